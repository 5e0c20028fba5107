import { describe, expect, it } from 'vitest'
import { isLed, nextOf, stepsDone, type Led } from './first-steps.ts'

describe('the first steps', () => {
  it.each<[string, Led, boolean, boolean]>([
    ['nobody where there are orders and nobody was led', null, false, false],
    ['whoever finds no order', null, true, true],
    ['whoever was led, also with orders', 'begun', false, true],
    ['whoever saw the first proof, until it is put away', 'seen', false, true],
    ['nobody who put them away, also without orders', 'away', true, false],
  ])('lead %s [DESK-30]', (_whom, led, has_none, leads) => {
    expect(isLed(led, has_none)).toBe(leads)
  })

  it.each([
    [false, false, 'begun', [], 'add'],
    [true, false, 'begun', ['add'], 'send'],
    [true, true, 'begun', ['add', 'send'], 'see'],
    [true, false, 'seen', ['add', 'see'], 'send'],
    [true, true, 'seen', ['add', 'send', 'see'], null],
  ] as const)(
    'tick themselves off: order %s, link %s, %s [DESK-30]',
    (has_order, has_link, led, ticked, next) => {
      const done = stepsDone({ has_order, has_link, led })
      expect([...done]).toEqual(ticked)
      expect(nextOf(done)).toBe(next)
    },
  )
})
