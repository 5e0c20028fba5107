import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { messageEvents } from '../words/message-texts.ts'
import { SECRET_GAP } from './secret-gap.ts'
import { smsLength } from './segments.ts'
import { isLinkHeader } from './link-header.ts'
import { isShortPage, shortAddress } from './short-address.ts'
import { fixedParts, linkBy } from './short-link.ts'
import { messageText, registeredTemplate, safeValues } from './template.ts'

const REF = 'AbCdEfGhIjKlMnOpQrSt-_'
const NUMBER = 'LR-2026-11-24-000123456A'
const BASE = 'https://pod.example-logistics.in'
const forms = {
  plain: resolvePolicy({}),
  query: resolvePolicy({ messages: { link_form: 'query' } }),
  header: resolvePolicy({ messages: { link_form: 'header', link_header: 'ACMELR' } }),
  unnamed: resolvePolicy({ messages: { link_form: 'header' } }),
}

describe('a link in an SMS', () => {
  it.each([
    ['plain', `${BASE}/publicreceiver/${REF}#confirm`],
    ['query', `${BASE}/r?${REF}`],
    ['header', `${BASE}/ACMELR/${REF}`],
    ['unnamed', `${BASE}/r?${REF}`],
  ] as const)('has the form %s that operators let through [MESG-01]', (form, expected) => {
    const link = `${BASE}/publicreceiver/${REF}#confirm`
    expect(linkBy('sms', link, forms[form])).toBe(expected)
    // Mail and WhatsApp have no such rule.
    expect(linkBy('email', link, forms[form])).toBe(link)
    expect(linkBy('whatsapp', link, forms[form])).toBe(link)
    const elsewhere = 'https://example.com/x#y'
    expect(linkBy('sms', elsewhere, forms[form])).toBe(elsewhere)
  })

  it('is told by its fixed part, which operators register [MESG-01]', () => {
    const parts = (form: keyof typeof forms) =>
      fixedParts(BASE, forms[form], ['receiver', 'driver', 'tracking'])
    expect(parts('plain')).toEqual([
      `${BASE}/publicreceiver/`,
      `${BASE}/publicdriver/`,
      `${BASE}/publictracking/`,
    ])
    expect(parts('query')).toEqual([`${BASE}/r?`])
    expect(parts('header')).toEqual([`${BASE}/ACMELR/`])
  })

  it('stands in the text and among the values of a registered template [MESG-01]', () => {
    const { messages } = forms.header
    const registered = { event: 'chase', channel: 'sms', id: '1107', text: null } as const
    const policy = resolvePolicy({ messages: { ...messages, templates: [registered] } })
    const values = { sender: 'Acme', link: `${BASE}/publicdriver/${SECRET_GAP}#photos` }
    expect(messageText({ event: 'chase', values }, 'sms', policy)).toContain(
      `${BASE}/ACMELR/${SECRET_GAP}`,
    )
    const sent = registeredTemplate({ event: 'chase', values }, 'sms', policy, BASE)
    expect(sent?.values.find(({ name }) => name === 'link')?.value).toBe(
      `${BASE}/ACMELR/${SECRET_GAP}`,
    )
  })
})

describe('each of our texts in Latin letters', () => {
  const longest = safeValues({
    sender: 'Consolidated Freight Carriers of India',
    identifier: NUMBER,
    units: ' (12500 units)',
    otp: SECRET_GAP,
    minutes: '10',
    truck: 'MH 12 AB 1234 TRAILER',
    driver: 'Venkatasubramanian Ramanathan Iyer',
    status: 'Not accepted at the door',
    eta: 'ETA 24-11-2026 @ 01:00 PM',
    step: 'a photo of the receiver',
    link: `${BASE}/publictracking/${SECRET_GAP}#signature`,
  })
  for (const event of messageEvents)
    for (const form of Object.keys(forms) as (keyof typeof forms)[])
      it(`of ${event} is one part with its ${form} link and long values [MESG-01]`, () => {
        // A whole address takes the room of some signs of a number, and of the server's own name.
        const isPlain = form === 'plain'
        const identifier = isPlain ? 'LR-2026-000123' : NUMBER
        const host = (link = ''): string =>
          isPlain ? link.replace(BASE, 'https://pod.acme.in') : link
        const values = { ...longest, identifier, link: host(longest['link']) }
        const text = messageText({ event, values }, 'sms', forms[form])
        const sent = text.replace(SECRET_GAP, text.includes(`OTP: ${SECRET_GAP}`) ? '123456' : REF)
        expect([sent, smsLength(sent)]).toMatchObject([sent, { alphabet: 'gsm7', segments: 1 }])
        expect(text).toContain(identifier)
        expect(text).toMatch(/^.{0,45}Consolid/)
        expect(text.includes(SECRET_GAP)).toBe(event !== 'outbound')
      })

  it('cuts no name where there is room [MESG-01]', () => {
    const values = {
      ...longest,
      sender: 'Acme Freight Carriers of India',
      identifier: 'LR-1',
      eta: '',
    }
    expect(messageText({ event: 'notice', values }, 'sms', forms.query)).toContain(
      'from Acme Freight Carriers of India\n',
    )
  })
})

describe('a short address', () => {
  it.each([
    ['/r', `?${REF}`, { header: null, ref: REF }],
    ['/r/', `?${REF}`, { header: null, ref: REF }],
    ['/r', `?${REF}&utm_source=sms`, { header: null, ref: REF }],
    ['/r', `?${REF}=`, { header: null, ref: REF }],
    ['/r', '', null],
    ['/r', '?', null],
    [`/r/${REF}`, '', null],
    [`/ACME/${REF}`, '', { header: 'ACME', ref: REF }],
    [`/ACMELR/${REF}/`, '?x=1', { header: 'ACMELR', ref: REF }],
    [`/acme/${REF}`, '', null],
    [`/AC/${REF}`, '', null],
    [`/ACMELRS/${REF}`, '', null],
    [`/ACME/${REF}x`, '', null],
    [`/ACME/${REF}/more`, '', null],
    ['/home', `?${REF}`, null],
  ])('%s%s is read [MESG-01]', (path, search, expected) =>
    expect(shortAddress(path, search)).toEqual(expected),
  )

  it.each([
    ['/r', true],
    [`/ACME/${REF}`, true],
    ['/receiver-preview', false],
    ['/reset-password', false],
    ['/', false],
  ])('%s is a page of references: %s [MESG-01]', (path, is) => expect(isShortPage(path)).toBe(is))

  it.each([
    ['ACME', true],
    ['ACMELR', true],
    ['AC', false],
    ['ACMELRS', false],
    ['acme', false],
    ['AC1E', false],
    ['API', false],
    ['SCIM', false],
    ['VERIFY', false],
    ['ACME\n', false],
  ])('may have the header %j: %s [MESG-01]', (header, is) => expect(isLinkHeader(header)).toBe(is))
})
