import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isTimeZone, wallClock } from '../../../domain/time.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const instants = ['2020-01-15T12:00:00.000Z', '2020-07-15T12:00:00.000Z']
const othersWithOneWord = ['CET', 'EET', 'MET', 'WET', 'IST', 'BST', 'AST', 'EST5EDT', 'MST', 'HST']
const aliases = ['UTC', 'Etc/UTC', 'GMT', 'Asia/Calcutta', 'US/Pacific', 'GB', 'PRC', 'ROK', 'utc']

const clocksOf = async (zone: string): Promise<string[] | null> => {
  try {
    const { rows } = await t.database.asOwner((db) =>
      sql<{ shown: string }>`
        select to_char(at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as shown
        from unnest(${instants}::timestamptz[]) with ordinality as asked (at, place)
        order by place`.execute(db),
    )
    return rows.map(({ shown }) => shown)
  } catch {
    return null
  }
}
const clocksHere = (zone: string): string[] =>
  instants.map((at) => Object.values(wallClock(at, zone)).join(' '))

it('reads every zone that may be set as the database does [CONF-01]', async () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), ...aliases]
  const refused = zones.filter((zone) => !isTimeZone(zone))
  expect(refused).toEqual([])
  const others: string[] = []
  for (const zone of [...zones, ...othersWithOneWord.filter(isTimeZone)])
    if ((await clocksOf(zone))?.join() !== clocksHere(zone).join()) others.push(zone)
  expect(others).toEqual([])
})

it.each(['+05:30', 'IST', 'CET', 'US/Pacific-New'])(
  'sees %s read otherwise by the database, so that it may not be set [CONF-01]',
  async (zone) => {
    expect(isTimeZone(zone)).toBe(false)
    expect(await clocksOf(zone)).not.toEqual(clocksHere(zone))
  },
)
