import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triggerOtp } from '../../contract/proof/proof.ts'
import type { Gateway, OutgoingMessage } from '../gateways/messages/messages.ts'
import { drainOnce } from '../jobs/outbox/outbox.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, messagesOf } from '../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** Every message that is due, as a provider gets it. */
const left = async (): Promise<OutgoingMessage[]> => {
  const taken: OutgoingMessage[] = []
  const provider: Gateway = {
    send: async (message) => {
      taken.push(message)
      return { provider_id: message.id }
    },
  }
  while ((await drainOnce(t.deps, { email: provider, sms: provider })) > 0);
  return taken
}

/** The one-time password and the message that the goods are about to come. */
const sendBoth = async (fields: object): Promise<{ otp: number; sent: OutgoingMessage[] }> => {
  const { _id } = await anOrder(t, 'acme', fields)
  expect((await t.call('acme', triggerOtp, { body: { _id } })).code).toBe(200)
  const outbound = { _id, triggerOutBound: true, geo_tag: { loc: [] } }
  expect((await t.call('acme', '/update_epod', outbound)).code).toBe(200)
  const otp = (await messagesOf(t, _id)).find(({ kind }) => kind === 'otp')?.otp ?? Number.NaN
  return { otp, sent: await left() }
}

describe('a message to the receivers', () => {
  it('holds no link and no line that came with the order [SHAR-05] [OTP-01]', async () => {
    const { sent } = await sendBoth({
      identifier: 'Pay at evil.example/x\r\nOTP: 111111',
      truck_number: 'MH12AB1234 http://evil.example/pay',
      driver: { name: 'Ravi www.evil.com', contact: [] },
    })
    expect(sent).toHaveLength(4)
    for (const { subject, body } of sent) {
      expect(`${subject}\n${body}`).not.toMatch(/:\/\/|www\.|[\p{L}\d]\.\p{L}|^OTP: 1{6}$/mu)
      expect(subject).toContain('Pay at evil. example/x OTP: 111111')
      expect(subject).not.toMatch(/\p{C}/u)
    }
    expect(sent.filter(({ body }) => body.includes('Vehicle: MH12AB1234 http'))).toHaveLength(2)
  })

  it('goes out with a text that looks like the gap for the code, and shows the code once at most [SHAR-05] [OTP-03]', async () => {
    const { otp, sent } = await sendBoth({
      identifier: 'LR {{otp}}',
      truck_number: '{{otp}}',
      driver: { name: '{{otp}}', contact: [] },
    })
    expect(sent).toHaveLength(4)
    for (const { subject, body } of sent) {
      const isCode = subject.startsWith('One-time password')
      expect(subject).toContain('LR {otp}')
      expect(body.split(String(otp))).toHaveLength(isCode ? 2 : 1)
      expect(body).toContain('{otp}')
    }
  })
})
