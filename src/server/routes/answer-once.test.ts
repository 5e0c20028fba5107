import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOfUser } from '../caller-of-user.ts'
import { Refused } from '../errors.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'
import { answerOnce, answerOnceReady, answerPartsOnce } from '../answer-once.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const callerNamed = async (username: string) => {
  const { rows } = await t.database.asOwner((db) =>
    sql<{ id: string; client_id: string }>`
      select id, client_id from users where username = ${username}`.execute(db),
  )
  const { id, client_id } = present(rows[0])
  return present(await callerOfUser(t.deps, client_id, id))
}
const aKeyOf = (actor: string) => ({
  actor,
  route: 'POST /a',
  key: randomUUID(),
  body_hash: 'same',
})

describe('what is made ready before an answer that is given once', () => {
  it('refuses nobody whose other request was answered meanwhile [ADD-03]', async () => {
    const caller = await callerNamed('acme')
    const once = aKeyOf('acme')
    const refusal = new Refused(409, sentence('not_found'))
    const refused = async (): Promise<never> => {
      throw refusal
    }
    const second = (named: typeof once, meanwhile: () => Promise<unknown>) =>
      answerOnceReady(t.deps, caller, named, {
        ready: async () => {
          await meanwhile()
          return refused()
        },
        work: async () => 'second',
      })
    const first = () => answerOnce(t.deps, caller, once, async () => 'first')
    expect(await second(once, first)).toBe('first')
    expect(await second(once, refused)).toBe('first')
    await expect(second(aKeyOf('acme'), async () => null)).rejects.toBe(refusal)
  })
})

describe('work of several parts that is answered once', () => {
  it('goes on where it broke off, and is then told again without being done [BULK-11]', async () => {
    const [caller, once] = [await callerNamed('acme'), aKeyOf('acme')]
    let parts = 0
    const ask = (named: typeof once | null, fails = false) =>
      answerPartsOnce(t.deps, caller, named, async () => {
        parts += 1
        if (fails) throw new Error('it broke off')
        return { parts }
      })
    await expect(ask(once, true)).rejects.toThrow('it broke off')
    const answers = [await ask(once), await ask(once), await ask(null), await ask(aKeyOf('acme'))]
    expect(answers.map((answer) => answer.parts)).toEqual([2, 2, 3, 4])
    await expect(ask({ ...once, body_hash: 'another' })).rejects.toMatchObject({ code: 422 })
  })
})
