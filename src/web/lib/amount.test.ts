import { expect, it } from 'vitest'
import { amount, quantityOf, quantityTyped } from './amount.ts'

it.each([
  ['1200', 1_200],
  ['1,200', 1_200],
  ['1,00,000', 100_000],
  ['100,000.5', 100_000.5],
  ['12,34,567', 1_234_567],
  ['1,5', 1.5],
  ['0,500', 0.5],
  [' 2.25 ', 2.25],
  ['', null],
  [' ', null],
  ['12.', 12],
  ['12,', 12],
  ['.5', 0.5],
  ['.', Number.NaN],
  ['1,2,3', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1,00,00', Number.NaN],
  ['1,200,5', Number.NaN],
  ['1.200,5', Number.NaN],
])('a quantity typed as %j is %s [ITEM-02] [SIDE-02]', (typed, quantity) => {
  expect(quantityOf(quantityTyped(typed))).toBe(quantity)
})

it('a quantity is read as it is shown, and typed without anything that no quantity has [ITEM-02]', () => {
  for (const one of [0, 0.5, 12, 1_200, 100_000, 12_345_678.25])
    expect(quantityOf(quantityTyped(amount(one)))).toBe(one)
  expect(quantityTyped('Rs. 1,200 kg')).toBe('.1,200')
})
