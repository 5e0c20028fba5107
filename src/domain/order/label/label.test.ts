import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import {
  anInput,
  aPolicy,
  aViewer,
  anOrder,
  byLink,
  clock,
  did,
  NOW,
} from '../../testing/factories.ts'
import { labelRead, silentLabel } from '../../testing/label-read.ts'
import { HOUR, later, type Clock } from '../../time.ts'
import { decide } from '../decide.ts'
import { decideNew, missingIn } from '../entry/create.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import type { LabelRead } from './order-label.ts'
import { labelReadIn } from './read-label.ts'

const desk = aViewer()
const driver = byLink('driver')
const receiver = byLink('receiver')
const signed: OrderEvent = {
  type: 'signed',
  data: { name: 'Meera', relation: 'Owner', url: 'u', digest: 'd', action_by: 'driver' },
}
const codes = (
  order: Order,
  action: 'receive' | 'verify_otp' | 'leave' | 'label' | 'reject',
  viewer: Viewer = receiver,
  document: PolicyDocument = {},
  at: Clock = clock,
): string[] =>
  whyNot(order, action, viewer, aPolicy({ show_receive_button: true }, document), at).map(
    ({ code }) => code,
  )
const outcome = (
  order: Order,
  command: Parameters<typeof decide>[1],
  viewer: Viewer,
  document: PolicyDocument = {},
  at: Clock = clock,
) => {
  const found = decide(order, command, viewer, aPolicy({ show_receive_button: true }, document), at)
  return isRefusal(found) ? found.refused.map(({ code }) => code) : found
}

describe('a label of an order', () => {
  it('is taken with adding, its times in the client’s zone, and a bad one refuses it [TRADE-06]', () => {
    const added = (label: string) => {
      const made = decideNew(anInput({ label }), desk, aPolicy(), clock)
      return isRefusal(made) ? made.refused : made
    }
    expect(added('43231\x1d43242603101400')).toMatchObject([
      {
        type: 'created',
        data: {
          entered: {
            label: {
              signature_required: true,
              not_before: '2026-03-10T08:30:00.000Z',
              at_door: [],
            },
          },
        },
      },
    ])
    expect(added('43239')).toMatchObject([{ code: 'gs1_flag', field: 'label' }])
    expect(added('403R7')).toMatchObject([{ code: 'label_tells_nothing', field: 'label' }])
    expect(added('43242603101400\x1d43252603101300')).toMatchObject([
      { code: 'label_window_empty', field: 'label' },
    ])
    expect(decideNew(anInput(), desk, aPolicy(), clock)).not.toHaveProperty('0.data.entered.label')
  })

  it('is wrong in a form by the sentence that refuses its order [TRADE-07]', () => {
    for (const label of ['LR-7', '(4323)2', '(403)R7', '(4324)2603101400(4325)2603101300']) {
      const refused = decideNew(anInput({ label }), desk, aPolicy(), clock)
      const wrong = missingIn(anInput({ label }), aPolicy(), clock)
      expect(wrong).toMatchObject([{ field: 'label' }])
      expect(isRefusal(refused) && refused.refused).toEqual(wrong)
    }
    for (const label of [undefined, null, '', '(4323)1'])
      expect(missingIn(anInput({ label }), aPolicy(), clock)).toEqual([])
  })

  it('that comes later wins for what it names; the sender’s stands against the door’s [TRADE-06]', () => {
    const later_label = anOrder(
      labelRead('sender', { sscc: '1', signature_required: true, not_after: NOW }),
      labelRead('sender', { sscc: '2', signature_required: false }),
      labelRead('door', { sscc: '2', signature_required: true, dangerous_goods: true }),
      labelRead('door', { dangerous_goods: false }),
    )
    expect(later_label.label).toEqual({
      sscc: ['1', '2'],
      consignment: null,
      shipment: null,
      dangerous_goods: false,
      authority_to_leave: null,
      signature_required: false,
      not_before: null,
      not_after: NOW,
      at_door: ['dangerous_goods'],
    })
  })

  it.each<[string, OrderEvent[], Viewer, Partial<LabelRead>, unknown]>([
    ['the desk', [], desk, { sscc: '1' }, [{ type: 'label_read', data: { by: 'sender' } }]],
    ['a driver', [], driver, { sscc: '1' }, [{ type: 'label_read', data: { by: 'door' } }]],
    ['a driver again', [labelRead('door', { sscc: '1' })], driver, { sscc: '1' }, []],
    ['a receiver', [], receiver, { sscc: '1' }, ['wrong_party']],
    ['nobody after the end', [did.received], driver, { sscc: '1' }, ['already_received']],
    [
      'another consignment',
      [labelRead('sender', { consignment: 'A' })],
      driver,
      { consignment: 'B' },
      ['label_other_order'],
    ],
    [
      'an empty time',
      [labelRead('sender', { not_before: NOW })],
      desk,
      { not_after: later(NOW, -1) },
      ['label_window_empty'],
    ],
  ])('is read by %s [TRADE-06]', (_who, past, viewer, told, expected) => {
    const found = outcome(
      anOrder(...past),
      { type: 'label', read: { ...silentLabel, ...told } },
      viewer,
    )
    if (Array.isArray(expected) && expected.length === 0) expect(found).toEqual([])
    else expect(found).toMatchObject(expected as object)
  })

  it('keeps at most a hundred units [TRADE-06]', () => {
    const units = Array.from({ length: 100 }, (_, at) => labelRead('door', { sscc: String(at) }))
    expect(
      outcome(anOrder(...units), { type: 'label', read: { ...silentLabel, sscc: 'x' } }, driver),
    ).toEqual(['label_too_many'])
  })

  it('never fails on what is scanned', () => {
    expect(labelReadIn('x'.repeat(5_000), clock)).toMatchObject({ code: 'gs1_none' })
  })
})

