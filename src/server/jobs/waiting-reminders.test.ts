import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listLinks, revokeLink } from '../../contract/proof/links.ts'
import { gatewaysFrom } from '../gateways/messages/configured.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import {
  messageProviders,
  providerEnvironment,
  type MessageProviders,
} from '../testing/message-providers.ts'
import { anOrder } from '../testing/orders.ts'
import { drainOnce } from './outbox/outbox.ts'

let t: TestApp
let providers: MessageProviders
let ended: () => Promise<void>
beforeAll(async () => {
  providers = await messageProviders((close) => {
    ended = close
  })
  t = await openTestApp(providerEnvironment(providers, 'twilio'))
})
afterAll(async () => {
  await t.close()
  await ended()
})

let id: string
/** A reminder of the receipt, queued and not sent. */
beforeEach(async () => {
  const spocs = [{ name: 'Meera', contact: { phone: ['9876512399'], email: [], status: [] } }]
  const left = { dispatch_date: '2026-03-09', dispatch_time: '11:00', eta_hrs: 1, spocs }
  id = (await anOrder(t, 'acme', left))._id
  await t.call('acme', `/orders/${id}/owed/send`, { step: 'receive' })
})
/** As if it had been asked for an hour ago, and had waited for morning. */
const hasWaited = () =>
  t.database.asOwner((db) =>
    sql`update outbox set created_at = created_at - interval '1 hour'`.execute(db),
  )
/** The message has come in the place of another. */
const fellBack = () =>
  t.database.asOwner((db) => sql`update outbox set instead_of = id`.execute(db))
const confirm = async () => {
  expect((await t.call('acme', '/update_epod', { _id: id, receive: true })).code).toBe(200)
}
const drained = async (): Promise<string[]> => {
  const gateways = gatewaysFrom(t.deps.settings)
  while ((await drainOnce(t.deps, gateways)) > 0);
  const rows = await t.database.read(
    platform,
    () => sql<{ state: string }>`
    select state from outbox where order_id = ${id} and template ->> 'event' = 'chase'`,
  )
  return rows.map(({ state }) => state)
}

describe('a reminder that waited', () => {
  it('leaves while its step is still missing [CHAS-01] [MESG-01]', async () => {
    await hasWaited()
    expect(await drained()).toEqual(['sent'])
  })

  it.each([
    ['for morning', hasWaited],
    ['for another way', fellBack],
  ])('%s does not leave once its step is there [CHAS-01] [MESG-01]', async (_for, waited) => {
    await waited()
    await confirm()
    const before = providers.taken.length
    expect(await drained()).toEqual(['expired'])
    expect(providers.taken.slice(before).filter(({ text }) => /lacks/.test(text))).toEqual([])
  })

  it('does not leave once its link is revoked [CHAS-01] [LINK-01]', async () => {
    await hasWaited()
    const query = {}
    const { body } = await t.call('acme', listLinks, { params: { id }, query })
    for (const { id: link_id } of body.result) {
      const ended_link = { params: { id }, body: { link_id } }
      expect((await t.call('acme', revokeLink, ended_link)).code).toBe(200)
    }
    expect(await drained()).toEqual(['expired'])
  })
})
