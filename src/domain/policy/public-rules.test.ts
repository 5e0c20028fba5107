import { describe, expect, it } from 'vitest'
import { decide } from '../order/decide.ts'
import type { Command } from '../order/commands.ts'
import type { LabelRead } from '../order/label/order-label.ts'
import type { OrderEvent } from '../order/events.ts'
import type { Order } from '../order/order.ts'
import { WHOLE_ORDER } from '../order/proof/stating-party.ts'
import { isRefusal, type Refusal } from '../order/refusal.ts'
import { aPolicy, anOrder, byLink, clock, clockAfter, did } from '../testing/factories.ts'
import { HOUR } from '../time.ts'
import { whyNot } from './access.ts'
import type { Policy, PolicyDocument } from './policy.ts'
import { publicRulesOf, publicRulesSchema, type PublicRules } from './public-rules.ts'
import { policyOfRules } from './ruled-policy.ts'
import type { LinkAction } from './rules/link.ts'
import type { LinkParty } from './viewer.ts'

/** Of each rule that a phone is given, documents that set what it says. */
const byRule: Readonly<Record<keyof PublicRules, readonly PolicyDocument[]>> = {
  hide: (['goods_condition', 'add_remark', 'add_attachments', 'receive_order'] as const).map(
    (flag) => ({ dashboard_customization: { hide: { [flag]: true } } }),
  ),
  allow_deletion_of_attachments: [{ order_module_config: { allow_deletion_of_attachments: true } }],
  remarks_mandatory_field: [
    { config: { remarks_mandatory_field: ['seal'] } },
    { order_module_config: { remarks_mandatory_field: ['status_remark'] } },
  ],
  category_required: [{ remark: { category_required: true } }],
  additional_field_in_epod: [
    {
      order_module_config: {
        remarks_mandatory_field: ['status_remark'],
        allow_deletion_of_attachments: true,
        additional_field_in_epod: [
          { key: 'seal', label: 'Seal', field_type: 'number', values: [] },
          { key: 'status_remark', label: 'Status', field_type: 'list', values: ['Others'] },
        ],
      },
    },
  ],
  mandatory_fields_in_epod_closure: (['attachment', 'remarks', 'item_condition'] as const).map(
    (field) => ({ public_url_customization: { mandatory_fields_in_epod_closure: [field] } }),
  ),
  rating: [{ screen: { rating: false } }],
  multiRemark: [{ screen: { multiRemark: false } }],
  bannedRejectRemarks: [{ screen: { bannedRejectRemarks: ['Wet'] } }],
  otp_mode: (['on_demand', 'delivery_code', 'none'] as const).map((mode) => ({ otp: { mode } })),
  receive_needs_remark: [{ receive: { needs_remark: true } }],
  receive_needs_epod_photo: [{ receive: { needs_epod_photo: true } }],
  receive_needs_spoc_photo: [
    { receive: { needs_spoc_photo: true } },
    { receive: { needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true } },
  ],
  damage_needs_photo: [{ receive: { damage_needs_photo: true } }],
  reject_needs_remark: [{ reject: { needs_remark: true } }],
  signature: (['off', 'required'] as const).map((signature) => ({ signature })),
  label_window: (['refuse', 'flag', 'ignore'] as const).map((window) => ({ labels: { window } })),
  label_leave: (['never', 'sender', 'door'] as const).map((leave) => ({ labels: { leave } })),
  not_delivered: [
    { not_delivered: { reasons: ['closed'], needs_photo: true } },
    { not_delivered: { reasons: [] } },
  ],
  review_levels: [{ review_levels: 2 }],
  dispute_hours: [{ claims: { dispute_hours: 1 } }],
  reached_within_metres: [{ reached_within_metres: 50 }],
}
const documents: readonly PolicyDocument[] = [{}, ...Object.values(byRule).flat()]

