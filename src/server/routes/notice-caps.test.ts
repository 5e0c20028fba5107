import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { words } from '../../domain/words.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

describe('sending messages about orders', () => {
  it('stops at one user’s share of the account’s day, and lets the others go on [SHAR-05]', async () => {
    const { _id } = await anOrder(t)
    const share = (as: string): Promise<Reply> =>
      t.call(as, '/orders/triggerNotification', {
        order_ids: [_id],
        purpose: 'share',
        notificationType: ['sms'],
        targets: { phones: ['9876501234'] },
      })
    await t.database.asOwner((db) =>
      sql`insert into outbox (id, client_id, kind, channel, recipient, subject, body, state, sent_by)
      select gen_random_uuid(), client_id, 'notice', 'sms', 'earlier', '', '', 'sent', username
      from users, generate_series(1, 1000)
      where username = 'acme-cnf'`.execute(db),
    )
    const refused = await share('acme-cnf')
    expect(refused).toMatchObject({
      code: 429,
      body: { code: 'user_messages_capped', message: words.user_messages_capped },
    })
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await share('acme')).code).toBe(200)
  })
})
