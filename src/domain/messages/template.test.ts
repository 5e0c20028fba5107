import { describe, expect, it } from 'vitest'
import type { Policy } from '../policy/policy.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import { everyLanguage } from '../words/languages.ts'
import { messageEvents, messageTexts } from '../words/message-texts.ts'
import { channels } from './channel.ts'
import { smsLength } from './segments.ts'
import {
  filledText,
  messageText,
  messageVariables,
  registeredTemplate,
  safeValues,
  type MessageValues,
} from './template.ts'

const usual: MessageValues = {
  sender: 'Acme Logistics',
  identifier: 'LR-100234',
  units: ' (12)',
  otp: '123456',
  minutes: '10',
  until: '26-11-2026 @ 01:00 PM',
  truck: 'MH12AB1234',
  driver: 'Ravi Kumar',
  status: 'on its way',
  eta: 'ETA 24-11-2026',
  step: 'a photo',
  link: 'https://epod.in/r?AbCdEfGhIjKlMnOpQrStUv',
}
const public_url = 'https://epod.in'

describe('every text', () => {
  for (const language of everyLanguage)
    for (const event of messageEvents)
      for (const channel of channels)
        it(`of ${event} by ${channel} in ${language} says all that it has to [MESG-01]`, () => {
          const text = messageText(
            { event, values: usual },
            channel,
            resolvePolicy({ messages: { language } }),
          )
          for (const name of messageVariables[event]) expect(text).toContain(usual[name]?.trim())
          expect(text).not.toMatch(/[{}]|undefined|\s{2}/)
          // In Latin letters a message is one part, and never more than three.
          expect(smsLength(text).segments).toBeLessThanOrEqual(language === 'en' ? 1 : 3)
        })

  it('has a name for each state and step in its own script [MESG-01]', () => {
    for (const language of everyLanguage) {
      const { texts, statuses, steps, units } = messageTexts[language]
      for (const words of [...Object.values(statuses), ...Object.values(steps), units])
        expect(words).not.toBe('')
      if (language === 'en') continue
      const own = [...Object.values(texts), ...Object.values(statuses)].filter((text) =>
        /^[\p{ASCII}–]*$/u.test(text.replace(/\{\w+\}/g, '')),
      )
      expect(
        own.filter((text) => text !== '{sender}: {identifier}: {status}. {eta} {link}'),
      ).toEqual([])
    }
  })
})

const blank: Policy['messages']['templates'][number] = {
  event: 'notice',
  channel: 'sms',
  language: 'en',
  text: null,
  id: null,
  variables: [],
  button: false,
}

describe('a text of the client’s own', () => {
  const templates = [
    {
      event: 'notice',
      channel: 'sms',
      text: 'Dear customer, {identifier} is {status} {link}',
      id: '1107',
    },
    { event: 'notice', channel: 'whatsapp', id: 'epod_notice', button: true },
    { event: 'notice', channel: 'sms', language: 'hi', text: 'प्रिय ग्राहक, {identifier}' },
    { event: 'otp', channel: 'sms', id: '2207', variables: ['otp', 'sender'] },
  ].map((one) => ({ ...blank, ...one }) as typeof blank)
  const policy = resolvePolicy({ messages: { templates } })
  const notice = { event: 'notice', values: usual } as const

  it('comes before ours, in the language that the client writes in [MESG-01]', () => {
    expect(messageText(notice, 'sms', policy)).toBe(
      `Dear customer, LR-100234 is on its way ${usual['link']}`,
    )
    expect(messageText(notice, 'whatsapp', policy)).toContain('from Acme Logistics')
    const hindi = resolvePolicy({ messages: { language: 'hi', templates } })
    expect(messageText(notice, 'sms', hindi)).toBe('प्रिय ग्राहक, LR-100234')
    expect(messageText({ event: 'otp', values: usual }, 'sms', hindi)).toContain('123456')
  })

  it('goes as what is registered of it: id, language, values in their order, and a button [MESG-01]', () => {
    expect(registeredTemplate(notice, 'whatsapp', policy, public_url)).toEqual({
      id: 'epod_notice',
      language: 'en',
      values: ['sender', 'identifier', 'status', 'eta'].map((name) => ({
        name,
        value: usual[name],
      })),
      path: 'r?AbCdEfGhIjKlMnOpQrStUv',
    })
    expect(
      registeredTemplate({ event: 'otp', values: usual }, 'sms', policy, public_url),
    ).toMatchObject({
      id: '2207',
      values: [
        { name: 'otp', value: '123456' },
        { name: 'sender', value: 'Acme Logistics' },
      ],
      path: null,
    })
    // A link that leads elsewhere is no button of ours.
    expect(registeredTemplate(notice, 'whatsapp', policy, 'https://epod.ink')?.path).toBeNull()
    expect(
      registeredTemplate({ event: 'chase', values: usual }, 'sms', policy, public_url),
    ).toBeNull()
    expect(registeredTemplate(notice, 'email', policy, public_url)).toBeNull()
  })
})

describe('values', () => {
  it.each([
    ['http://evil.example/pay', /^http: evil\. example\/pay$/],
    ['LR-1\r\nBcc: a@b.co\u0000', /^LR-1 Bcc: a@b\. co$/],
    ['x'.repeat(500), /^x{40}$/],
    ['\u202eLR\u200b-1', /^LR-1$/],
    ['{otp}{{otp}}{link}', /^\{otp\}\{otp\}\{link\}$/],
  ])('%j become harmless [SHAR-05]', (identifier, expected) => {
    const values = safeValues({ ...usual, identifier })
    expect(values['identifier']).toMatch(expected)
    // What an order brings is a value once, and never a gap.
    expect(filledText('{identifier} {otp}', values)).toBe(`${values['identifier']} 123456`)
  })
})
