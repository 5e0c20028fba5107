import { expect, it } from 'vitest'
import { sessionCheck, type SessionReader } from './session-check.ts'

/** Readers of as many sessions, and those whose streams were ended. */
const readersOf = (ids: readonly (string | null)[]) => {
  const ended: (string | null)[] = []
  const readers = new Set(
    ids.map((session_id): SessionReader => ({
      session_id,
      stream: { end: () => ended.push(session_id) },
    })),
  )
  return { readers, ended }
}

it('ends the streams of sessions that are over, and of no other [AUTH-16]', async () => {
  const { readers, ended } = readersOf(['over', 'alive', null, 'over'])
  const late = { session_id: 'late', stream: { end: () => ended.push('late') } }
  const asked: (readonly string[])[] = []
  await sessionCheck(readers, async (ids) => {
    asked.push(ids)
    // Opened since it was asked: nobody has said that this one is over.
    readers.add(late)
    return new Set(['alive'])
  })()
  expect([asked, ended]).toEqual([[['over', 'alive']], ['over', 'over']])
})

it('asks again once an answer is there, and not before [AUTH-16]', async () => {
  const { readers } = readersOf(['one'])
  const answers: ((alive: ReadonlySet<string>) => void)[] = []
  const check = sessionCheck(readers, () => new Promise((resolve) => answers.push(resolve)))
  const both = [check(), check()]
  expect(answers.length).toBe(1)
  answers[0]?.(new Set())
  await Promise.all(both)
  const third = check()
  expect(answers.length).toBe(2)
  answers[1]?.(new Set())
  await third
})

it('takes no longer for each of many sessions than for one of few [AUTH-16]', async () => {
  const { readers, ended } = readersOf(Array.from({ length: 40_000 }, (_, at) => `session ${at}`))
  const begun = performance.now()
  await sessionCheck(readers, async () => new Set())()
  // A look through all for each of them takes half a minute and more.
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(ended.length).toBe(40_000)
})
