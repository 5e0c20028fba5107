import { expect, it } from 'vitest'
import { ApiFailure } from './failure.ts'
import { newSendOnce } from './send-once.ts'

/** Presses for each of these wishes in turn, with what comes of it; answers the keys as numbers. */
const keysOf = async (presses: readonly (readonly [wanted: string, thrown?: Error])[]) => {
  const once = newSendOnce()
  const keys: string[] = []
  for (const [wanted, thrown] of presses) {
    const pressed = once({ wanted }, (key) => {
      keys.push(key)
      return thrown ? Promise.reject(thrown) : Promise.resolve(wanted)
    })
    if (thrown) await expect(pressed).rejects.toBe(thrown)
    else expect(await pressed).toBe(wanted)
  }
  const known = [...new Set(keys)]
  return keys.map((key) => known.indexOf(key))
}

const lost = new ApiFailure(0, 'No connection')
const busy = new ApiFailure(503, 'Busy')
const refused = new ApiFailure(422, 'No')

it.each([
  ['answered', [['a'], ['a']], [0, 1]],
  ['lost', [['a', lost], ['a', busy], ['a'], ['a']], [0, 0, 0, 1]],
  ['refused', [['a', refused], ['a']], [0, 1]],
  ['followed by another wish', [['a', lost], ['b'], ['a']], [0, 1, 2]],
  ['lost in a way that tells nothing', [['a', new Error('broken off')], ['a']], [0, 0]],
] as const)('a press that was %s goes under these keys [ADD-03]', async (_, presses, keys) =>
  expect(await keysOf(presses)).toEqual(keys),
)
