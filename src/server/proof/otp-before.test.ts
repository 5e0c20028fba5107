import { platform } from '../stores/database/scope.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triggerOtp } from '../../contract/proof/proof.ts'
import { canonical } from '../../domain/order/canonical.ts'
import { contactsOf } from '../../domain/order/entry/contacts.ts'
import { later, MINUTE, SECOND } from '../../domain/time.ts'
import { words } from '../../domain/testing/words.ts'
import { sha256 } from '../secrets.ts'
import { rebuildFromLog } from '../stores/log/rebuild.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const OTP = 246_802
const enter = (_id: string, otp: number): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, otp })

interface Shown {
  readonly body: string
  readonly digest: string
  readonly redacted?: true
}

/** An order with a code on its way, in the log as the release before wrote it. */
const withDrawnCode = async (): Promise<{ _id: string; hash: string; digest: string }> => {
  const order = await anOrder(t)
  const { _id } = order
  const [created] = await logOf(t, _id)
  const [stored] = await t.database.read(platform, (db) =>
    db.selectFrom('events').select('digest').where('order_id', '=', _id),
  )
  const contacts = contactsOf(order)
  const hash = t.deps.keys.otpHash(_id, contacts, OTP)
  const server_time = later(new Date().toISOString(), -MINUTE)
  const body = canonical({
    ...created,
    v: 1,
    type: 'otp_sent',
    seq: 2,
    server_time,
    data: { hash, contacts, expires_at: later(server_time, 10 * MINUTE) },
    prev: stored?.digest,
  })
  const digest = sha256(body)
  await t.database.asOwner((db) =>
    sql`insert into events (client_id, order_id, seq, type, at, body, digest)
      select client_id, id, 2, 'otp_sent', ${server_time}, ${body}, ${digest}
      from orders where id = ${_id}`.execute(db),
  )
  await rebuildFromLog(t.database)
  return { _id, hash, digest }
}

describe('a one-time password that the release before sent', () => {
  it('still receives the order, and a wrong one does not [OTP-03] [REPL-01]', async () => {
    const { _id, hash } = await withDrawnCode()
    expect((await logOf(t, _id)).at(-1)).toMatchObject({ v: 2, data: { nonce: null, hash } })
    expect(await enter(_id, OTP + 1)).toMatchObject({ code: 422, body: { code: 'otp_wrong' } })
    expect(await enter(_id, OTP)).toMatchObject({ code: 200, body: { message: 'otp verified' } })
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual([
      'created',
      'otp_sent',
      'otp_failed',
      'received',
    ])
  })

  it('ends with a new one [OTP-03]', async () => {
    const { _id } = await withDrawnCode()
    t.setClock(later(new Date().toISOString(), 31 * SECOND))
    const sent = await t.call('acme', triggerOtp, { body: { _id } })
    expect(sent.code).toBe(200)
    const otp = (await messagesOf(t, _id)).find(({ kind }) => kind === 'otp')?.otp ?? Number.NaN
    expect(await enter(_id, otp === OTP ? OTP + 1 : OTP)).toMatchObject({ code: 422 })
    expect((await enter(_id, otp)).code).toBe(200)
    t.setClock(null)
  })

  it('dies with the contacts it was sent to [OTP-03]', async () => {
    const { _id } = await withDrawnCode()
    const spocs = [{ name: 'Asha', contact: { phone: ['9999999999'] } }]
    expect((await t.call('acme', '/edit_epod', { _id, spocs })).code).toBe(200)
    expect(await enter(_id, OTP)).toMatchObject({ code: 422, body: { message: words.otp_none } })
  })

  it('shows its keyed hash to no reader of the log, who is told so [OTP-03]', async () => {
    const { _id, hash, digest } = await withDrawnCode()
    const { body } = await t.call('acme', `/orders/${_id}/events`)
    const [created, sent] = body.result as Shown[]
    expect(JSON.stringify(body)).not.toContain(hash)
    expect(created).not.toHaveProperty('redacted')
    expect(sha256(created?.body ?? '')).toBe(created?.digest)
    expect(sent).toMatchObject({ seq: 2, digest, redacted: true })
    expect(JSON.parse(sent?.body ?? '').data).toEqual({
      contacts: expect.arrayContaining([expect.any(String)]),
      expires_at: expect.any(String),
    })
    expect(JSON.stringify((await t.call('acme', '/history')).body)).not.toContain(hash)
  })

  it('is of the past: what is sent today can be checked against its digest, and holds no hash [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', triggerOtp, { body: { _id } })
    const { body } = await t.call('acme', `/orders/${_id}/events`)
    const sent = (body.result as Shown[]).at(-1)
    expect([sha256(sent?.body ?? ''), sent?.redacted]).toEqual([sent?.digest, undefined])
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ v: 2, type: 'otp_sent' })
    expect(Object.keys(JSON.parse(sent?.body ?? '').data).toSorted()).toEqual([
      '_sd',
      'expires_at',
      'nonce',
    ])
  })
})
