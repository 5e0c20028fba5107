import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { clientScope, things } from './testing/things.ts'

const CALLERS = 50
const calls = process.env['EPOD_FULL'] === undefined ? 60 : 300

it("shows each caller its own client's rows only, however transactions share connections, fail and interleave", async () => {
  const database = await openTestDatabase({
    migrations: [things],
    connections: 2,
    limits: { wait: 60_000 },
  })
  onTestFinished(() => database.close())
  const scopes = [clientScope('a'), clientScope('b')]
  for (const [index, scope] of scopes.entries())
    await database.transaction(scope, ({ finish }) =>
      finish(
        sql`
          insert into things (client_id, id)
          select ${scope.client_id}, ${index} + 2 * n
          from generate_series(0, 19) n`,
      ),
    )

  let seen = 0
  const foreign: unknown[] = []
  const failures: Record<string, number> = {}
  const look = (client_id: string, rows: readonly { client_id: string }[]): void => {
    seen += 1
    if (rows.length !== 20 || rows.some((row) => row.client_id !== client_id))
      foreign.push({ client_id, rows })
  }
  const all = sql<{ client_id: string }>`select client_id from things`
  const caller = async (number: number): Promise<void> => {
    const scope = scopes[number % 2] ?? clientScope('none')
    for (let call = 0; call < calls; call += 1) {
      if (call % 3 === 0) look(scope.client_id, await database.read(scope, () => all))
      else if (call % 3 === 1)
        await database.transaction(scope, async ({ db, finish }) => {
          const [first, second] = await Promise.all([all.execute(db), all.execute(db)])
          look(scope.client_id, first.rows)
          look(scope.client_id, second.rows)
          look(scope.client_id, await finish(all))
        })
      else
        await database
          .transaction(scope, async ({ db }) => {
            look(scope.client_id, (await all.execute(db)).rows)
            await sql`select 1 / 0`.execute(db)
          })
          .catch(({ code }: { code: string }) => (failures[code] = (failures[code] ?? 0) + 1))
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)))
  expect(foreign).toEqual([])
  expect(failures).toEqual({ '22012': (CALLERS * calls) / 3 })
  expect(seen).toBe((CALLERS * calls * 5) / 3)
  const bare = await database.asOwner((db) =>
    sql`select current_setting('role') as role`.execute(db),
  )
  expect(bare.rows).toEqual([{ role: 'none' }])
}, 120_000)
