import { afterEach, expect, it, vi } from 'vitest'
import { newKeptKey } from './kept-key.ts'

afterEach(() => vi.useRealTimers())

it('sends the same request again until it is acknowledged [ADD-03]', () => {
  const kept = newKeptKey()
  let times = 0
  const compose = () => ({ at: (times += 1) })
  const first = kept.take({ identifier: 'LR-1' }, compose)
  expect(kept.take({ identifier: 'LR-1' }, compose)).toBe(first)
  const other = kept.take({ identifier: 'LR-2' }, compose)
  expect(other.key).not.toBe(first.key)
  kept.ended()
  expect(kept.take({ identifier: 'LR-2' }, compose).key).not.toBe(other.key)
})

it.each([
  [true, 0, 'no_connection'],
  [true, 502, null],
  [true, 503, 'busy'],
  [true, 504, null],
  [true, 409, 'still_running'],
  [false, 400, null],
  [false, 401, 'sign_in_again'],
  [false, 409, 'already_received'],
  [false, 422, 'same_key_other_body'],
  [false, 500, 'some_error'],
])('keeps its key: %s, after a failure with %i %s [ADD-03] [EPOD-09]', (keeps, code, said) => {
  const kept = newKeptKey()
  const compose = () => ({})
  const first = kept.take('press', compose)
  kept.ended({ code, said })
  expect(kept.take('press', compose).key === first.key).toBe(keeps)
})

it('asks for another once the first was asked for long ago, and unanswered [OTP-03]', () => {
  vi.useFakeTimers()
  const kept = newKeptKey()
  const ask = () => kept.take('trigger_otp', () => ({}), 30_000).key
  const first = ask()
  kept.ended({ code: 0, said: 'no_connection' })
  vi.advanceTimersByTime(29_999)
  expect(ask()).toBe(first)
  vi.advanceTimersByTime(1)
  const second = ask()
  expect(second).not.toBe(first)
  vi.advanceTimersByTime(29_999)
  expect(ask()).toBe(second)
})

it('keeps a key alone for a wish whose body nobody makes here [ADD-03]', () => {
  const kept = newKeptKey()
  const { key, body } = kept.take('wish')
  expect([body, kept.take('wish').key]).toEqual([undefined, key])
})
