import { expect, it } from 'vitest'
import { fills } from './older-browsers.ts'

type Called = (this: unknown, ...given: unknown[]) => unknown

const calls: [owner: object, on: unknown, name: string, ...given: unknown[]][] = [
  [Array.prototype, [1, 2, 3], 'at', -1],
  [Array.prototype, [1, 2, 3], 'at', 1],
  [Array.prototype, [1, 2, 3], 'at', -4],
  [Array.prototype, [1, 2, 3, 2], 'findLast', (one: number) => one < 3],
  [Array.prototype, [1, 2, 3], 'findLast', (_one: number, index: number) => index === 1],
  [Array.prototype, [1, 2], 'findLast', (one: number) => one > 2],
  [Array.prototype, [1, 2, 3, 2], 'findLastIndex', (one: number) => one === 2],
  [Array.prototype, [1], 'findLastIndex', (one: number) => one === 2],
  [Array.prototype, [3, 1, 2], 'toReversed'],
  [Array.prototype, [3, 10, 2], 'toSorted'],
  [Array.prototype, [3, 10, 2], 'toSorted', (a: number, b: number) => a - b],
  [String.prototype, 'abc', 'at', -1],
  [String.prototype, 'a\u{1F600}', 'isWellFormed'],
  [String.prototype, 'a\uD83D', 'isWellFormed'],
  [String.prototype, 'a.b.c', 'replaceAll', '.', '-'],
  [String.prototype, 'abab', 'replaceAll', /b/g, 'c'],
  [Object, Object, 'hasOwn', { a: 1 }, 'a'],
  [Object, Object, 'hasOwn', { a: 1 }, 'toString'],
  [AbortSignal.prototype, new AbortController().signal, 'throwIfAborted'],
]

it.each(calls)(
  'does in an older browser what the method does [PUBL-06] (%#)',
  (of, on, name, ...given) => {
    const ours = fills.find(({ owner }) => owner === of)?.methods as Record<string, Called>
    const before = JSON.stringify(on)
    expect(ours[name]?.apply(on, given)).toEqual(
      (on as Record<string, Called>)[name]?.apply(on, given),
    )
    expect(JSON.stringify(on)).toBe(before)
  },
)

it('throws what a signal was ended with [PUBL-06]', () => {
  const { methods } = fills.find(({ owner }) => owner === AbortSignal.prototype) ?? { methods: {} }
  const { throwIfAborted } = methods as { throwIfAborted: Called }
  expect(() => throwIfAborted.call(AbortSignal.abort('left'))).toThrow('left')
})
