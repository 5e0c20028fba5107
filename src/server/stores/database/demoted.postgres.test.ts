import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startReplica, type ThrowAwayReplica } from '../../../../scripts/postgres-replica.ts'
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.ts'
import { readinessWithin } from '../upkeep/ping.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { asSuperuser, openOnServer } from './testing/on-server.ts'
import { startProxy } from './testing/proxy.ts'
import type { TestDatabase } from './testing/test-database.ts'
import { clientScope, things } from './testing/things.ts'

const a = clientScope('a')
let primary: ThrowAwayPostgres
let standby: ThrowAwayReplica
let database: TestDatabase
beforeAll(async () => {
  primary = await startPostgres({ settings: ['synchronous_commit=on'] })
  database = await openOnServer(new URL(primary.url), [things], {})
  standby = await startReplica(primary.url)
})
afterAll(async () => {
  await database.close()
  await standby.stop()
  await primary.stop()
})

it('leaves a server that takes no writes any more, is not ready there, and hears again where it went [HOST-01]', async () => {
  const target = new URL(primary.url)
  const proxy = await startProxy(target)
  const url = new URL(database.settings.url ?? '')
  url.port = String(proxy.port)
  const node: Database = await openDatabase({ dataDir: tmpdir(), url: url.href, connections: 2 })
  onTestFinished(async () => {
    await proxy.close()
    await node.close()
  })
  const write = (id: number) =>
    node.transaction(a, async ({ finish, announce }) => {
      announce('c', String(id))
      return finish(sql`insert into things (client_id, id) values ('a', ${id})`)
    })
  const ready = () => readinessWithin(node, 5_000)
  const heard: string[] = []
  let missed = 0
  await node.listen(
    'c',
    (payload) => heard.push(payload),
    () => (missed += 1),
  )
  await write(1)
  await expect.poll(() => heard).toEqual(['1'])
  expect(await ready()).toEqual({ answers: true, has_room: true })

  // What led to the primary leads to a server that follows another.
  target.port = new URL(standby.url).port
  await asSuperuser(new URL(primary.url), (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'epod'",
    ),
  )
  await expect
    .poll(() => node.read(a, () => sql`select pg_is_in_recovery() as f`).catch(() => null))
    .toEqual([{ f: true }])
  await expect(write(2)).rejects.toMatchObject({ name: 'Busy', reason: 'connection' })
  expect(node.vitals().connections).toBe(0)
  expect(await ready()).toEqual({ answers: false, has_room: true })
  await expect(node.pingAside()).rejects.toBeInstanceOf(Error)
  expect(node.vitals().connections).toBe(0)

  await asSuperuser(new URL(standby.url), (client) => client.query('select pg_promote()'))
  await expect.poll(ready, { timeout: 10_000 }).toEqual({ answers: true, has_room: true })
  await expect.poll(() => missed, { timeout: 15_000 }).toBe(1)
  await write(3)
  await expect.poll(() => heard).toEqual(['1', '3'])
})
