import { lazy, Suspense, type ComponentType } from 'react'
import { onceSaid } from '../lib/language/language.ts'
import type { Predicted } from './offline/predict.ts'
import type { Waiting } from './offline/kept.ts'

/**
 * What the strip is about: a page's waiting actions, and since when the shown order is only
 * remembered.
 */
export interface StripProps {
  readonly page_id: string
  readonly identifier: string
  readonly items: readonly Waiting[]
  readonly doubts: Predicted['doubts'] | null
  /** When the shown order was last read, as text to show; null while there is a connection. */
  readonly as_of: string | null
}

const Nothing: ComponentType<StripProps> = () => null
// The page is worth more than its strip: where the script does not come, it goes without.
const Loaded = lazy<ComponentType<StripProps>>(() =>
  onceSaid(() => import('./offline/outbox-strip.tsx')).then(
    ({ OutboxStrip }) => ({ default: OutboxStrip }),
    () => ({ default: Nothing }),
  ),
)

/**
 * Says of each action that waits whether it is saved, sent or confirmed; nothing where nothing
 * waited.
 */
export const Strip = (props: StripProps) => {
  if (
    props.as_of === null &&
    !props.items.some(({ waited, state }) => waited || state === 'refused')
  )
    return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
