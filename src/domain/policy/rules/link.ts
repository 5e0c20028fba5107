import { sentence } from '../../words/sentence.ts'
import type { Action, Question } from '../question.ts'
import { forbidden, type Reason } from '../reason.ts'
import type { LinkParty } from '../viewer.ts'

/** What each kind of public link is good for (LINK-01). Receive is never a driver's. */
const granted: Record<LinkParty, ReadonlySet<Action>> = {
  receiver: new Set([
    'view_order',
    'receive',
    'reject',
    'trigger_otp',
    'verify_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'rating',
    'signature',
    'quantities',
    'dispute',
  ]),
  driver: new Set([
    'view_order',
    'trigger_otp',
    'verify_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'outbound',
    'signature',
    'quantities',
  ]),
  tracking: new Set(['view_order']),
}

/**
 * A plain order id can be guessed by whoever knows it: masked view, and the one-time password that
 * proves the receiver.
 */
const withoutProof: ReadonlySet<Action> = new Set(['view_order', 'trigger_otp', 'verify_otp'])

/** What the holder of a public link may not do. */
export const linkReasons = ({ action, viewer, policy }: Question): Reason[] => {
  if (!viewer.link) return []
  const { party, proof } = viewer.link
  if (action === 'receive' && party === 'driver') return [forbidden('driver_cannot_receive')]
  if (!granted[party].has(action)) return [forbidden('wrong_party', sentence(`actions.${action}`))]
  if (proof !== 'plain_id' || action === 'view_order') return []
  if (policy.otp.mode === 'none') return [forbidden('link_read_only')]
  return withoutProof.has(action) ? [] : [forbidden('link_needs_code')]
}
