import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  // Nobody looks into this outbox: what is asked for is put into it and stays there.
  t = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await t.database.asOwner((db) =>
    db
      .updateTable('users')
      .where('username', '=', 'acme')
      .set({
        config: JSON.stringify({ config: { allow_manual_trigger_for_epod_notifications: true } }),
      })
      .execute(),
  )
})
afterAll(() => t.close())

const send = (orders: readonly Order[], body: object = {}): Promise<Reply> =>
  t.call('acme', '/orders/triggerNotification', {
    order_ids: orders.map(({ _id }) => _id),
    notificationType: ['email'],
    ...body,
  })

it('leaves out the orders that it may not be sent of or that nobody can be told of, and says how many and why [SHAR-03] [SHAR-04]', async () => {
  const order = await anOrder(t)
  const silent = await anOrder(t, 'acme', {
    spocs: [{ name: 'Meera', contact: { phone: ['9876500009'], email: [] } }],
  })
  const taken_out = await anOrder(t)
  await t.database.asOwner((db) =>
    sql`update orders set untold = untold || '{"withdrawn": true}' where id = ${taken_out._id}`.execute(
      db,
    ),
  )
  const done = words.notification_triggered
  expect((await send([order, silent])).body.message).toBe(
    `${done}. Left out: 1 of 2 orders (${words.no_targets})`,
  )
  expect((await send([order, silent, taken_out])).body.message).toBe(
    `${done}. Left out: 2 of 3 orders (${words.withdrawn})`,
  )
  expect([await messagesOf(t, silent._id), await messagesOf(t, taken_out._id)]).toEqual([[], []])
  expect(await send([taken_out])).toMatchObject({
    code: 409,
    body: { message: words.withdrawn },
  })
  const shared = { purpose: 'share', targets: { emails: ['a@example.com'] } }
  expect((await send([order, taken_out], shared)).body.message).toBe(
    `${words.order_shared}. Left out: 1 of 2 orders (${words.withdrawn})`,
  )
  expect(await messagesOf(t, taken_out._id)).toEqual([])
})

it('says of what a provider takes that it was sent, of the rest that it is kept, and puts each on record so [SHAR-03] [SHAR-05]', async () => {
  const order = await anOrder(t)
  const statuses = async (): Promise<unknown[]> =>
    (await logOf(t, order._id)).flatMap(({ type, data }) =>
      type === 'notified' ? [[data.notificationType, data.status]] : [],
    )
  expect((await send([order])).body.message).toBe('Notification Trigger Successfully')
  expect(await statuses()).toEqual([['email', 'not_delivered']])
  expect((await send([order], { notificationType: ['email', 'sms'] })).body.message).toBe(
    'Notification Trigger Successfully. 1 message kept: no SMS provider is set',
  )
  expect((await send([order], { notificationType: ['sms'] })).body).toMatchObject({
    code: 'messages_kept',
    message: '1 message kept: no SMS provider is set',
  })
  expect((await statuses()).slice(1)).toEqual([
    ['email', 'not_delivered'],
    ['sms', 'kept'],
    ['sms', 'kept'],
  ])
})
