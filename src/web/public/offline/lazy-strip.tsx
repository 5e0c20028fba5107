import { lazy, Suspense, type ComponentType } from 'react'
import { onceSaid } from '../../lib/language/language.ts'
import type { StripProps } from './outbox-strip.tsx'

const Nothing: ComponentType<StripProps> = () => null
// The page is worth more than its strip: where the script does not come, it goes without.
const Loaded = lazy<ComponentType<StripProps>>(() =>
  onceSaid(() => import('./outbox-strip.tsx')).then(
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
