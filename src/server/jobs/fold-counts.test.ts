import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { platform } from '../stores/database/scope.ts'
import { openTestDatabase } from '../testing/database.ts'
import { startFolding } from './fold-counts.ts'

it('folds what was counted into a row a day, one for the client and one for each transporter, until it is stopped [CARD-01]', async () => {
  const database = await openTestDatabase()
  try {
    const client_id = randomUUIDv7()
    const change = () =>
      database.transaction(platform, ({ finish }) =>
        finish(sql`
      insert into order_count_changes
      select ${client_id}, transporter, '2026-03-01', 1, 0, 0
      from unnest(array['', 'Roadrunner', 'Roadrunner']) transporter`),
      )
    const left = async () =>
      (
        await database.read(
          platform,
          () => sql<{ left: number }>`select count(*) as left from order_count_changes`,
        )
      )[0]?.left
    await database.transaction(platform, ({ finish }) =>
      finish(sql`insert into clients (id, key, name) values (${client_id}, 'acme', 'Acme')`),
    )
    await change()
    const stop = startFolding({ database, log: pino({ level: 'silent' }) }, 5)
    await expect.poll(left).toBe(0)
    await change()
    await expect.poll(left).toBe(0)
    await stop()
    await change()
    expect(
      await database.read(
        platform,
        () => sql`select transporter, received from order_counts order by 1`,
      ),
    ).toEqual([
      { transporter: '', received: 6 },
      { transporter: 'Roadrunner', received: 4 },
    ])
    expect(await left()).toBe(3)
  } finally {
    await database.close()
  }
})
