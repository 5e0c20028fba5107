import { expect, it } from 'vitest'
import { readableName, valueText } from './value-text.ts'

it.each<[unknown, string]>([
  ['left at the gate', 'left at the gate'],
  [4, '4'],
  [true, '✓'],
  [false, '✗'],
  [null, ''],
  [['9811111111', '9822222222'], '9811111111, 9822222222'],
  [[26.78004, 75.84846], '26.78004, 75.84846'],
  [
    [
      [18.5, 73.8],
      [26.7, 75.8],
    ],
    '18.5, 73.8; 26.7, 75.8',
  ],
  [
    [
      { text: 'Rice', qty: 2 },
      { text: 'Oil', qty: 1, invoice: 'I-1' },
    ],
    '2 × Rice; 1 × Oil (I-1)',
  ],
  [[{ key: 'big', label: 'Big', quantity: 3 }], 'Big: 3'],
  [[{ line: 'A1', quantity: 4, damaged: 1, wrong: 0, note: null }], 'A1: 4 (Damaged 1)'],
  [{ condition: ['wet', 'torn'], seal_no: 'S-1', gone: null }, 'Condition wet, torn, Seal no S-1'],
  ['2026-11-28T20:44:13.942Z', 'then'],
  [[[[[[['deep']]]]]], '…'],
])('%j is read as %s [PROF-03]', (value, text) => {
  expect(valueText(value, () => 'then')).toBe(text)
})

it.each([
  ['truck_number', 'Truck number'],
  ['POD_ID', 'POD ID'],
  ['', ''],
])('the field %s is called %s [PROF-03]', (name, text) => {
  expect(readableName(name)).toBe(text)
})
