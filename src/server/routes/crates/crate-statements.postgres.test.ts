import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listStatements, sendStatement } from '../../../contract/crates/crate-statements.ts'
import { crateStatement, moveCrates } from '../../../contract/crates/crates.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const waiting = async (): Promise<number> => {
  const { rows } = await t.database.asOwner((db) =>
    sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
  )
  return rows.length
}

it('states what the account shows up to that moment, whatever is counted meanwhile [CRAT-01]', async () => {
  const kind = 'receiver' as const
  const party = 'Paper Stores'
  const from = { kind: 'warehouse' as const, name: 'W' }
  const movement = { asset: 'tray', from, to: { kind, name: party }, quantity: 2, note: null }
  const asked: Promise<{ code: number }>[] = []
  await t.database.asOwner(async (db) => {
    await sql`lock table crate_entries in exclusive mode`.execute(db)
    asked.push(t.call('acme', moveCrates, { body: movement }))
    await expect.poll(waiting).toBe(1)
    let is_sent = false
    asked.push(
      t.call('acme', sendStatement, { body: { kind, party } }).finally(() => {
        is_sent = true
      }),
    )
    await expect.poll(async () => is_sent || (await waiting()) > 1).toBe(true)
  })
  for (const { code } of await Promise.all(asked)) expect(code).toBe(200)
  const sent = (await t.call('acme', listStatements, { query: {} })).body.result
  const { until, balances } = present(sent[0])
  const { result } = (await t.call('acme', crateStatement, { query: { kind, party, until } })).body
  expect(balances).toEqual(result.closing)
})
