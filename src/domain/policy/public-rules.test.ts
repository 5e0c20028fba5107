import { describe, expect, it } from 'vitest'
import { decide } from '../order/decide.ts'
import type { Command } from '../order/commands.ts'
import { aPolicy, anOrder, byLink, clock, did } from '../testing/factories.ts'
import type { PolicyDocument } from './policy.ts'
import { publicRulesOf, publicRulesSchema } from './public-rules.ts'
import { policyOfRules } from './ruled-policy.ts'

const documents: PolicyDocument[] = [
  {},
  {
    receive: { needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true },
    reject: { needs_remark: true },
  },
  {
    public_url_customization: { mandatory_fields_in_epod_closure: ['attachment', 'remarks'] },
    remark: { category_required: true },
  },
  {
    screen: { multiRemark: false, rating: false, bannedRejectRemarks: ['Wet'] },
    order_module_config: {
      remarks_mandatory_field: ['status_remark'],
      allow_deletion_of_attachments: true,
      additional_field_in_epod: [
        { key: 'seal', label: 'Seal', field_type: 'number', values: [] },
        { key: 'status_remark', label: 'Status', field_type: 'list', values: ['Others'] },
      ],
    },
  },
  { config: { remarks_mandatory_field: ['seal'] }, otp: { mode: 'none' } },
  { signature: 'required' },
  { signature: 'off' },
  { not_delivered: { reasons: ['closed'], needs_photo: true } },
  ...(['goods_condition', 'add_remark', 'add_attachments', 'receive_order'] as const).map(
    (flag): PolicyDocument => ({ dashboard_customization: { hide: { [flag]: true } } }),
  ),
]
const remark: Command = {
  type: 'remark',
  by: '',
  text: 'Wet',
  categories: [],
  custom_fields: {},
  extra_fields: {},
}
const commands: Command[] = [
  { type: 'receive' },
  { type: 'reject' },
  { type: 'verify_otp', matches: true },
  remark,
  { ...remark, text: '', custom_fields: { status_remark: 'Others' } },
  { ...remark, categories: ['Intact'], custom_fields: { seal: 'x' } },
  { ...remark, extra_fields: { condition: 'intact,damaged' } },
  { type: 'goods_condition', missing: [{ text: 'Box', qty: 1 }], damaged: null },
  { type: 'rating', client_rating: 4 },
  { type: 'outbound' },
  { type: 'delete_photo', url: 'a' },
  { type: 'not_delivered', reason: 'closed', text: '' },
  { type: 'not_delivered', reason: 'no_time', text: '' },
  { type: 'answer_attempt', number: 1, answer: 'nobody_came' },
  {
    type: 'signature',
    signature: { name: 'Meera', relation: 'Storekeeper', url: 'u', digest: 'd' },
  },
  {
    type: 'photo',
    photo: {
      url: 'u',
      tag: 'epod',
      file_name: 'a.jpg',
      ext: 'jpg',
      digest: 'd',
      captured_at: null,
      place: null,
    },
  },
]
const orders = [
  anOrder(),
  anOrder(did.remarked('Wet')),
  anOrder(did.remarked('ok'), did.photo('a'), did.photo('b', 'spoc')),
  anOrder(did.received),
  anOrder(did.rejected),
  anOrder({
    type: 'signed',
    data: { name: 'Meera', relation: 'Storekeeper', url: 'u', digest: 'd', action_by: 'receiver' },
  }),
]

describe('the rules that a phone is given', () => {
  it('judge whatever a link’s holder may ask for as the whole policy does [PUBL-07, REPL-03]', () => {
    for (const document of documents) {
      const policy = aPolicy(document)
      const ruled = policyOfRules(
        publicRulesSchema.parse(JSON.parse(JSON.stringify(publicRulesOf(policy)))),
      )
      for (const party of ['receiver', 'driver', 'tracking'] as const)
        for (const proof of ['reference', 'code', 'plain_id'] as const)
          for (const order of orders)
            for (const command of commands) {
              const viewer = byLink(party, proof)
              expect(
                decide(order, command, viewer, ruled, clock),
                `${party} ${command.type} ${JSON.stringify(document)}`,
              ).toEqual(decide(order, command, viewer, policy, clock))
            }
    }
  })
})
