import { describe, expect, it } from 'vitest'
import { whyNot } from '../../policy/access.ts'
import {
  aPolicy,
  anOrder,
  aViewer,
  byLink,
  clock,
  created,
  did,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { labelRead } from '../../testing/label-read.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { replay } from '../evolve.ts'
import { untoldLabel } from '../label/order-label.ts'
import { deliveryEvents } from './delivery-events.ts'
import { decideUndo, formerOf, type UndoCommand } from './undo.ts'

const mayUpload = aPolicy({ dashboard_customization: { bulk_upload: true } })
const undo = (rev: number, former: UndoCommand['former'] = null, is_held = false): UndoCommand => ({
  type: 'undo_import',
  import_id: 'i-1',
  rev,
  former,
  is_held,
})
const edited: OrderEvent = {
  type: 'edited',
  data: { fields: { truck_number: 'KA05', client: 'Other' } },
}

describe('undoing an import', () => {
  it('takes out an order that it added and nobody has touched since, and the log keeps that it was there [IMPO-02]', () => {
    const outcome = decide(anOrder(), undo(1), aViewer(), mayUpload, clock)
    expect(outcome).toEqual([{ type: 'withdrawn', data: { import_id: 'i-1' } }])
    expect(anOrder(...(outcome as OrderEvent[]))).toEqual({ ...anOrder(), rev: 2, withdrawn: true })
  })

  it('leaves an order that it added where a legal hold keeps it [IMPO-02] [DATA-01]', () => {
    expect(decide(anOrder(), undo(1, null, true), aViewer(), mayUpload, clock)).toMatchObject({
      refused: [{ kind: 'done', code: 'hold_keeps' }],
    })
  })

  it('gives an order whose label it read the one it had before, which says nothing where there was none [IMPO-02] [TRADE-07]', () => {
    const read = (sscc: string) => labelRead('sender', { sscc })
    const log = recorded([created(), read('1'), read('2')])
    expect([formerOf(log.slice(0, 2)), formerOf(log)]).toEqual([
      { label: untoldLabel },
      { label: { ...untoldLabel, sscc: ['1'] } },
    ])
  })

  it('gives one that it changed its former values under a legal hold too, since nothing goes [IMPO-02] [DATA-01]', () => {
    const former = { truck_number: 'MH12' }
    expect(
      decide(anOrder(edited), undo(2, former, true), aViewer(), mayUpload, clock),
    ).toMatchObject([{ type: 'edited', data: { fields: former } }])
  })

  it('gives an order that it changed the values it had before, and no others [IMPO-02]', () => {
    const before = orderOf({ truck_number: 'MH12' })
    const log = recorded([created({ truck_number: 'MH12' }), edited])
    const former = formerOf(log)
    expect(former).toEqual({ truck_number: 'MH12', client: before.client })
    const outcome = decide(
      anOrder(edited),
      undo(2, former),
      aViewer(),
      mayUpload,
      clock,
    ) as OrderEvent[]
    expect(replay(recorded([created({ truck_number: 'MH12' }), edited, ...outcome]))).toEqual({
      ...before,
      rev: 3,
    })
    expect(formerOf(log.slice(0, 1))).toBeNull()
    const again: OrderEvent = { type: 'edited', data: { fields: { truck_number: 'GJ01' } } }
    const longer = recorded([created({ truck_number: 'MH12' }), edited, again, did.remarked('x')])
    expect([formerOf(longer.slice(0, 3)), formerOf(longer)]).toEqual([{ truck_number: 'KA05' }, {}])
  })

  it.each<[string, OrderEvent]>([
    ['was changed', edited],
    [
      'has a link',
      { type: 'link_created', data: { link_id: 'l', party: 'receiver', expires_at: clock.now } },
    ],
    [
      'was written about',
      { type: 'notified', data: { notificationType: 'sms', status: 'delivered' } },
    ],
    ['has a remark', did.remarked('x')],
    ['has a photo', did.photo('a')],
    ['has a code on its way', did.codeSent()],
  ])('leaves an order that %s since as it is, and says why [IMPO-02]', (_what, event) => {
    expect(decide(anOrder(event), undo(1), aViewer(), mayUpload, clock)).toMatchObject({
      refused: [{ kind: 'done', code: 'touched_since' }],
      record: [],
    })
  })

  it('takes out an order to which the timer alone has sent a code since [IMPO-02] [OTP-03]', () => {
    const sent = anOrder(did.codeSent())
    const outcome = (codes: number) =>
      decide(sent, { ...undo(1), codes }, aViewer(), mayUpload, clock)
    expect(outcome(1)).toEqual([{ type: 'withdrawn', data: { import_id: 'i-1' } }])
    expect(outcome(0)).toMatchObject({ refused: [{ code: 'touched_since' }] })
  })

  it('looks past what the same import did later and was taken back before [IMPO-02]', () => {
    const again = anOrder(edited, edited)
    const outcome = (own: number) => decide(again, { ...undo(1), own }, aViewer(), mayUpload, clock)
    expect(outcome(2)).toEqual([{ type: 'withdrawn', data: { import_id: 'i-1' } }])
    expect(outcome(1)).toMatchObject({ refused: [{ code: 'touched_since' }] })
  })

  it.each([
    ['received', did.received, 'already_received'],
    ['rejected', did.rejected, 'already_rejected'],
  ] as const)('leaves an order that was %s [IMPO-02]', (_what, event, code) => {
    expect(decide(anOrder(event), undo(2), aViewer(), mayUpload, clock)).toMatchObject({
      refused: [{ kind: 'done', code }],
    })
  })

  it('is for whoever may upload [IMPO-02] [BULK-01]', () => {
    expect(whyNot(null, 'undo_import', aViewer(), mayUpload, clock)).toEqual([])
    for (const [viewer, policy] of [
      [aViewer(), aPolicy()],
      [aViewer({ kind: 'vendor', transporter: 'x' }), mayUpload],
      [byLink('receiver'), mayUpload],
      [
        aViewer(),
        aPolicy({ dashboard_customization: { bulk_upload: true }, config: { disable: 'write' } }),
      ],
    ] as const) {
      expect(whyNot(null, 'undo_import', viewer, policy, clock)).toMatchObject([
        { kind: 'forbidden' },
      ])
    }
  })

  it('leaves nothing to be done to an order that was taken out [IMPO-02]', () => {
    const order = anOrder({ type: 'withdrawn', data: { import_id: 'i-1' } })
    for (const action of [
      'edit_order',
      'remark',
      'receive',
      'receiver_link',
      'undo_import',
      'notify',
    ] as const) {
      expect(
        whyNot(
          order,
          action,
          aViewer(),
          aPolicy({
            dashboard_customization: { bulk_upload: true },
            show_receive_button: true,
            config: { allow_manual_trigger_for_epod_notifications: true },
          }),
          clock,
        ),
      ).toContainEqual({ kind: 'done', code: 'withdrawn' })
    }
    expect(decideUndo(order, undo(1))).toMatchObject({
      refused: [{ code: 'touched_since' }],
    })
  })

  it('counts as delivery what the road and the door put on record, and not what the office does [IMPO-02]', () => {
    expect(deliveryEvents.toSorted()).toEqual([
      'attempt_answered',
      'crates_counted',
      'delivery_attempted',
      'goods_listed',
      'items_remarked',
      'label_read',
      'otp_failed',
      'otp_sent',
      'outbound',
      'photo_added',
      'photo_deleted',
      'quantities_stated',
      'rated',
      'received',
      'rejected',
      'remarked',
      'signed',
    ])
  })
})