/** What a link may be good for, and a phone judges: codes are the server's alone to send. */
type Predictable = Exclude<LinkAction, 'view_order' | 'trigger_otp'>
const remark = {
  type: 'remark',
  by: '',
  text: 'Wet',
  categories: [],
  custom_fields: {},
  extra_fields: {},
} satisfies Command
const label: LabelRead = {
  sscc: null,
  consignment: null,
  shipment: null,
  dangerous_goods: null,
  authority_to_leave: null,
  signature_required: null,
  not_before: null,
  not_after: null,
}
const geo_tag = { loc: [18.5, 73.8] as [number, number] }
const byAction: {
  readonly [A in Predictable]: readonly Extract<Command, { type: A }>[]
} = {
  receive: [{ type: 'receive' }, { type: 'receive', geo_tag, reason: 'Wet' }],
  reject: [{ type: 'reject' }, { type: 'reject', geo_tag, reason: 'Wet' }],
  verify_otp: [{ type: 'verify_otp', matches: true }],
  remark: [
    remark,
    { ...remark, text: '', custom_fields: { status_remark: 'Others' } },
    { ...remark, categories: ['Intact'], custom_fields: { seal: 'x' } },
    { ...remark, extra_fields: { condition: 'intact,damaged' } },
  ],
  goods_condition: [
    { type: 'goods_condition', missing: [{ text: 'Box', qty: 1 }], damaged: null },
    { type: 'goods_condition', missing: null, damaged: [{ text: 'Box', qty: 1 }] },
  ],
  rating: [{ type: 'rating', client_rating: 4 }],
  outbound: [{ type: 'outbound' }, { type: 'outbound', geo_tag }],
  delete_photo: [{ type: 'delete_photo', url: 'a' }],
  not_delivered: [
    { type: 'not_delivered', reason: 'closed', text: '' },
    { type: 'not_delivered', reason: 'no_time', text: '', geo_tag },
  ],
  answer_attempt: [{ type: 'answer_attempt', number: 1, answer: 'nobody_came' }],
  signature: [
    {
      type: 'signature',
      signature: { name: 'Meera', relation: 'Storekeeper', url: 'u', digest: 'd' },
    },
  ],
  photo: (['epod', 'spoc', 'door'] as const).map((tag) => ({
    type: 'photo',
    photo: {
      url: 'u',
      tag,
      file_name: 'a.jpg',
      ext: 'jpg',
      digest: 'd',
      captured_at: null,
      place: null,
    },
  })),
  quantities: [
    {
      type: 'quantities',
      lines: [{ line: WHOLE_ORDER, quantity: 3, damaged: 1, wrong: 0, expired: 0, note: 'Wet' }],
    },
  ],
  dispute: [{ type: 'dispute', text: 'Two boxes are wet' }],
  label: [
    { type: 'label', read: { ...label, consignment: 'C1', signature_required: true } },
    { type: 'label', read: { ...label, not_before: clockAfter(HOUR).now } },
  ],
  leave: [{ type: 'leave' }, { type: 'leave', geo_tag }],
}
/** Whether a dispute opens a claim is not judged on a phone: it goes straight to the server. */
const { dispute: _straight, ...waiting } = byAction
const commands: readonly Command[] = Object.values(waiting).flat()

/** `whole`, throwing where it is asked for what it does not own: the view is cast to a policy. */
const strict = <T extends object>(whole: T, path = 'policy'): T =>
  new Proxy(whole, {
    get: (target, key) => {
      if (!Object.hasOwn(target, key)) throw new Error(`no rule says ${path}.${String(key)}`)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? strict(value, `${path}.${String(key)}`)
        : value
    },
  })

/** An order on which the holder of a link has done this. */
const after = (party: LinkParty, command: Command): Order => {
  const events = decide(anOrder(), command, byLink(party), aPolicy(lenient), clock)
  if (isRefusal(events)) throw new Error(`${command.type} is refused by ${party}`)
  return anOrder(...events)
}
const lenient: PolicyDocument = { labels: { leave: 'door' } }
const orders = [
  anOrder(),
  anOrder(did.remarked('Wet')),
  anOrder(did.remarked('ok'), did.photo('a'), did.photo('b', 'spoc')),
  anOrder(did.received),
  anOrder(did.rejected),
  anOrder(did.codeSent()),
  ...byAction.signature.map((command) => after('receiver', command)),
  ...byAction.goods_condition.map((command) => after('receiver', command)),
  ...[...byAction.label, ...byAction.outbound].map((command) => after('driver', command)),
  ...byAction.quantities.map((command) => after('driver', command)),
  after('driver', { type: 'not_delivered', reason: 'closed', text: '' }),
]
/** As far as links are told of it: claims are the desk's. */
const told = (outcome: OrderEvent[] | Refusal): OrderEvent[] | Refusal =>
  isRefusal(outcome) ? outcome : outcome.filter(({ type }) => type !== 'claim_opened')
const links = (['receiver', 'driver', 'tracking'] as const).flatMap((party) =>
  (['reference', 'code', 'plain_id'] as const).map((proof) => byLink(party, proof)),
)

describe('the rules that a phone is given', () => {
  it.each(documents)(
    'judge whatever a link’s holder may ask for as the whole policy does: %j [PUBL-07, REPL-03]',
    (document) => {
      const policy = aPolicy(document)
      const ruled = strict(
        policyOfRules(publicRulesSchema.parse(JSON.parse(JSON.stringify(publicRulesOf(policy))))),
      )
      const judged = (by: Policy): string[] =>
        links.flatMap((viewer) =>
          orders.flatMap((order, at) =>
            commands.map(
              (command) =>
                `${viewer.link?.party} by ${viewer.link?.proof}, ${at}, ${command.type}: ` +
                JSON.stringify(told(decide(order, command, viewer, by, clock))),
            ),
          ),
        )
      expect(judged(ruled)).toEqual(judged(policy))
    },
  )

  it('say of each action whether it is offered as the whole policy does [PUBL-07, REPL-03]', () => {
    const actions = [...Object.keys(byAction), 'trigger_otp', 'view_order'] as LinkAction[]
    for (const document of documents) {
      const policy = aPolicy(document)
      const ruled = strict(policyOfRules(publicRulesOf(policy)))
      for (const viewer of links)
        for (const order of orders)
          for (const action of actions)
            expect(whyNot(order, action, viewer, ruled, clock), action).toEqual(
              whyNot(order, action, viewer, policy, clock),
            )
    }
  })
})
