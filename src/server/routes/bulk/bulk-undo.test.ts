import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BulkChange } from '../../../contract/orders/bulk-changes.ts'
import { makeChanges } from '../../jobs/bulk-changes.ts'
import { NotOurs } from '../../orders/bulk-item.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bulkDesk, truckFor } from '../../testing/bulk.ts'
import { anOrder, logOf, messagesOf } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  await t.database.asOwner((db) =>
    db
      .updateTable('users')
      .where('username', '=', 'acme')
      .set({
        config: JSON.stringify({
          config: {
            allow_manual_trigger_for_epod_notifications: true,
            allow_targets_for_manual_trigger: true,
          },
        }),
      })
      .execute(),
  )
})
afterAll(() => t.close())
afterEach(() => t.database.asOwner((db) => sql`delete from bulk_changes`.execute(db)))
const { someOrders, begun, look, ordersIn, undo, stop, read, typesOf, expired, brokenOffAfter } =
  bulkDesk(() => t)

/** Orders with another vehicle, and the change that gave it to them. */
const changed = async (count: number) => {
  const orders = await someOrders(count)
  const change = await begun(truckFor(orders))
  await makeChanges(t.deps)
  return { orders, change }
}
const takenBack = async (change: BulkChange, as = 'acme'): Promise<BulkChange> => {
  const { code, body } = await undo(change, as)
  expect(code).toBe(200)
  await makeChanges(t.deps)
  return body.result
}

describe('the way back from a change of many orders', () => {
  it('gives each order its values from before, by an edit of whoever asks, and rewrites nothing [DESK-26]', async () => {
    const { orders, change } = await changed(3)
    const logs = await Promise.all(orders.map(({ _id }) => logOf(t, _id)))
    const back = await takenBack(change, 'acme-users')
    expect((await look(back)).result).toMatchObject({
      kind: 'undo',
      undoes: change.id,
      username: 'acme-users',
      state: 'done',
      changed: 3,
      left: 0,
    })
    for (const [at, { _id, truck_number }] of orders.entries()) {
      expect(await read({ _id })).toMatchObject({ truck_number, rev: 3 })
      const log = await logOf(t, _id)
      expect(log.slice(0, 2)).toEqual(logs[at])
      expect(log[2]).toMatchObject({ type: 'edited', actor: { username: 'acme-users' } })
    }
    expect((await look(change)).result.taken_back).toMatchObject({
      id: back.id,
      username: 'acme-users',
      state: 'done',
      undone: 3,
      left: 0,
    })
    expect((await ordersIn(back))[0]?.values).toEqual([
      { field: 'truck_number', before: 'KA05BULK01', after: 'MH12AB1234' },
    ])
  })

  it('gives back every part of the order, derived ones too [DESK-26]', async () => {
    const order = await anOrder(t, 'acme', { eta_hrs: 30 })
    const before = await read(order)
    const change = await begun({
      kind: 'edit',
      orders: [{ _id: order._id, rev: 1 }],
      edit: {
        truck_number: 'KA05ALL',
        driver: { name: 'Asha', contact: '9876500009' },
        transporter: 'Another Carrier',
        secondary_vendor: 'A Second',
        eta_hrs: 5,
      },
    })
    await makeChanges(t.deps)
    const after = await read(order)
    expect(after).toMatchObject({ rev: 2, transporter: 'Another Carrier', eta_hrs: 5 })
    await takenBack(change)
    expect(await read(order)).toEqual({ ...before, rev: 3 })
  })

  it('leaves and names orders to which something happened since, and reads as partly taken back [DESK-26]', async () => {
    const { orders, change } = await changed(4)
    const [again, ended, other, plain] = orders.map(present)
    const at = (order: typeof again) => present(order)._id
    await t.call('acme', '/edit_epod', { _id: at(again), truck_number: 'NEWER' })
    await t.call('acme', '/update_epod', { _id: at(ended), receive: true })
    await t.call('acme', '/edit_epod', { _id: at(other), invoice: 'INV-9' })
    const back = await takenBack(change)
    const { result, reasons } = await look(back)
    expect(result).toMatchObject({ changed: 2, left: 2 })
    expect(reasons.map(({ code, identifiers }) => [code, identifiers])).toEqual([
      ['already_received', [present(ended).identifier]],
      ['changed_again', [present(again).identifier]],
    ])
    expect((await look(change)).result.taken_back).toMatchObject({ undone: 2, left: 2 })
    expect((await read(present(again))).truck_number).toBe('NEWER')
    expect(await read(present(other))).toMatchObject({
      truck_number: 'MH12AB1234',
      invoice: 'INV-9',
    })
    expect((await read(present(plain))).truck_number).toBe('MH12AB1234')
  })

  it('is gone once: two who ask at once, and who asks again [DESK-26]', async () => {
    const { orders, change } = await changed(2)
    const replies = await Promise.all([undo(change), undo(change, 'acme-users')])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    await makeChanges(t.deps)
    const late = await undo(change)
    expect([late.code, late.body.code]).toEqual([409, 'taken_back'])
    const { result: seen, stays } = await look(change)
    expect([stays?.code, stays?.message]).toEqual([
      'taken_back',
      `It was taken back by ${present(seen.taken_back).username} already`,
    ])
    for (const order of orders)
      expect(await typesOf(order)).toEqual(['created', 'edited', 'edited'])
    // And what took it back is not taken back in turn.
    const turned = await undo({ id: present(seen.taken_back).id })
    expect([turned.code, turned.body.code]).toEqual([409, 'taken_back_once'])
  })

  it('is asked for once under one key, however often a reply is lost [DESK-26]', async () => {
    const { change } = await changed(1)
    const key = { 'idempotency-key': randomUUID() }
    const [a, b] = [await undo(change, 'acme', key), await undo(change, 'acme', key)]
    expect([a.code, b.code, a.body.result.id]).toEqual([200, 200, b.body.result.id])
  })

  it('begins when the change has ended, also where it was stopped, with what was done [DESK-26]', async () => {
    const orders = await someOrders(3)
    const change = await begun(truckFor(orders))
    await brokenOffAfter(2)
    expect((await undo(change)).body.code).toBe('change_running')
    await stop(change)
    const back = await takenBack(change)
    expect((await look(back)).result).toMatchObject({ total: 2, changed: 2 })
    for (const order of orders) expect((await read(order)).truck_number).toBe('MH12AB1234')
    const none = await begun(truckFor(orders, 'MH12AB1234'))
    await makeChanges(t.deps)
    expect((await undo(none)).body.code).toBe('changed_nothing')
  })

  it('goes on where a process died, each order once, and is stopped as well [DESK-26] [DESK-23]', async () => {
    const { orders, change } = await changed(4)
    await undo(change)
    const { goOn } = await brokenOffAfter(2)
    await expired()
    await makeChanges(t.deps)
    await expect(goOn()).rejects.toBeInstanceOf(NotOurs)
    for (const { _id } of orders) {
      const log = await logOf(t, _id)
      expect(log.map(({ type }) => type)).toEqual(['created', 'edited', 'edited'])
    }
    const second = await changed(3)
    const { body } = await undo(second.change)
    await brokenOffAfter(1)
    await stop(body.result)
    expect((await look(second.change)).result.taken_back).toMatchObject({
      state: 'stopped',
      undone: 1,
      left: 0,
    })
  })

  it('is as far as an account may edit: what it does not reach or may not change stays [DESK-26] [ROLE-15]', async () => {
    const own = await anOrder(t)
    const [mine, other] = [
      await begun(truckFor([own]), 'acme-vendor'),
      await begun(truckFor([await anOrder(t)]), 'acme-vendor'),
    ]
    await makeChanges(t.deps)
    const begunBack = (await undo(other, 'acme-vendor')).body.result
    const configured = (config: object) =>
      t.database.asOwner((db) =>
        db
          .updateTable('users')
          .where('username', '=', 'acme-vendor')
          .set({ config: JSON.stringify(config) })
          .execute(),
      )
    await configured({ config: { disable: 'write' } })
    await makeChanges(t.deps)
    await configured({})
    const { result, reasons } = await look(begunBack, 'acme-vendor')
    expect([result.changed, result.left, reasons.map(({ count }) => count)]).toEqual([0, 1, [1]])
    // The desk sees what its carriers changed, and may take it back too.
    const back = await takenBack(mine, 'acme')
    expect((await look(back)).result).toMatchObject({ username: 'acme', changed: 1 })
  })
})

