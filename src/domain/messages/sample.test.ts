import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { everyLanguage } from '../words/languages.ts'
import { messageEvents, messageTexts } from '../words/message-texts.ts'
import { channels } from './channel.ts'
import { sampleOf, textsToRegister } from './sample.ts'
import { smsLength } from './segments.ts'
import { templateProblems } from './template-check.ts'
import { messageVariables } from './template.ts'

const from = { sender: 'Acme', public_url: 'https://epod.in' }
const short = resolvePolicy({ messages: { link_form: 'query' } })

describe('a sample', () => {
  for (const language of everyLanguage)
    for (const event of messageEvents)
      for (const channel of channels)
        it(`of ${event} by ${channel} in ${language} is whole, and our text is not odd [MESG-01]`, () => {
          const { text } = sampleOf({ event, channel, language, text: null }, short, from)
          expect(text).toContain('LR-2026-004217')
          expect(text).not.toMatch(/[{}]|undefined|\s{2}/)
          expect(smsLength(text).segments).toBeLessThanOrEqual(language === 'en' ? 1 : 3)
          expect(templateProblems(event, messageTexts[language].texts[event])).toEqual([])
        })

  it('is of the text that is written, in whichever language the client sends [MESG-01]', () => {
    const tried = { event: 'otp', channel: 'sms', language: 'hi', text: 'कोड {otp}' } as const
    const { text, template } = sampleOf(tried, short, from)
    expect(text).toBe('कोड 482913')
    expect(Object.keys(template.values)).toEqual(messageVariables.otp)
  })
})

describe('a text', () => {
  it.each([
    ['notice', '{identifier} {link}', []],
    ['notice', '{identifier}', [['missing', 'link']]],
    [
      'notice',
      '{identifer} {link}',
      [
        ['unknown', 'identifer'],
        ['missing', 'identifier'],
      ],
    ],
    [
      'otp',
      '{identifier} {otp',
      [
        ['unclosed', 'otp'],
        ['missing', 'otp'],
      ],
    ],
    ['otp', '{identifier} {otp} {link}', [['unknown', 'link']]],
    ['otp', '{} {identifier} {otp}', [['unknown', '']]],
    ['outbound', 'Coming', [['missing', 'identifier']]],
    ['chase', '{identifier}', [['missing', 'link']]],
  ] as const)('of %s that says %j is odd by %j [MESG-01]', (event, text, expected) =>
    expect(templateProblems(event, text).map(({ kind, name }) => [kind, name])).toEqual(expected),
  )

  it('may leave the link to a button [MESG-01]', () =>
    expect(templateProblems('notice', '{identifier}', true)).toEqual([]))
})

describe('what is registered with operators', () => {
  it('has a gap for each value, and the link by its fixed part [MESG-01]', () => {
    const own = { event: 'chase', channel: 'sms', text: 'Add {step}: {link}', id: '1107' } as const
    const { messages } = short
    const policy = resolvePolicy({ messages: { ...messages, templates: [own] } })
    const texts = textsToRegister(policy, from.public_url)
    expect(texts.map(({ event }) => event)).toEqual(messageEvents)
    expect(texts.find(({ event }) => event === 'notice')).toMatchObject({
      is_own: false,
      text: 'Consignment {#var#} from {#var#}\nStatus: {#var#}\n{#var#} https://epod.in/r?{#var#}',
    })
    expect(texts.find(({ event }) => event === 'chase')).toMatchObject({
      is_own: true,
      id: '1107',
      text: 'Add {#var#}: https://epod.in/r?{#var#}',
    })
    const plain = textsToRegister(resolvePolicy({}), from.public_url)
    expect(plain.find(({ event }) => event === 'chase')?.text).toContain('https://epod.in/{#var#}')
  })
})
