import { Component, type ReactNode } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { Notice } from './notice.tsx'

/**
 * Stands in for a page that broke or whose script did not arrive, and offers to load it again
 * (ERRS-03).
 */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  constructor(props: { children: ReactNode }) {
    super(props)
    // Written as a field it would bring a helper along that weighs more than this page can spare.
    this.state = { isBroken: false }
  }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const say = t(publicWords)
    if (!this.state.isBroken) return this.props.children
    return (
      <Notice
        title={say.loadFailed}
        text={say.noConnectionText}
        action={{ label: say.reload, press: () => location.reload() }}
      />
    )
  }
}
