import { expect, it } from 'vitest'
import { monotonicId } from './monotonic-id.ts'

it('gives ids that sort as they were made, however many there are in a millisecond', () => {
  const ids = Array.from({ length: 5_000 }, () => monotonicId())
  expect(ids).toEqual([...new Set(ids)].sort())
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

it('goes on from the last one where the clock was set back', () => {
  const before = monotonicId()
  const next = monotonicId('00000000-0000-7000-8000-000000000000')
  expect(next > before).toBe(true)
  expect(next.slice(0, 18)).toBe(before.slice(0, 18))
})
