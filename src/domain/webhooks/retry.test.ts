import { describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '../time.ts'
import { endOfStatus, MOST_TRIES, waitAfterTry, whyDisabled } from './retry.ts'

describe('trying again', () => {
  it.each([
    [1, 0, 0, 10 * SECOND],
    [1, 1, 0, 10 * SECOND],
    [2, 1, 0, 30 * SECOND],
    [2, 0, 0, 40 * SECOND],
    [8, 0, 0, 24 * HOUR],
    [11, 1, 0, 18 * HOUR],
    [1, 0, 60 * SECOND, 60 * SECOND],
    [3, 0, 60 * SECOND, 160 * SECOND],
    [1, 0, 30 * DAY, 24 * HOUR],
  ])(
    'waits after try %i (chance %f, asked %i ms) for %i ms [HOOK-01]',
    (tries, chance, asked, wait) => {
      expect(waitAfterTry(tries, chance, asked)).toBe(wait)
    },
  )

  it('gives up before the listener itself is given up [HOOK-01]', () => {
    const waits = Array.from({ length: MOST_TRIES - 1 }, (_, n) => waitAfterTry(n + 1, 0))
    const whole = waits.reduce((sum, wait) => sum + wait, 0)
    expect(whole).toBeGreaterThan(4 * DAY)
    expect(whole).toBeLessThan(5 * DAY)
  })

  it.each([
    [200, 'taken'],
    [204, 'taken'],
    [301, 'redirected'],
    [307, 'redirected'],
    [400, 'refused'],
    [410, 'gone'],
    [429, 'refused'],
    [503, 'refused'],
  ] as const)('takes an answer of %i as %s [HOOK-01]', (status, end) => {
    expect(endOfStatus(status)).toBe(end)
  })

  it.each([
    ['taken', 6 * DAY, 8, null],
    ['refused', 5 * DAY - 1, 8, null],
    ['refused', 5 * DAY, 8, 'failing'],
    ['timeout', 5 * DAY, 12, 'failing'],
    // Nothing was to be told for a month, and now it failed for some hours.
    ['refused', 30 * DAY, 1, null],
    ['refused', 30 * DAY, 7, null],
    ['gone', 0, 1, 'gone'],
    ['secret_lost', 0, 1, null],
    ['secret_lost', DAY - 1, 5, null],
    ['secret_lost', DAY, 5, 'secret_lost'],
  ] as const)(
    'after %s, %i ms of failure and %i tries a listener is disabled: %s [HOOK-01]',
    (end, failing, tries, why) => {
      expect(whyDisabled(end, failing, tries)).toBe(why)
    },
  )
})
