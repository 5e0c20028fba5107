import { afterAll, beforeAll, expect, it } from 'vitest'
import { platform } from '../caller.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'

const ORDERS = 40

let t: TestApp
beforeAll(async () => { t = await openTestApp() })
afterAll(() => t.close())

const closing = (otp: number): readonly [as: string, action: object][] => [
  ['acme', { receive: true }], ['acme', { reject: true }], ['acme-vendor', { otp }], ['acme', { receive: true }],
  ['admin', { reject: true }], ['acme', { otp }], ['acme-cnf', { receive: true }], ['acme-cnf', { reject: true }],
]

/** All at once, but that in every third race the rivals with the code, who have one more look-up to make, begin some round trips earlier. */
const tryAll = async (_id: string, race: number, otp: number): Promise<Reply[]> => {
  const all = closing(otp)
  const rivals = (race % 2 === 0 ? all : all.toReversed()).map(([as, action]) => ({ as, action, early: race % 3 === 0 && 'otp' in action }))
  const run = (early: boolean): Promise<Reply>[] =>
    rivals.filter((rival) => rival.early === early).map(({ as, action }) => t.call(as, '/update_epod', { _id, ...action }))
  const first = run(true)
  for (let trips = 0; trips < 3 && first.length > 0; trips += 1) await t.database.read(platform, (db) => db.selectFrom('clients').select('id'))
  return Promise.all([...first, ...run(false)])
}

it('lets one of eight rivals close each of 40 orders, and the log tells the same as the answers [EPOD-09]', async () => {
  const winners = new Set<string>()
  for (let index = 0; index < ORDERS; index += 1) {
    const { _id } = await anOrder(t)
    await t.call('acme', '/trigger_otp', { _id })
    const answers = await tryAll(_id, index, (await messagesOf(t, _id))[0]?.otp ?? 0)
    const won = answers.filter(({ code }) => code === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(7)
    const ends = (await logOf(t, _id)).filter(({ type }) => type === 'received' || type === 'rejected')
    expect(ends).toHaveLength(1)
    const { epod } = (won[0] as Reply).body.result
    const through = epod.reject.rejected ? 'rejected' : epod.otp.verified_through
    expect(ends[0]?.type).toBe(through === 'rejected' ? 'rejected' : 'received')
    winners.add(through)
  }
  // A race that always ends alike is none.
  expect(winners.size).toBeGreaterThan(1)
})
