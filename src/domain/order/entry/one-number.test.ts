import { expect, it } from 'vitest'
import { formatFor } from '../../bulk/formats.ts'
import { resolvePolicy } from '../../policy/resolve.ts'
import { isOneNumber, numberOfInvoice, withInvoice } from './one-number.ts'

it.each([
  [{ identifier: 'INV-9' }, { identifier: 'INV-9', invoice: 'INV-9' }],
  [
    { identifier: 'INV-9', invoice: null },
    { identifier: 'INV-9', invoice: 'INV-9' },
  ],
  [
    { identifier: 'INV-9', invoice: 'INV-8' },
    { identifier: 'INV-9', invoice: 'INV-8' },
  ],
  [{}, {}],
])(
  'takes the number for the invoice’s, but for another that is given: %j [ADD-01]',
  (given, both) => expect(withInvoice(given)).toEqual(both),
)

it.each(['agrochemical', 'food_delivery', 'shipper'] as const)(
  'takes the invoice’s number for the order’s in a file of the format %s [BULK-07]',
  (format) =>
    expect(formatFor(resolvePolicy({ bulk: { format } })).derived).toContain(numberOfInvoice),
)

it.each<[('identifier' | 'invoice')[], boolean]>([
  [[], true],
  [['identifier', 'invoice'], true],
  [['identifier'], false],
  [['invoice'], false],
])(
  'asks for both numbers where one alone may be changed: %j are locked [EDIT-04]',
  (locked, isOne) =>
    expect(
      isOneNumber(
        { order_label: 'invoice' },
        { identifier: 'INV-9', invoice: 'INV-9' },
        new Set(locked),
      ),
    ).toBe(isOne),
)

it('asks once for what is one number, and twice where the invoice has another or none [ADD-01] [EDIT-01]', () => {
  const [lr, invoice] = [{ order_label: 'lr' }, { order_label: 'invoice' }] as const
  const order = (its: string | null) => ({ identifier: 'INV-9', invoice: its })
  expect([
    isOneNumber(invoice, null),
    isOneNumber(invoice, order('INV-9')),
    isOneNumber(invoice, order('INV-8')),
    isOneNumber(invoice, order(null)),
    isOneNumber(lr, null),
    isOneNumber(lr, order('INV-9')),
  ]).toEqual([true, true, false, false, false, false])
})
