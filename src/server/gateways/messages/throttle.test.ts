import { describe, expect, it } from 'vitest'
import { throttleOf, type ProviderThrottle, type TryEnded } from './throttle.ts'

const answered: TryEnded = { outcome: 'answered' }
const unreachable: TryEnded = { outcome: 'unreachable' }

const paced = (
  a_second: number,
  at_once: number,
): { pace: ProviderThrottle; pass: (ms: number) => void } => {
  let at = 1_000
  return { pace: throttleOf({ a_second, at_once }, () => at), pass: (ms) => void (at += ms) }
}

describe('the pace of a provider', () => {
  it('is so many a second, with a second’s worth at once [SHAR-05]', () => {
    const { pace, pass } = paced(10, 100)
    expect(pace.free(false)).toBe(10)
    pace.begin(10)
    expect([pace.free(false), pace.opensIn(false)]).toEqual([0, 100])
    pass(100)
    expect(pace.free(false)).toBe(1)
    pass(60_000)
    expect(pace.free(false)).toBe(10)
  })

  it('is so many at a time [SHAR-05]', () => {
    const { pace } = paced(1_000, 3)
    pace.begin(3)
    expect([pace.free(false), pace.opensIn(false)]).toEqual([0, null])
    pace.end(answered)
    expect(pace.free(false)).toBe(1)
  })

  it('keeps room for what somebody waits for [OTP-01]', () => {
    const { pace } = paced(10, 6)
    expect([pace.free(true), pace.free(false)]).toEqual([3, 6])
    pace.begin(3)
    expect([pace.free(true), pace.free(false)]).toEqual([0, 3])
    const slow = paced(10, 100).pace
    slow.begin(8)
    expect([slow.free(true), slow.free(false)]).toEqual([0, 2])
    expect(slow.opensIn(true)).toBeCloseTo(100)
    // A slow provider takes notices too.
    expect(paced(0.5, 1).pace.free(true)).toBe(1)
  })

  it('stops after five failures in a row, and asks by one message whether it is there again [SHAR-05]', () => {
    const { pace, pass } = paced(100, 50)
    pace.begin(6)
    for (let tries = 0; tries < 4; tries += 1) pace.end(unreachable)
    expect(pace.free(false)).toBe(48)
    pace.end(unreachable)
    expect([pace.free(false), pace.opensIn(false)]).toEqual([0, 30_000])
    pass(30_000)
    // What is under way may tell.
    expect(pace.free(false)).toBe(0)
    pace.end(unreachable)
    pass(30_000)
    expect(pace.free(true)).toBe(1)
    pace.begin(1)
    pace.end(unreachable)
    expect(pace.free(false)).toBe(0)
    pass(30_000)
    pace.begin(1)
    pace.end(answered)
    expect(pace.free(false)).toBe(50)
  })

  it('has as much room as before where nobody was asked [SHAR-05]', () => {
    const { pace } = paced(10, 100)
    pace.begin(10)
    for (let tries = 0; tries < 5; tries += 1) pace.end(unreachable)
    pace.end({ outcome: 'not_asked' })
    expect(pace.opensIn(false)).toBe(30_000)
    const other = paced(10, 100).pace
    other.begin(10)
    for (let tries = 0; tries < 4; tries += 1) other.end({ outcome: 'not_asked' })
    expect(other.free(false)).toBe(4)
  })

  it('waits for as long as it is told to [SHAR-05]', () => {
    const { pace, pass } = paced(100, 50)
    pace.begin(2)
    pace.end({ outcome: 'too_fast', wait_ms: 3_000 })
    pace.end({ outcome: 'too_fast', wait_ms: 1_000 })
    expect([pace.free(false), pace.opensIn(false)]).toEqual([0, 3_000])
    pass(3_000)
    expect(pace.free(false)).toBe(50)
  })
})
