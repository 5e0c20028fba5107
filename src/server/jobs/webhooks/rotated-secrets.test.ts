import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addWebhook, rotateWebhook } from '../../../contract/systems/webhooks.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { deliveredOnce } from '../../testing/log-readers.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
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

it('signs with each secret of before for its own day, however often it is rotated [HOOK-01]', async () => {
  const added = { url: listener.url, types: ['order.added'] }
  const { id, secret } = (await test.call('admin', addWebhook, { body: added })).body.result
  const rotate = async (): Promise<string> =>
    (await test.call('admin', rotateWebhook, { params: { id } })).body.result.secret
  const aDayOn = () =>
    test.database.asOwner((db) =>
      sql`
        update webhooks set former_until = now(),
          sealed_older = replace(sealed_older::text, '"20', '"19')::jsonb`.execute(db),
    )
  // Two at once, as by a press too many, and a third that follows.
  const [first, second] = await Promise.all([rotate(), rotate()])
  const third = await rotate()
  await anOrder(test)
  await deliveredOnce(test.deps)
  const told = present(listener.heard[0])
  for (const one of [secret, first, second, third]) listener.verify(told, one)
  await aDayOn()
  const fourth = await rotate()
  await anOrder(test)
  await deliveredOnce(test.deps)
  const later = present(listener.heard[1])
  for (const one of [third, fourth]) listener.verify(later, one)
  for (const one of [secret, first, second])
    expect(() => listener.verify(later, one)).toThrow('No matching signature')
})