describe('telling people of many orders', () => {
  const told = (order_ids: string[], notificationType: 'email'[] = ['email']) =>
    ({ kind: 'tell', order_ids, notificationType, targets: {} }) as const

  it('writes each message once, though it breaks off in the middle, and sums up why not [DESK-23] [DESK-24]', async () => {
    const orders = await someOrders(3)
    const mute = await anOrder(t, 'acme', {
      spocs: [{ name: 'No mail', contact: { phone: ['9876500001'] } }],
    })
    const strange = await anOrder(t, 'bayer')
    const change = await begun(told([...orders, mute, strange].map(({ _id }) => _id)))
    await brokenOffAfter(2)
    await expired()
    await makeChanges(t.deps)
    for (const { _id } of orders) {
      expect(await messagesOf(t, _id)).toHaveLength(1)
      expect((await logOf(t, _id)).filter(({ type }) => type === 'notified')).toHaveLength(1)
    }
    const { result, reasons, stays } = await look(change)
    // Nobody carries mail here: it lies in the outbox.
    expect(result).toMatchObject({ kind: 'tell', state: 'done', changed: 0, kept: 3, left: 2 })
    expect(reasons.map(({ code, identifiers }) => [code, identifiers])).toEqual([
      ['no_targets', [mute.identifier]],
      ['not_found', []],
    ])
    expect(await messagesOf(t, strange._id)).toEqual([])
    // What was sent is not taken back, and says so.
    expect([stays?.code, (await undo(change)).code]).toEqual(['messages_stay', 409])
  })

  it('is judged as a call of its own before it begins [DESK-23] [SHAR-02]', async () => {
    const { _id } = await anOrder(t)
    const asked = async (body: object) =>
      (await t.call('acme', '/bulk_changes', { kind: 'tell', order_ids: [_id], ...body })).body.code
    expect(await asked({})).toBe('sharing_missing')
    expect(await asked({ notificationType: ['email'], targets: { emails: ['x'] } })).toBe(
      'email_invalid',
    )
  })
})
