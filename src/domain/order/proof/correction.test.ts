import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, byLink, clock, did, NOW, orderOf } from '../../testing/factories.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { later } from '../../time.ts'
import { words } from '../../testing/words.ts'
import type { Command } from '../commands.ts'
import type { CorrectCommand } from './correction.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { isRefusal } from '../refusal.ts'
import { inEnglish } from '../../testing/in-english.ts'

const right = (
  field: CorrectCommand['field'],
  value: CorrectCommand['value'],
  reason = 'Typed wrong',
): CorrectCommand => ({ type: 'correct', field, value, reason })
const asked = (
  command: CorrectCommand,
  past: OrderEvent[] = [did.received],
  by: Viewer = aViewer(),
  document: PolicyDocument = {},
) => {
  const outcome = decide(
    orderOf({ invoice_date: '2026-03-09', ship_unit: 5 }, ...past),
    command,
    by,
    aPolicy(document),
    clock,
  )
  return isRefusal(outcome) ? inEnglish(outcome.refused[0]) : outcome.map(({ data }) => data)
}
const early = later(NOW, -3_600_000)

describe('a correction after closure', () => {
  it.each<[CorrectCommand, unknown]>([
    [
      right('truck_number', ' KA05 '),
      [{ field: 'truck_number', before: 'MH12AB1234', after: 'KA05', reason: 'Typed wrong' }],
    ],
    [right('ship_unit', 4), [{ field: 'ship_unit', before: 5, after: 4, reason: 'Typed wrong' }]],
    [
      right('ship_unit', null),
      [{ field: 'ship_unit', before: 5, after: null, reason: 'Typed wrong' }],
    ],
    [
      right('delivery_time', early),
      [{ field: 'delivery_time', before: NOW, after: early, reason: 'Typed wrong' }],
    ],
    [
      right('quantity', 0, ' Typed wrong '),
      [{ field: 'quantity', before: null, after: 0, reason: 'Typed wrong' }],
    ],
    [right('ship_unit', Number.NaN), words.number_needed('Units')],
    [right('ship_unit', 0), words.at_least('Units', 1)],
    [right('ship_unit', 0.5), words.at_least('Units', 1)],
    [right('ship_unit', 4.5), words.whole_number('Units')],
    [right('quantity', -1), words.at_least('Quantity', 0)],
    [right('quantity', 2e9), words.too_high(1e9)],
    [right('ship_unit', 1e12), words.too_high(1e9)],
    [right('ship_unit', 4, '  '), words.reason_missing],
    [right('ship_unit', -1), words.at_least('Units', 1)],
    [right('ship_unit', '4'), words.at_least('Units', 1)],
    [right('ship_unit', 5), words.nothing_changed],
    [right('ship_unit', 'many'), words.at_least('Units', 1)],
    [right('truck_number', ' '), words.required('Truck number')],
    [right('truck_number', 4), words.required('Truck number')],
    [right('delivery_time', 'yesterday'), words.date_invalid],
    [right('delivery_time', null), words.date_invalid],
    [right('delivery_time', 'Mar 9, 2026 12:00 UTC'), words.date_invalid],
    [right('delivery_time', `Tue ${early}`), words.date_invalid],
    [right('delivery_time', `${early} (then)`), words.date_invalid],
    [right('delivery_time', '2026-13-45T99:99:00Z'), words.date_invalid],
    [right('delivery_time', '1899-12-31T00:00:00.000Z'), words.date_invalid],
    [right('delivery_time', later(NOW, 600_000)), words.closer_future],
    [right('delivery_time', '2026-03-01T00:00:00.000Z'), words.closer_before_dispatch],
  ])('%j is an event with both values, or is refused [PROF-05]', (command, expected) =>
    expect(asked(command)).toEqual(expected),
  )

  it.each([
    [right('ship_unit', 4, ' '), 'correction.reason', 'reason_missing'],
    [right('ship_unit', 5), 'correction.value', 'nothing_changed'],
    [right('ship_unit', -1), 'correction.value', 'at_least'],
    [right('delivery_time', later(NOW, 600_000)), 'correction.value', 'closer_future'],
  ])('%j is refused at its field [PROF-05]', (command, field, code) =>
    expect(
      decide(orderOf({ ship_unit: 5 }, did.received), command, aViewer(), aPolicy(), clock),
    ).toMatchObject({
      refused: [{ kind: 'rule', field, code }],
    }),
  )

  it('of anything else does not move the end of the trip [PROF-05]', () =>
    expect(
      orderOf({ ship_unit: 5 }, did.received, {
        type: 'corrected',
        data: { field: 'ship_unit', before: 5, after: 4, reason: 'x' },
      }).trip_completed_at,
    ).toBe(NOW))

  it('is for orders that are closed, by the client’s own desk [PROF-05]', () => {
    const command = right('ship_unit', 4)
    expect([asked(command, []), asked(right('delivery_time', early), [did.rejected])]).toEqual([
      words.not_closed,
      words.not_received_yet,
    ])
    for (const by of [
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
      aViewer({ kind: 'distributor', name: 'x' }),
      byLink('receiver'),
      byLink('driver'),
    ])
      expect(asked(command, [did.received], by)).toBe(words.wrong_party('Correction'))
    expect(asked(command, [did.received], aViewer(), { config: { disable: 'write' } })).toBe(
      words.read_only,
    )
  })

  it('leaves the value before beside the one after, and an order that is still closed [PROF-05]', () => {
    const order = orderOf(
      { ship_unit: 5 },
      did.received,
      { type: 'corrected', data: { field: 'ship_unit', before: 5, after: 4, reason: 'x' } },
      {
        type: 'corrected',
        data: { field: 'delivery_time', before: NOW, after: early, reason: 'y' },
      },
    )
    expect(order).toMatchObject({
      ship_unit: 4,
      delivery_time: early,
      trip_completed_at: early,
      ended: true,
      epod: { otp: { verified: true, verified_at: NOW } },
    })
    expect(order.corrections).toEqual([
      { field: 'ship_unit', before: 5, after: 4, reason: 'x', by: 'u-1', time: NOW },
      { field: 'delivery_time', before: NOW, after: early, reason: 'y', by: 'u-1', time: NOW },
    ])
  })
})

describe('what comes after closure', () => {
  it('is evidence all the same, and says that it is late [PROF-05]', () => {
    const remark: Command = {
      type: 'remark',
      by: '',
      text: 'after',
      categories: [],
      custom_fields: {},
      extra_fields: {},
    }
    const made = (...past: OrderEvent[]) =>
      decide(orderOf({}, ...past), remark, aViewer(), aPolicy(), clock)
    expect(made()).toMatchObject([{ data: expect.not.objectContaining({ late: true }) }])
    const after = made(did.received)
    if (isRefusal(after)) throw new Error(inEnglish(after.refused[0]))
    expect(
      orderOf({}, did.remarked('before'), did.received, ...after).epod.remarks.map(
        ({ late }) => late,
      ),
    ).toEqual([undefined, true])
  })
})
