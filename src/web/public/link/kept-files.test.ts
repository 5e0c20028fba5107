import { describe, expect, it } from 'vitest'
import { beKept, keepFiles, PAUSES, TAKE_ME } from './kept-files.ts'

/** A worker that comes to this state a moment after it was registered. */
const comesTo = (state: string) => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  setTimeout(() => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  })
  return { installing: worker, active: null }
}
const refused = (): never => {
  throw new TypeError('the script could not be had')
}
const waited: number[] = []
const wait = (ms: number): Promise<void> => {
  waited.push(ms)
  return Promise.resolve()
}
/**
 * What comes of it when the browser does this, try by try, the last again and again; and how long
 * was waited between them.
 */
const outcome = async (
  ...tries: (() => ReturnType<typeof comesTo> | { installing: null; active: object })[]
) => {
  waited.length = 0
  let tried = 0
  const isKept = await keepFiles(async () => {
    tried += 1
    return (tries[tried - 1] ?? tries.at(-1) ?? refused)()
  }, wait)
  return { isKept, tried, waited: [...waited] }
}

describe('The files of a public page [PUBL-07]', () => {
  it('are kept by a worker that has them, or serves already', async () => {
    expect(await outcome(() => comesTo('installed'))).toEqual({
      isKept: true,
      tried: 1,
      waited: [],
    })
    expect(await outcome(() => ({ installing: null, active: {} }))).toEqual({
      isKept: true,
      tried: 1,
      waited: [],
    })
  })

  it('are asked for again where the line went while they came, or the worker could not be had', async () => {
    expect(
      await outcome(
        () => comesTo('redundant'),
        refused,
        () => comesTo('installed'),
      ),
    ).toEqual({ isKept: true, tried: 3, waited: PAUSES.slice(0, 2) })
    expect(
      await outcome(
        () =>
          Object.assign(comesTo('x'), {
            installing: Object.assign(new EventTarget(), { state: 'redundant' }),
          }),
        () => comesTo('activated'),
      ),
    ).toMatchObject({ isKept: true, tried: 2 })
  })

  it('are left to the next visit after some tries', async () => {
    expect(await outcome(() => comesTo('redundant'))).toEqual({
      isKept: false,
      tried: PAUSES.length + 1,
      waited: PAUSES,
    })
  })

  it('serve a page that the worker overlooked, since it was being opened meanwhile', async () => {
    const said: unknown[] = []
    const ready = Promise.resolve({
      active: { postMessage: (message: unknown) => said.push(message) },
    })
    await beKept({ controller: {}, ready })
    expect(said).toEqual([])
    await beKept({ controller: null, ready })
    expect(said).toEqual([TAKE_ME])
  })
})