describe('what a label asks of closing', () => {
  const asks = labelRead('sender', { signature_required: true })
  it('is a signature, where the account takes them [TRADE-06] [SIGN-01]', () => {
    const order = anOrder(did.codeSent(), asks)
    expect([
      codes(order, 'receive'),
      codes(order, 'verify_otp'),
      codes(order, 'receive', receiver, { signature: 'required' }),
      codes(order, 'receive', receiver, { signature: 'off' }),
      codes(order, 'reject'),
      codes(anOrder(asks, signed), 'receive'),
    ]).toEqual([['label_signature'], ['label_signature'], ['signature_missing'], [], [], []])
  })

  const soon = labelRead('sender', { not_before: later(NOW, HOUR) })
  const past = labelRead('sender', { not_after: later(NOW, -HOUR) })
  it('is a time, which the policy refuses, flags or ignores [TRADE-06]', () => {
    const refuse: PolicyDocument = { labels: { window: 'refuse' } }
    expect([
      codes(anOrder(soon), 'receive', receiver, refuse),
      codes(anOrder(past), 'receive', receiver, refuse),
      codes(anOrder(soon), 'receive', desk, refuse),
      codes(anOrder(soon), 'reject', receiver, refuse),
      codes(anOrder(soon), 'receive'),
    ]).toEqual([['label_too_early'], ['label_too_late'], ['label_too_early'], [], []])
    // The desk may tell later of what was in time.
    expect([
      outcome(anOrder(past), { type: 'receive' }, desk, refuse),
      outcome(anOrder(past), { type: 'receive', closer: later(NOW, -2 * HOUR) }, desk, refuse),
      outcome(anOrder(past), { type: 'receive' }, desk, { labels: { window: 'ignore' } }),
      outcome(anOrder(past), { type: 'receive' }, desk),
    ]).toMatchObject([
      ['label_too_late'],
      [{ type: 'received' }],
      [{ type: 'received' }],
      [{ type: 'received', data: { outside: 'late' } }],
    ])
    const flagged = outcome(anOrder(soon), { type: 'receive' }, receiver)
    const after = anOrder(soon, ...(flagged as OrderEvent[]))
    expect([after.label?.missed, after.extra_fields.exception]).toEqual(['early', true])
    expect(
      outcome(anOrder(past), { type: 'receive' }, desk, { labels: { window: 'ignore' } }),
    ).not.toHaveProperty('0.data.outside')
  })

  it('counts from when the phone captured it, where that is believed [TRADE-06] [PUBL-07]', () => {
    const at = later(NOW, -2 * HOUR)
    const refuse: PolicyDocument = { labels: { window: 'refuse' } }
    const waited: Clock = { ...clock, claim: { at, device_now: NOW } }
    const wrong: Clock = { ...clock, claim: { at, device_now: later(NOW, HOUR) } }
    expect([
      codes(anOrder(past), 'receive', receiver, refuse, waited),
      codes(anOrder(past), 'receive', receiver, refuse, wrong),
    ]).toEqual([[], ['label_too_late']])
  })
})

describe('authority to leave', () => {
  const may = labelRead('sender', { authority_to_leave: true })
  const photo = did.photo('a')
  it.each<[string, OrderEvent[], Viewer, PolicyDocument, string[]]>([
    ['no label', [photo], driver, {}, ['leave_not_allowed']],
    [
      'a label that says no',
      [labelRead('sender', { authority_to_leave: false }), photo],
      driver,
      {},
      ['leave_not_allowed'],
    ],
    ['no photo', [may], driver, {}, ['leave_photo']],
    ['a face alone', [may, did.photo('a', 'spoc')], driver, {}, ['leave_photo']],
    ['a photo', [may, photo], driver, {}, []],
    ['a photo, for the desk', [may, photo], desk, {}, []],
    ['a receiver', [may, photo], receiver, {}, ['wrong_party']],
    [
      'a signature asked for too',
      [may, labelRead('sender', { signature_required: true }), photo, signed],
      driver,
      {},
      ['leave_signature'],
    ],
    [
      'a policy that asks for it',
      [may, photo],
      driver,
      { signature: 'required' },
      ['leave_signature'],
    ],
    [
      'a label of the door',
      [labelRead('door', { authority_to_leave: true }), photo],
      driver,
      {},
      ['leave_not_confirmed'],
    ],
    [
      'a label of the door that counts',
      [labelRead('door', { authority_to_leave: true }), photo],
      driver,
      { labels: { leave: 'door' } },
      [],
    ],
    [
      'a policy without',
      [may, photo],
      driver,
      { labels: { leave: 'never' } },
      ['leave_not_allowed'],
    ],
    ['the end', [may, photo, did.received], driver, {}, ['already_received']],
    [
      'a time ahead',
      [may, photo, labelRead('sender', { not_before: later(NOW, HOUR) })],
      driver,
      { labels: { window: 'refuse' } },
      ['label_too_early'],
    ],
  ])('is judged with %s [TRADE-06]', (_case, past, viewer, document, expected) => {
    expect(codes(anOrder(...past), 'leave', viewer, document)).toEqual(expected)
  })

  it('closes the order without a receiver; a driver still never receives [TRADE-06] [LINK-01]', () => {
    const order = anOrder(may, photo)
    const left = outcome(order, { type: 'leave' }, driver)
    expect(left).toMatchObject([{ type: 'received', data: { through: 'left', spoc: null } }])
    expect(anOrder(may, photo, ...(left as OrderEvent[])).epod.otp).toEqual({
      verified: true,
      verified_at: NOW,
      verified_through: 'left',
    })
    expect(codes(order, 'receive', driver)).toEqual(['driver_cannot_receive'])
  })
})
