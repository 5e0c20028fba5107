import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addWebhook, listWebhookDeliveries } from '../../../contract/systems/webhooks.ts'
import { deliveredOnce } from '../../testing/log-readers.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { openListener, type TestListener } from '../../testing/webhook-listener.ts'

let test: TestApp
let listener: TestListener
beforeAll(async () => {
  test = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
  listener = await openListener()
})
afterAll(async () => {
  await listener.close()
  await test.close()
})

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href)

/** Another process on the same database that delivers, with the same secret. */
const aDeliverer = (): ChildProcess => {
  const code = `
    import { pino } from 'pino'
    import { createDeps } from ${here('../../deps.ts')}
    import { readSettings } from ${here('../../env.ts')}
    import { keysFrom } from ${here('../../secrets.ts')}
    import { openDatabase } from ${here('../../stores/database/open-database.ts')}
    import { startWebhooks } from ${here('./webhooks.ts')}
    const database = await openDatabase(JSON.parse(process.argv[1]))
    await startWebhooks(createDeps({
      settings: readSettings({ EPOD_WEBHOOK_PRIVATE: '1' }), database,
      keys: keysFrom('a secret for tests, longer than 32 characters'),
      log: pino({ level: 'silent' }), fixedNow: () => null,
      files: { keep: async () => {}, open: async () => null } }))`
  const {
    settings: { url, directUrl, dataDir },
  } = test.database
  return spawn(
    process.execPath,
    ['--input-type=module', '-e', code, JSON.stringify({ url, directUrl, dataDir })],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

it('loses nothing where a process is killed while it delivers, and says it again by the same id [HOOK-01]', async () => {
  const body = { url: listener.url, types: ['order.*'] }
  const { id } = (await test.call('admin', addWebhook, { body })).body.result
  listener.setAnswering('hang')
  const child = aDeliverer()
  const orders = [await anOrder(test), await anOrder(test), await anOrder(test)]
  await vi.waitFor(() => expect(listener.heard.length).toBeGreaterThan(0), { timeout: 30_000 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const before = [...listener.heard]
  listener.release()
  listener.setAnswering(204)
  // Nobody else delivers while its lease stands.
  await deliveredOnce(test.deps)
  expect(listener.heard).toHaveLength(before.length)
  await test.database.asOwner((db) => sql`update webhooks set lease_until = now()`.execute(db))
  await deliveredOnce(test.deps)
  const after = listener.heard.slice(before.length)
  expect(after.map(({ body: told }) => told.data['order_id'])).toEqual(orders.map(({ _id }) => _id))
  const ids = after.map(({ headers }) => headers['webhook-id'])
  for (const { headers } of before) expect(ids).toContain(headers['webhook-id'])
  const { result } = (
    await test.call('admin', listWebhookDeliveries, { params: { id }, query: {} })
  ).body
  expect(result.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
})
