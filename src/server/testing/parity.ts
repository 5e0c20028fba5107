import { clockFor } from '../clock.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import { whyNot } from '../../domain/policy/access.ts'
import type { Action } from '../../domain/policy/question.ts'
import { did } from '../../domain/testing/factories.ts'
import { english } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { worded } from '../../domain/words/worded.ts'
import type { Caller } from '../caller.ts'
import { judgedOn } from '../links/closed-page.ts'
import { refusedFor } from '../errors.ts'
import type { TestApp } from './app.ts'
import type { Performed } from './performs.ts'
import { aJpeg, sent } from './pictures.ts'

/** What an order may have behind it when somebody acts on it. */
export const pasts = {
  open: [],
  'with a code on its way, and a remark that forbids rejecting': [
    did.remarked('Ontime delivery', 'receiver'),
    {
      type: 'otp_sent',
      data: { nonce: 'n', contacts: ['9876500002'], expires_at: '2099-01-01T00:00:00.000Z' },
    },
  ],
  ready: [
    did.remarked('Counted', 'receiver'),
    did.photo('a'),
    did.photo('b', 'spoc'),
    {
      type: 'delivery_attempted',
      data: {
        number: 1,
        reason: 'closed',
        text: null,
        photos: [],
        geo_tag: { loc: null, action_by: 'driver' },
      },
    },
    {
      type: 'label_read',
      data: {
        sscc: null,
        consignment: null,
        shipment: null,
        dangerous_goods: null,
        authority_to_leave: true,
        signature_required: null,
        not_before: null,
        not_after: null,
        by: 'sender',
      },
    },
  ],
  received: [did.received],
  rejected: [did.rejected],
  'under review, with a claim': [
    { ...did.received, data: { ...did.received.data, review_levels: 1 } },
    {
      type: 'claim_opened',
      data: {
        number: 1,
        origin: 'dispute',
        text: 'Two are wet',
        owner: 'office',
        due_at: '2099-01-01T00:00:00.000Z',
        action_by: 'receiver',
      },
    },
  ],
  'turned down by its review': [
    { ...did.received, data: { ...did.received.data, review_levels: 1 } },
    { type: 'reviewed', data: { is_approved: false, level: 1, levels: 1 } },
  ],
} as const satisfies Record<string, readonly OrderEvent[]>
/** A past by its name, and all of them. */
export type Past = keyof typeof pasts
export const pastNames = Object.keys(pasts) as Past[]

/**
 * Somebody who acts: how the call names them, who they are to the judge, and an order of theirs
 * with this past.
 */
export interface Actor {
  readonly as: string
  readonly caller: Caller
  readonly order: Order
}

/**
 * An answer that is not the judge's: what was done to which order, what the page expects, and what
 * the server said.
 */
export interface Differing {
  readonly action: Action
  readonly expected: string
  readonly answered: string
  readonly code: number
}

const photo = sent(await aJpeg(8, 8))

/**
 * Performs `action` and compares code and sentence with the judge's first reason, or where there is
 * none, the code with the call's own. `actor` is asked for anew where nothing forbids it, since the
 * order then changes.
 */
export const compare = async (
  t: TestApp,
  seen: Actor,
  actor: () => Promise<Actor>,
  action: Action,
  call: Performed,
): Promise<Differing> => {
  const { viewer, policy } = seen.caller
  const clock = clockFor(t.deps, { policy })
  const judged = await judgedOn(t.deps, seen.caller, '127.0.0.1', seen.order, clock.now)
  const [first, ...others] = [...(call.after ?? []), action].flatMap((one) =>
    whyNot(judged, one, viewer, policy, clock),
  )
  const { as, order } = first ? seen : await actor()
  const its = { order, photo, own_url: `${t.deps.settings.public_url}/api/orders` }
  const perform = () => t.call(as, call.url(its), call.body?.(its), call.headers)
  const first_answer = await perform()
  // A machine that stood still for the length of a deadline says 'busy': asked again, as it tells.
  const { code, body } = first_answer.code === 503 ? await perform() : first_answer
  const refusal = first && refusedFor([first, ...others])
  // In the client's own words, as the server says it to its people.
  const said = refusal && textOfAny(refusal.said, worded(english, policy.wording))
  return {
    action,
    expected: refusal ? `${refusal.code} ${said}` : String(call.code ?? 200),
    answered: refusal ? `${code} ${body.message}` : String(code),
    code,
  }
}
