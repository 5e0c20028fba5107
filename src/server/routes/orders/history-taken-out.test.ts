import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../stores/database/database.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { callerOfSession } from '../../sessions/caller-of-session.ts'
import { eventsBack } from '../../stores/log/history.ts'
import type { HistoryCursor, HistoryQuery } from '../../stores/log/history-query.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const scope = async (username: string): Promise<Scope> => {
  const caller = await callerOfSession(t.deps, await t.token(username))
  if (!caller) throw new Error(`${username} is not signed in`)
  return scopeOf(caller.viewer)
}

/** Brings in orders of these numbers by a file, and takes them out again. */
const takenOut = async (...identifiers: string[]): Promise<void> => {
  const import_id = randomUUIDv7()
  await t.call('acme', '/imports', { import_id, file_name: 'a.csv', rows: identifiers.length })
  await t.call('acme', '/request-cutter/receive_data_new.json', {
    import_id,
    data: identifiers.map((identifier) => aRow({ identifier })),
    chunk_size: 200,
    callback_data: { url: 'http://epod.test/api/orders' },
  })
  const { body } = await t.call('acme', `/imports/${import_id}/undo`, {})
  expect(body.result).toEqual({ undone: identifiers.length, kept: [], left: 0 })
}

const found = async (query: string, as = 'admin'): Promise<string[]> => {
  const all: string[] = []
  for (let before = ''; ;) {
    const path = `/history?limit=50&${query}${before && `&before=${before}`}`
    const { events, next } = (await t.call(as, path)).body.result
    all.push(...events.map((one: Record<string, string>) => `${one['type']} ${one['identifier']}`))
    if (next === null) return all
    before = next
  }
}

const sought: HistoryQuery = {
  from: null,
  until: null,
  identifier: { text: 'Gone-80-2', is_whole: true },
  types: [],
  role: null,
  channel: null,
  username: null,
  before: null,
  limit: 50,
}

describe('the history of an order that was taken out', () => {
  it('is found by its number, beside another order of that number [MGMT-03]', async () => {
    await takenOut('Gone-80-1', 'Gone-80-2')
    await anOrder(t, 'acme', { identifier: 'Gone-80-1' })
    const of_two = ['withdrawn Gone-80-2', 'created Gone-80-2']
    expect(await found('identifier=Gone-80-1')).toEqual([
      'created Gone-80-1',
      'withdrawn Gone-80-1',
      'created Gone-80-1',
    ])
    expect(await found('identifier=Gone-80-2')).toEqual(of_two)
    expect(await found('identifier=gone-80-2')).toEqual([])
    expect(await found('part=GONE-80')).toHaveLength(5)
    expect(await found('part=80-2&action=withdrawn')).toEqual(of_two.slice(0, 1))
    expect(await found('part=gone-80', 'bayer')).toEqual([])
    const carrier = await scope('acme-vendor')
    expect((await eventsBack(t.database, carrier, sought)).events).toEqual([])
  })

  it('is found look by look where more were taken out than one goes through [MGMT-03]', async () => {
    await takenOut('Later-81', 'Later-82')
    const desk = await scope('acme')
    const far: string[] = []
    for (let before: HistoryCursor | null | undefined; before !== null;) {
      const page = await eventsBack(t.database, desk, { ...sought, before: before ?? null }, 2)
      far.push(...page.events.map(({ identifier }) => identifier))
      before = page.next
    }
    expect(far).toEqual(['Gone-80-2', 'Gone-80-2'])
  })

  it('is found among many orders of a number [MGMT-03]', async () => {
    await takenOut('MANY-78-GONE')
    const rows = Array.from({ length: 501 }, (_, n) => aRow({ identifier: `MANY-78-${n}` }))
    expect((await t.call('acme', '/orders', rows)).body.result?.created).toHaveLength(501)
    const created = await found('part=many-78&action=created')
    expect(created).toHaveLength(502)
    expect(created).toContain('created MANY-78-GONE')
  })
})
