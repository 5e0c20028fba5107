import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Order } from '../../domain/order/order.ts'
import { DAY, later, MINUTE, SECOND } from '../../domain/time.ts'
import { words } from '../../domain/testing/words.ts'
import { platform } from '../stores/database/scope.ts'
import { triggerOtp } from '../../contract/proof/proof.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { linkTo } from '../testing/links.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'
import { isSent } from './otp-request.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterEach(() => t.setClock(null))
afterAll(() => t.close())

const trigger = (_id: string, headers = {}): Promise<Reply> =>
  t.call('acme', triggerOtp, { body: { _id } }, headers)
const enter = (_id: string, otp: number): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, otp })
const wait = (ms: number): void => t.setClock(later(new Date().toISOString(), ms))
const codeOf = async (_id: string): Promise<number> =>
  (await messagesOf(t, _id)).findLast(({ kind }) => kind === 'otp')?.otp ?? Number.NaN
const another = (otp: number): number => (otp === 100_000 ? 100_001 : otp - 1)
const retryAfter = ({ headers }: Reply): number => Number(headers['retry-after'])
const types = async (_id: string): Promise<string[]> =>
  (await logOf(t, _id)).map(({ type }) => type)

describe('a one-time password', () => {
  it('goes to each contact with number, sender and units, six digits, sealed [OTP-01] [OTP-03]', async () => {
    const order = await anOrder(t)
    expect(await trigger(order._id)).toMatchObject({
      code: 200,
      body: {
        status: true,
        code: 'messages_kept',
        message: words.messages_kept(2, ['sms', 'email']),
      },
    })
    const messages = await messagesOf(t, order._id)
    const [contact] = order.spocs.map((spoc) => spoc.contact)
    expect(
      messages
        .map(({ kind, channel, recipient }) => [kind, channel, recipient].join(' '))
        .toSorted(),
    ).toEqual([`otp email ${contact?.email[0]}`, `otp sms ${contact?.phone[0]}`])
    const otp = await codeOf(order._id)
    expect([otp >= 100_000, otp <= 999_999, Number.isInteger(otp)]).toEqual([true, true, true])
    for (const { body, channel, subject, otp: its, expires_at } of messages) {
      expect(body).toContain('OTP: {{otp}}\n')
      expect(body).toContain(
        channel === 'email'
          ? `Acme Logistics has a consignment for you: ${order.identifier} (10 units)`
          : `Acme Logistics: consignment ${order.identifier} (10 units)`,
      )
      expect([subject, its]).toEqual([words.otpSubject(order.identifier), otp])
      expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(9 * MINUTE)
    }
  })

  it('is told as sent of what a provider takes, and of nothing else; the receiver hears of no provider [OTP-01] [MESG-01]', async () => {
    const carrying = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
    try {
      const { _id } = await anOrder(carrying)
      const { body } = await carrying.call('acme', triggerOtp, { body: { _id } })
      expect(body).toMatchObject({
        status: true,
        code: 'partly_kept',
        message: words.partly_kept(words.otp_sent, words.messages_kept(1, ['sms'])),
      })
    } finally {
      await carrying.close()
    }
    const order = await anOrder(t)
    const { ref } = await linkTo(t, order, 'receiver')
    const { token } = (await t.call(null, `/public/receiver/${ref}`)).body
    const { body } = await t.call(`Bearer ${token}`, triggerOtp, { body: { _id: order._id } })
    expect(body).toMatchObject({ status: true, code: 'otp_sent', message: words.otp_sent })
  })

  it('stands readable nowhere in the database and in no answer [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await trigger(_id)
    const answer = await t.call('acme', '/update_epod', { _id, remarks: { text: 'here' } })
    const code = new RegExp(`(?<![0-9a-f.])${await codeOf(_id)}(?![0-9a-f])`)
    const rows = await t.database.read<{ row: string }>(
      platform,
      () => sql<{ row: string }>`
      select outbox::text as row
      from outbox
      where order_id = ${_id}
      union all select events::text
      from events
      where order_id = ${_id}
      union all select orders::text from orders where id = ${_id}`,
    )
    expect(rows).toHaveLength(6)
    for (const text of [JSON.stringify(answer.body), ...rows.map(({ row }) => row)])
      expect(text).not.toMatch(code)
    expect(JSON.stringify(answer.body)).not.toContain('challenge')
  })

  it('once verified makes the order received, and only once [OTP-02] [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await trigger(_id)
    const otp = await codeOf(_id)
    const { code, body } = await enter(_id, otp)
    expect([code, body.message]).toEqual([200, 'otp verified'])
    expect(body.result).toMatchObject({
      ended: true,
      epod: {
        otp: { verified: true, verified_through: 'otp', verified_at: body.result.delivery_time },
      },
    })
    expect((await enter(_id, otp)).code).toBe(409)
    expect((await trigger(_id)).code).toBe(409)
    expect(await types(_id)).toEqual(['created', 'otp_sent', 'received'])
  })

  it('that is wrong is on record and answered as such; without one sent there is nothing to enter [OTP-02]', async () => {
    const { _id } = await anOrder(t)
    expect(await enter(_id, 123_456)).toMatchObject({
      code: 422,
      body: { message: words.otp_none },
    })
    await trigger(_id)
    expect(await enter(_id, another(await codeOf(_id)))).toMatchObject({
      code: 422,
      body: { status: false, code: 'otp_wrong', message: 'Wrong OTP' },
    })
    expect(await types(_id)).toEqual(['created', 'otp_sent', 'otp_failed'])
    expect((await enter(_id, await codeOf(_id))).code).toBe(200)
  })

  it('does not open another order [OTP-03]', async () => {
    const [one, other] = [await anOrder(t), await anOrder(t)]
    await trigger(one._id)
    await trigger(other._id)
    const [mine, its] = [await codeOf(one._id), await codeOf(other._id)]
    expect((await enter(one._id, mine === its ? another(its) : its)).code).toBe(422)
  })

  it('is bound to its order and to the contacts it was sent to [OTP-03]', async () => {
    const placed = await anOrder(t)
    const { _id } = placed
    await trigger(_id)
    const otp = await codeOf(_id)
    const sent = (await logOf(t, _id)).at(-1)
    const nonce = sent?.type === 'otp_sent' ? (sent.data.nonce ?? '') : ''
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const pending = {
      hash: null,
      contacts: [],
      expires_at: null,
      sent: [],
      tries: 0,
      locked_until: null,
    }
    const order: Order = { ...placed, challenge: { ...pending, nonce }, profile: {} }
    const elsewhere = order.spocs.map((spoc) => ({
      ...spoc,
      contact: { ...spoc.contact, phone: ['9999999999'] },
    }))
    const tried = [
      order,
      { ...order, _id: randomUUID() },
      { ...order, spocs: elsewhere },
      { ...order, challenge: pending },
      { ...order, challenge: { ...pending, nonce: `${nonce.slice(1)}x` } },
    ]
    expect(tried.map((one) => isSent(t.deps, one, otp))).toEqual([true, false, false, false, false])
    expect(order.spocs.length).toBeGreaterThan(0)
  })

  it('locks for 15 minutes after five wrong tries, for the right one too, and tells the office once [OTP-03]', async () => {
    const { _id, identifier } = await anOrder(t)
    await trigger(_id)
    const otp = await codeOf(_id)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(_id, another(otp))).code).toBe(422)
    const locked = await enter(_id, otp)
    expect(locked).toMatchObject({ code: 429, body: { message: words.otp_locked } })
    expect(retryAfter(locked)).toBeGreaterThan(890)
    wait(MINUTE)
    expect(await trigger(_id)).toMatchObject({ code: 429 })
    const office = (await messagesOf(t, _id)).filter(({ kind }) => kind === 'office')
    expect(office).toEqual([
      {
        kind: 'office',
        channel: 'email',
        recipient: 'admin@example.com',
        subject: words.officeSubject(identifier),
        body: words.officeText(identifier),
        expires_at: null,
        otp: null,
      },
    ])
    wait(16 * MINUTE)
    expect((await enter(_id, otp)).code).toBe(422)
    expect((await trigger(_id)).code).toBe(200)
    expect((await enter(_id, await codeOf(_id))).code).toBe(200)
  })

  it('is good for ten minutes [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await trigger(_id)
    wait(11 * MINUTE)
    expect(await enter(_id, await codeOf(_id))).toMatchObject({
      code: 422,
      body: { message: words.otp_expired },
    })
  })

  it('is sent again after 30 s, ends the one before, and at most five times a day [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await trigger(_id)
    const first = await codeOf(_id)
    expect(await trigger(_id)).toMatchObject({ code: 429, body: { message: words.otp_too_soon } })
    for (let sent = 1; sent < 5; sent += 1) {
      wait(sent * 31 * SECOND)
      expect((await trigger(_id)).code).toBe(200)
    }
    wait(5 * 31 * SECOND)
    const sixth = await trigger(_id)
    expect(sixth).toMatchObject({ code: 429, body: { message: words.otp_too_many } })
    expect(retryAfter(sixth)).toBeGreaterThan(86_000)
    const last = await codeOf(_id)
    expect((await enter(_id, first === last ? another(last) : first)).code).toBe(422)
    wait(DAY + MINUTE)
    expect((await trigger(_id)).code).toBe(200)
  })

  it('is not sent twice under the same key [OTP-01]', async () => {
    const { _id } = await anOrder(t)
    const key = { 'idempotency-key': `otp-${_id}` }
    const [first, again] = [await trigger(_id, key), await trigger(_id, key)]
    expect([again.code, again.body]).toEqual([200, first.body])
    expect(await messagesOf(t, _id)).toHaveLength(2)
  })

  it('needs somebody to send it to [OTP-01]', async () => {
    const { _id } = await anOrder(t, 'acme', { spocs: [{ name: 'Nobody' }] })
    expect(await trigger(_id)).toMatchObject({ code: 422, body: { message: words.otp_no_contact } })
  })

  it('goes to one contact at most five times an hour, however many orders ask at once [OTP-03]', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, () =>
        anOrder(t, 'acme', { spocs: [{ name: 'Meera', contact: { phone: ['9000000001'] } }] }),
      ),
    )
    const answers = await Promise.all(orders.map(({ _id }) => trigger(_id)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429, 429,
    ])
    const refused = answers.find(({ code }) => code === 429)
    expect([refused?.body.message, refused && retryAfter(refused)]).toEqual([
      words.otp_capped,
      3600,
    ])
    const sent = await Promise.all(orders.map(({ _id }) => messagesOf(t, _id)))
    expect(sent.flat()).toHaveLength(5)
  })

  it('is tried five times at most by 200 guesses at once, the right one among them [OTP-03]', async () => {
    const { _id } = await anOrder(t)
    await trigger(_id)
    const otp = await codeOf(_id)
    const guesses = Array.from({ length: 200 }, (_, index) =>
      index === 100 ? otp : 100_000 + ((otp - 100_000 + index + 1) % 900_000),
    )
    const answers = await Promise.all(guesses.map((guess) => enter(_id, guess)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => ![200, 409, 422, 429, 503].includes(code))).toEqual([])
    const failed = (await types(_id)).filter((type) => type === 'otp_failed').length
    expect(failed).toBeLessThanOrEqual(5)
    expect(failed).toBe(codes.filter((code) => code === 422).length)
    expect(codes.filter((code) => code === 200)).toHaveLength(failed === 5 ? 0 : 1)
  })
})
