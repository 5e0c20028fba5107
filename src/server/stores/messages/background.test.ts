import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBackground, messageKinds } from '../../../domain/messages/kind.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const quoted = (text = ''): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

describe('the kinds of message', () => {
  it('are in the database as they are here, with those that nobody waits for [MESG-01]', async () => {
    const { rows } = await database.asOwner((db) =>
      sql<{ waiting: string; kinds: string }>`
        select pg_get_indexdef('outbox_waiting'::regclass, 1, true) as waiting,
          (select pg_get_constraintdef(oid) from pg_constraint where conname = 'outbox_kind_check')
            as kinds`.execute(db),
    )
    expect(quoted(rows[0]?.kinds)).toEqual([...messageKinds])
    expect(quoted(rows[0]?.waiting)).toEqual(messageKinds.filter(isBackground))
  })
})
