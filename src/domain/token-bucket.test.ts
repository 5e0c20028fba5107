import { describe, expect, it } from 'vitest'
import { isFull, takeToken, type Bucket } from './token-bucket.ts'

describe('a token bucket', () => {
  it.each<[string, Bucket | undefined, number, number, object]>([
    ['is full at first', undefined, 60, 0, { isTaken: true, left: 59, seconds: 1 }],
    ['of one', undefined, 1, 0, { isTaken: true, left: 0, seconds: 60 }],
    ['has none left', { left: 0, at: 0 }, 60, 0, { isTaken: false, left: 0, seconds: 1 }],
    ['has half of one', { left: 0, at: 0 }, 2, 15_000, { isTaken: false, left: 0, seconds: 15 }],
    ['has one again', { left: 0, at: 0 }, 60, 1_000, { isTaken: true, left: 0, seconds: 60 }],
    ['never overflows', { left: 10, at: 0 }, 60, 9e9, { isTaken: true, left: 59, seconds: 1 }],
    ['by a clock gone back', { left: 1, at: 99 }, 60, 0, { isTaken: true, left: 0, seconds: 60 }],
  ])('%s [HOOK-01]', (_what, bucket, most, now, taken) => {
    expect(takeToken(bucket, most, now)).toMatchObject(taken)
  })

  it('lets through as many as it holds, and no more [HOOK-01]', () => {
    let bucket: Bucket | undefined
    let through = 0
    for (let tried = 0; tried < 50; tried += 1) {
      const taken = takeToken(bucket, 20, 0)
      if (taken.isTaken) through += 1
      ;({ bucket } = taken)
    }
    expect(through).toBe(20)
  })

  it('is full again once a minute has gone by', () => {
    expect(isFull({ left: 0, at: 0 }, 60, 59_000)).toBe(false)
    expect(isFull({ left: 0, at: 0 }, 60, 60_000)).toBe(true)
  })
})
