import { expect, it } from 'vitest'
import { decide } from '../../order/decide.ts'
import type { OrderEvent } from '../../order/events.ts'
import { evolve } from '../../order/evolve.ts'
import type { Order } from '../../order/order.ts'
import { isRefusal } from '../../order/refusal.ts'
import { aPolicy, aViewer, clock, NOW, orderOf, recorded } from '../../testing/factories.ts'
import { later, MINUTE } from '../../time.ts'
import { deliveryCommands, isOnRecord } from './delivery-commands.ts'
import type { DeliveryInput } from './delivery-input.ts'

type Lines = NonNullable<DeliveryInput['lines']>

const policy = aPolicy({ show_receive_button: true })
const handing = { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }), policy }
const told = (lines?: Lines): DeliveryInput => ({
  identifier: 'LR-1',
  outcome: 'received',
  at: later(NOW, -MINUTE),
  ...(lines && { lines }),
})
const after = (order: Order, events: readonly OrderEvent[]): Order =>
  recorded(events, NOW, order.rev + 1).reduce<Order>(evolve, order)

/** An order of which a file of its carrier told this. */
const delivered = (lines: Lines): Order =>
  deliveryCommands(orderOf({ ship_unit: 10 }), told(lines), handing).reduce(
    (order, command) => {
      const outcome = decide(order, command, handing.viewer, policy, clock)
      if (isRefusal(outcome)) throw new Error('it is taken')
      return after(order, outcome)
    },
    orderOf({ ship_unit: 10 }),
  )

const order = delivered([{ accepted: 7, missing: 2, damaged: 1 }])

it.each<[string, Lines | undefined, boolean]>([
  ['as it is', [{ accepted: 7, missing: 2, damaged: 1 }], true],
  ['without a word of the goods', undefined, true],
  ['with less of them', [{ missing: 2 }], true],
  ['of another quantity', [{ accepted: 5, missing: 2, damaged: 1 }], false],
  ['with more that is missing', [{ missing: 3 }], false],
  ['with other damage', [{ damaged: 4 }], false],
])('a delivery that is told again %s is on record: %j is %s [BULK-22]', (_how, lines, is) => {
  expect(isOnRecord(order, told(lines), handing)).toBe(is)
})

it('a delivery with a remark is known again, with the condition that its lines tell of and as releases of before kept it [BULK-22]', () => {
  const input = { ...told([{ missing: 2 }]), remark: 'Wet' }
  const kept = (text: string): Order => ({
    ...order,
    epod: { ...order.epod, remarks: order.epod.remarks.map((one) => ({ ...one, text })) },
  })
  expect(
    ['Wet, shortage', 'Wet', 'Dry'].map((text) => isOnRecord(kept(text), input, handing)),
  ).toEqual([true, true, false])
})

it('a delivery whose end was recorded in error is none on record, nor is another party’s count [BULK-22] [DESK-22]', () => {
  const desk = { ...handing, viewer: aViewer() }
  expect(isOnRecord(order, told(), desk)).toBe(true)
  expect(isOnRecord(order, told([{ accepted: 7, damaged: 1 }]), desk)).toBe(false)
  const error = { act: 'closing', version: 1, reason: 'Another LR' } as const
  const inError = after(order, [
    { type: 'error_reported', data: error },
    { type: 'recorded_in_error', data: { ...error, reported_by: 'u-2' } },
  ])
  expect(isOnRecord(inError, told(), handing)).toBe(false)
})
