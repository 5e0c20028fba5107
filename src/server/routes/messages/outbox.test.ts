import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { triggerOtp } from '../../../contract/proof/proof.ts'
import { buildApp } from '../../app.ts'
import { drainOnce } from '../../jobs/outbox/outbox.ts'
import { keysFrom } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, messagesOf } from '../../testing/orders.ts'

let bare: TestApp
let mailing: TestApp
beforeAll(async () => {
  bare = await openTestApp()
  mailing = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await Promise.all([bare.close(), mailing.close()])
})

const ask = async (test: TestApp) => {
  const order = await anOrder(test)
  expect(await test.call('acme', triggerOtp, { body: { _id: order._id } })).toMatchObject({
    code: 200,
    body: { status: true },
  })
  return { order, otp: (await messagesOf(test, order._id))[0]?.otp }
}

describe('the outbox page', () => {
  it('shows every message, with the code of those that nobody carries [SHAR-05] [OTP-01]', async () => {
    const { order, otp } = await ask(bare)
    const { code, body } = await bare.call('admin', '/outbox')
    expect(code).toBe(200)
    const own = body.result.filter(({ order_id }) => order_id === order._id)
    expect(own.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    for (const message of own)
      expect(message).toMatchObject({
        kind: 'otp',
        state: 'queued',
        body: expect.stringContaining(`OTP: ${otp}\n`),
      })
    expect(JSON.stringify(body)).not.toMatch(/secret|challenge/)
  })

  it('hides a code that a provider carries in each of its copies, also after it left [SHAR-05] [OTP-03]', async () => {
    const { order, otp } = await ask(mailing)
    const shown = async () =>
      (await mailing.call('admin', '/outbox')).body.result.filter(
        ({ order_id }) => order_id === order._id,
      )
    const isHidden = async (): Promise<void> => {
      const own = await shown()
      expect(own.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
      for (const { body } of own) expect(body).toContain(`OTP: ${words.otpMasked}`)
      expect(JSON.stringify(own)).not.toContain(String(otp))
    }
    await isHidden()
    const provider = { send: async () => ({ provider_id: 'taken' }) }
    while ((await drainOnce(mailing.deps, { email: provider })) > 0);
    expect((await shown()).map(({ state }) => state).toSorted()).toEqual(['no_provider', 'sent'])
    await isHidden()
  })

  it('shows a code that goes by a way without a provider alone [SHAR-05]', async () => {
    const { _id } = await anOrder(mailing, 'acme', {
      spocs: [{ name: 'Meera', contact: { phone: ['9000000017'] } }],
    })
    await mailing.call('acme', triggerOtp, { body: { _id } })
    const [message] = (await mailing.call('admin', '/outbox')).body.result
    const [sent] = await messagesOf(mailing, _id)
    expect(message?.body).toContain(`OTP: ${sent?.otp}`)
  })

  it('hides a code that was sealed with a secret that is gone, and shows the rest [SHAR-05]', async () => {
    const { order } = await ask(bare)
    const keys = keysFrom('the secret after that, longer than 32 characters')
    const after = await buildApp({ ...bare.deps, keys })
    const authorization = `Bearer ${await bare.token('admin')}`
    const reply = await after.inject({ url: '/api/outbox', headers: { authorization } })
    await after.close()
    const { result } = reply.json<{ result: { order_id: string; body: string }[] }>()
    const own = result.filter(({ order_id }) => order_id === order._id)
    expect(own.map(({ body }) => body)).toEqual([
      expect.stringContaining(`OTP: ${words.otpMasked}`),
      expect.stringContaining(`OTP: ${words.otpMasked}`),
    ])
  })

  it('shows the link for a new password where no mail leaves, and never where one does [SHAR-05] [AUTH-11]', async () => {
    for (const test of [bare, mailing]) {
      await test.call(null, '/users/generate-password', { username: 'acme' })
      const [row] = await test.database.read(platform, (db) =>
        db.selectFrom('outbox').select('secret').where('kind', '=', 'reset').limit(1),
      )
      const code = test.deps.keys.unseal(row?.secret ?? '')
      const { body } = await test.call('admin', '/outbox')
      const message = body.result.find(({ kind }: { kind: string }) => kind === 'reset')
      const shown = test === bare ? code : words.otpMasked
      expect(message?.body).toContain(`/reset-password#${shown}\n`)
      expect(JSON.stringify(body).includes(code)).toBe(test === bare)
      expect((await test.call('acme', '/outbox')).code).toBe(403)
    }
  })

  it('is paged, newest first, and closed to others [SHAR-05]', async () => {
    for (let n = 0; n < 26; n += 1) await ask(bare)
    const first = (await bare.call('admin', '/outbox')).body.result
    expect(first).toHaveLength(50)
    const second = (await bare.call('admin', `/outbox?before=${first.at(-1)?.id}`)).body.result
    expect(second.length).toBeGreaterThan(0)
    const ids = [...first, ...second].map(({ id }: { id: string }) => id)
    expect([new Set(ids).size, ids]).toEqual([ids.length, ids.toSorted().toReversed()])
    expect((await bare.call('acme', '/outbox')).code).toBe(403)
    expect((await bare.call(null, '/outbox')).code).toBe(401)
    expect((await bare.call('admin', '/outbox?before=x')).code).toBe(422)
  })
})
