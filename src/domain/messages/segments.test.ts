import { describe, expect, it } from 'vitest'
import { messageCost, smsLength } from './segments.ts'

const a = (count: number): string => 'a'.repeat(count)
const ka = (count: number): string => 'क'.repeat(count)

describe('the length of an SMS', () => {
  it.each([
    ['', 'gsm7', 0, 1, 160],
    [a(160), 'gsm7', 160, 1, 0],
    [a(161), 'gsm7', 161, 2, 145],
    [a(306), 'gsm7', 306, 2, 0],
    [a(307), 'gsm7', 307, 3, 152],
    // A sign of the extension table takes two, and is never cut.
    ['€', 'gsm7', 2, 1, 158],
    [`${a(158)}€`, 'gsm7', 160, 1, 0],
    [`${a(159)}€`, 'gsm7', 161, 2, 145],
    [`${a(152)}€${a(10)}`, 'gsm7', 164, 2, 141],
    ['Ünïted', 'ucs2', 6, 1, 64],
    [ka(70), 'ucs2', 70, 1, 0],
    [ka(71), 'ucs2', 71, 2, 63],
    [ka(134), 'ucs2', 134, 2, 0],
    [ka(135), 'ucs2', 135, 3, 66],
    // One sign of another script makes the whole text wide.
    [`${a(69)}’`, 'ucs2', 70, 1, 0],
    // A pair of surrogates is two units, and stays together.
    [`${ka(66)}😀${ka(4)}`, 'ucs2', 72, 2, 61],
    ['@£$¥\n\r_ΔΞ¿', 'gsm7', 10, 1, 150],
    ['`', 'ucs2', 1, 1, 69],
  ] as const)(
    'of %j is %s, %i units in %i parts [MESG-01]',
    (text, alphabet, units, segments, left) =>
      expect(smsLength(text)).toEqual({ alphabet, units, segments, left }),
  )
})

it.each([
  ['sms', a(160), 0.25],
  // Space around it does not leave.
  ['sms', `${a(160)} \n`, 0.25],
  ['sms', a(161), 0.5],
  ['sms', '', 0.25],
  ['whatsapp', a(500), 0.25],
] as const)(
  'a message by %s of %j costs %d where one costs 0.25 [MESG-01]',
  (channel, text, cost) => {
    expect(messageCost(0.25, channel, text)).toBe(cost)
  },
)
