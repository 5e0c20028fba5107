let made = 0

/** A number no other order of this test has. */
export const aNumber = (): string => `LR-${process.pid}-${(made += 1)}`

/** A complete row as POST /orders takes it, with a number of its own and these changes. */
export const aRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  identifier: aNumber(),
  invoice: 'INV-1',
  client: 'Northwind',
  transporter: 'Roadrunner',
  truck_number: 'MH12AB1234',
  driver: { name: 'Ravi', contact: '9876543210' },
  spocs: [{ name: 'Meera', contact: { phone: ['9876500001'] } }],
  source: { name: 'Pune' },
  destination: { name: 'Nagpur' },
  dispatch_date: '2026-03-10',
  dispatch_time: '12:00',
  eta_hrs: 48,
  ship_unit: 10,
  ship_weight: { weight: 2, unit: 'Tonne' },
  value: 5000,
  ...changes,
})
