import { expect, it } from 'vitest'
import { placeLabel } from './place-label.ts'

it.each([
  ['Bhiwandi Warehouse', 'Thane', 'Bhiwandi Warehouse, Thane'],
  ['Pune Hub', 'Pune', 'Pune Hub, Pune'],
  ['Goalpara Depot', 'Goa', 'Goalpara Depot, Goa'],
  ['pune', 'Pune', 'pune'],
  ['Hub 3, Pune', 'Pune', 'Hub 3, Pune'],
  ['Pune Hub', null, 'Pune Hub'],
  ['x'.repeat(80), 'Pune', `${'x'.repeat(80)}, Pune`],
  ['x'.repeat(81), 'Pune', `${'x'.repeat(80)}…, Pune`],
  ['', 'Nashik', 'Nashik'],
  ['', null, ''],
  ['🚚'.repeat(81), null, `${'🚚'.repeat(80)}…`],
])('shows %s in %s as %s [EPOD-01] [DATA-01]', (name, city, shown) =>
  expect(placeLabel({ name, city })).toBe(shown),
)
