import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { verifyLog, type Finding } from './verify-log.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const faults = async (): Promise<string[]> => {
  const found: Finding[] = []
  await verifyLog(readerOf(t.database), t.deps.files, (one) => found.push(one))
  return found.map(({ fault }) => fault)
}

it('finds no fault in a row of the release before, which did not say whose side a remark is on [PROF-01] [SIDE-02]', async () => {
  const { _id } = await anOrder(t)
  await t.call('acme-cnf', '/update_epod', { _id, remarks: { text: 'Two boxes crushed' } })
  const { body } = await t.call('acme', `/orders/${_id}`)
  expect(body.result.epod.remarks).toMatchObject([{ statement: 'accepted' }])
  const turn = (from: string, to: string, form: string) =>
    t.database.asOwner((db) =>
      sql`update orders
        set wire_form = ${form}, wire = regexp_replace(wire, ${from}, ${to}),
          untold = regexp_replace(untold::text, ${from}, ${to})::json
        where id = ${_id}`.execute(db),
    )
  const [row] = await t.database.asOwner((db) =>
    db.selectFrom('orders').select('wire_form').where('id', '=', _id).execute(),
  )
  await turn('"statement": ?"accepted", ?|, ?"statement": ?"accepted"', '', 'earlier')
  expect(await faults()).toEqual([])
  await turn('Two boxes', 'No boxes', 'earlier')
  expect(await faults()).toEqual(['read_model'])
  await turn('No boxes', 'Two boxes', row?.wire_form ?? '')
  expect(await faults()).toEqual(['read_model'])
})
