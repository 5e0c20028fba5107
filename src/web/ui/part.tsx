import { Component, lazy, type ComponentType, type ReactNode } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { pageWords } from '../../domain/words/pages.ts'
import { ChunkFailure, loadChunk } from '../lib/chunk.ts'
import { onceSaid, t } from '../lib/language/language.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import './overlay.css'

interface Failed {
  readonly failure: Error | null
}

/**
 * Catches a part that did not load, so that everything around it stays as it is, and what was typed
 * with it.
 */
class Boundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = { failure: null }

  static getDerivedStateFromError(failure: Error): Failed {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (!(failure instanceof ChunkFailure)) throw failure
    return (
      <div className="snackbars part-failed">
        <div className="snackbar snackbar-error" role="alert">
          <Icon name="warning" />
          <span className="snackbar-message">
            {failure.message}. {t(pageWords).chunkHint}
          </span>
          <Button onClick={() => location.reload()}>{t(dashboardWords).reload}</Button>
        </div>
      </div>
    )
  }
}

/**
 * A part of the page that loads when it is first shown; where it cannot, the page says so and
 * offers to reload (ERRS-03). Suspense is the caller's.
 */
export const lazyPart = <P extends object>(
  id: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const Part = lazy(async () => ({ default: await loadChunk(id, () => onceSaid(load)) }))
  // A lazy component takes what its component takes, which the types do not follow for a type
  // variable.
  const Inner = Part as unknown as ComponentType<P>
  return (props) => (
    <Boundary>
      <Inner {...props} />
    </Boundary>
  )
}
