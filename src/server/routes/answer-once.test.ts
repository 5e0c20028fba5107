import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOfUser } from '../caller-of-user.ts'
import { Refused } from '../errors.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { present } from '../testing/present.ts'
import { answerOnce, answerOnceReady } from '../http/answer-once.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

describe('what is made ready before an answer that is given once', () => {
  it('refuses nobody whose other request was answered meanwhile [ADD-03]', async () => {
    const { rows } = await t.database.asOwner((db) =>
      sql<{ id: string; client_id: string }>`
        select id, client_id from users where username = 'acme'`.execute(db),
    )
    const { id, client_id } = present(rows[0])
    const caller = present(await callerOfUser(t.deps, client_id, id))
    const once = { actor: id, route: 'POST /a', key: randomUUID(), body_hash: 'same' }
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
    const other = { ...once, key: randomUUID() }
    await expect(second(other, async () => null)).rejects.toBe(refusal)
  })
})
