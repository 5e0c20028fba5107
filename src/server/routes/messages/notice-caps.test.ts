import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

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

  it('stops at what one order, or one contact, is told in a day [MESG-01]', async () => {
    const [told, other, third] = [await anOrder(t), await anOrder(t), await anOrder(t)]
    const share = async (order_id: string, phone: string) => {
      const { code, body } = await t.call('acme', '/orders/triggerNotification', {
        order_ids: [order_id],
        purpose: 'share',
        notificationType: ['sms'],
        targets: { phones: [phone] },
      })
      return code === 200 ? 200 : body.code
    }
    const earlier = (order_id: string, count: number) =>
      t.database.asOwner((db) =>
        sql`insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, state)
        select gen_random_uuid(), client_id, id, 'notice', 'sms', '9876500000', '', '', 'sent'
        from orders, generate_series(1, ${count})
        where id = ${order_id}`.execute(db),
      )
    await earlier(third._id, 199)
    expect(await share(other._id, '9876500000')).toBe(200)
    expect(await share(other._id, '9876500000')).toBe('contact_messages_capped')
    expect(await share(other._id, '9876500001')).toBe(200)
    await earlier(told._id, 59)
    expect(await share(told._id, '9876500001')).toBe(200)
    expect(await share(told._id, '9876500002')).toBe('order_messages_capped')
  })
})
