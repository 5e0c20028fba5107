import { lazy, Suspense, type ComponentType } from 'react'
import type { Page } from './page.ts'

/** Either what was disputed, with the way to do it, or the question itself. */
export type DisputeProps = { readonly page: Page } & (
  | { readonly onAsk: () => void }
  | { readonly onDone: () => void }
)

const Nothing: ComponentType<DisputeProps> = () => null
const Loaded = lazy<ComponentType<DisputeProps>>(() =>
  import('./dispute.tsx').then(
    ({ Dispute }) => ({ default: Dispute }),
    () => ({ default: Nothing }),
  ),
)

/** The receiver's dispute: few need it, so that nobody else loads it (SIDE-02). */
export const Dispute = (props: DisputeProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
