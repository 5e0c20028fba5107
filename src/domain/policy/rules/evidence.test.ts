import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../order/events.ts'
import { aPolicy, aViewer, anOrder, clock, did } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { whyNot } from '../access.ts'
import type { PolicyDocument } from '../policy.ts'
import { inEnglish } from '../../testing/in-english.ts'

const why = (
  action: 'receive' | 'reject' | 'verify_otp',
  document: PolicyDocument,
  ...events: OrderEvent[]
): string[] =>
  whyNot(
    anOrder(...events),
    action,
    aViewer(),
    aPolicy({ show_receive_button: true, ...document }),
    clock,
  ).map(inEnglish)

const three: PolicyDocument = {
  receive: { needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true },
}
const [noRemark, noPod, noFace] = [
  words.remarks_missing,
  words.pod_missing,
  words.recipient_picture_missing,
]

describe('evidence for a receipt', () => {
  it.each<[string, OrderEvent[], string[]]>([
    ['nothing', [], [noRemark, noPod, noFace]],
    ['the receiver’s remark', [did.remarked('ok')], [noPod, noFace]],
    ['the account’s own remark', [did.remarked('ok', 'client')], [noPod, noFace]],
    ['a remark of the driver', [did.remarked('ok', 'driver')], [noRemark, noPod, noFace]],
    ['a remark of the transporter', [did.remarked('ok', 'transporter')], [noRemark, noPod, noFace]],
    ['a paper', [did.remarked('ok'), did.photo('a')], [noFace]],
    ['a face', [did.remarked('ok'), did.photo('a', 'spoc')], [noPod]],
    ['all three', [did.remarked('ok'), did.photo('a'), did.photo('b', 'spoc')], []],
    [
      'a photo that was deleted',
      [
        did.remarked('ok'),
        did.photo('a'),
        did.photo('b', 'spoc'),
        { type: 'photo_deleted', data: { url: 'a', digest: 'a' } },
      ],
      [noPod],
    ],
  ])('with %s lacks the rest [EPOD-05]', (_case, events, messages) =>
    expect(why('receive', three, ...events)).toEqual(messages),
  )

  it('is asked of the one-time password alike [EPOD-05]', () =>
    expect(why('verify_otp', three, did.codeSent())).toEqual([noRemark, noPod, noFace]))

  it.each<[('attachment' | 'remarks' | 'item_condition')[], OrderEvent[], string[]]>([
    [['attachment'], [], [words.following_details(['Attachment'])]],
    [['attachment'], [did.photo('a', 'spoc')], []],
    [['remarks'], [], [words.following_details(['Remarks'])]],
    [['item_condition'], [did.remarked('ok', 'driver')], []],
    [
      ['remarks', 'item_condition', 'attachment'],
      [],
      ['Please Enter following details Attachment, Remarks'],
    ],
    [[], [], []],
  ])('follows the list %j [EPOD-06]', (mandatory_fields_in_epod_closure, events, messages) => {
    expect(
      why('receive', { public_url_customization: { mandatory_fields_in_epod_closure } }, ...events),
    ).toEqual(messages)
  })
})

describe('evidence for a rejection', () => {
  const strict: PolicyDocument = {
    reject: { needs_remark: true },
    screen: { bannedRejectRemarks: ['Intact'] },
  }
  it.each<[string, OrderEvent[], string[]]>([
    ['nothing', [], [noRemark]],
    ['the driver’s word alone', [did.remarked('broken', 'driver')], [noRemark]],
    ['a reason', [did.remarked('broken')], []],
    [
      'a banned last remark',
      [did.remarked('broken'), did.remarked('Intact')],
      [words.change_remark],
    ],
    ['a banned remark that was taken back', [did.remarked('Intact'), did.remarked('broken')], []],
  ])('with %s is judged by the last remark [EPOD-07]', (_case, events, messages) =>
    expect(why('reject', strict, ...events)).toEqual(messages),
  )

  it('is asked for nothing where the policy demands nothing [EPOD-07]', () =>
    expect(why('reject', {})).toEqual([]))
})

describe('damage', () => {
  const damaged: OrderEvent = {
    type: 'goods_listed',
    data: { missing: null, damaged: [{ text: 'Fan', qty: 1 }] },
  }
  const ticked = (condition: string[]): OrderEvent => ({
    type: 'remarked',
    data: {
      name: null,
      text: 'Wet',
      categories: [],
      action_by: 'receiver',
      custom_fields: {},
      extra_fields: { condition },
      exception: true,
    },
  })
  const asked: PolicyDocument = { receive: { damage_needs_photo: true } }
  it.each<[string, OrderEvent[], boolean]>([
    ['none', [did.remarked('ok')], false],
    ['shortage alone', [ticked(['shortage'])], false],
    ['a ticked condition', [ticked(['damaged', 'shortage'])], true],
    ['a list', [damaged], true],
    ['a list and a photo', [damaged, did.photo('a')], false],
    ['a list and the recipient', [damaged, did.photo('a', 'spoc')], true],
    ['a list and the door', [damaged, did.photo('a', 'door')], true],
  ])('by %s is photographed before the order closes [DOOR-05]', (_case, events, isLacking) => {
    const lacking = isLacking ? [words.damage_photo_missing] : []
    expect(why('receive', asked, ...events)).toEqual(lacking)
    expect(why('verify_otp', asked, did.codeSent(), ...events)).toEqual(lacking)
    expect(why('reject', asked, ...events)).toEqual(lacking)
    expect(why('receive', {}, ...events)).toEqual([])
  })

  it('is asked for once where the paper is photographed anyway [DOOR-05] [EPOD-05]', () => {
    const both: PolicyDocument = { receive: { damage_needs_photo: true, needs_epod_photo: true } }
    expect(why('receive', both, damaged)).toEqual([noPod])
  })
})
