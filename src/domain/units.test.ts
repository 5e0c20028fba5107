import { describe, expect, it } from 'vitest'
import { tatFromHours, weightValue } from './units.ts'

describe('units', () => {
  it.each([
    [2, 'Tonne', 200],
    [1.1, 'Tonne', 110],
    [2.505, 'Tonne', 250.5],
    [750, 'Kg', 750],
    [1.1, 'Kg', 1.1],
    [1e9, 'Tonne', 1e11],
  ] as const)('keeps a weight of %d %s as %d [ADD-09]', (weight, unit, value) =>
    expect(weightValue(weight, unit)).toBe(value),
  )
  it.each([
    [48, 172_800_000],
    [0.5, 1_800_000],
    [0, 0],
    [1 / 3, 1_200_000],
  ])('keeps %d hours as %d milliseconds [ADD-09]', (hours, ms) =>
    expect(tatFromHours(hours)).toBe(ms),
  )
})
