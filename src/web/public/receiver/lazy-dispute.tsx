import { lazy, Suspense, type ComponentType } from 'react'
import type { DisputeProps } from './dispute.tsx'

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
