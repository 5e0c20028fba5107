import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProof } from '../../../contract/proof/order-proof.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { getCertificate } from '../../../contract/proof/certificate.ts'
import type { OrderEvent } from '../../../domain/order/events.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { words } from '../../../domain/testing/words.ts'
import { linkSentences as hindiLinks } from '../../../domain/words/hi/link-sentences.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { orderOfVerifyCode } from '../../certificate/verify-code.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { anOrder } from '../../testing/orders.ts'
import { readPdf, type ReadPdf } from '../../testing/pdf.ts'
import { aJpeg, canvas, sent, stroke } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { clientIdOf, pathOfStored } from '../../testing/stored.ts'

let t: TestApp
let logged: { fault?: string }[] = []
beforeAll(async () => {
  t = await openTestApp(
    {},
    pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
  )
})
afterAll(() => t.close())

const act = async (as: string, _id: string, action: object) => {
  const { code, body } = await t.call(as, '/update_epod', { _id, ...action })
  expect([code, body.message]).toEqual([200, body.message])
  return body.result
}
const configure = async (username: string, changes: PolicyDocument): Promise<void> => {
  const { config = {} } = demoUsers.find((user) => user.username === username) ?? {}
  await t.database.asOwner((db) =>
    db
      .updateTable('users')
      .where('username', '=', username)
      .set({ config: JSON.stringify({ ...config, ...changes }) })
      .execute(),
  )
  forgetSessions(t.deps)
}
/** An order that was received, with all that an ordinary one has. */
const received = async (changes: object = {}) => {
  const order = await anOrder(t, 'acme', {
    value: 424_242_424,
    destination: { name: 'Nagpur Depot', loc: [21.1458, 79.0882], city: 'Nagpur' },
    ...changes,
  })
  const { _id } = order
  await act('acme', _id, { photos: [sent(await aJpeg(1_600, 900), 'door.jpg')] })
  await act('acme', _id, { remarks: { text: 'One box wet', categories: ['Damaged'] } })
  await act('acme', _id, {
    signature: { name: 'Meera', relation: 'Store keeper', image: await canvas(stroke()) },
  })
  await act('acme', _id, { quantities: [{ line: 'total', quantity: 10 }] })
  await t.call('acme', '/trigger_otp', { _id })
  await act('acme', _id, { receive: true, geo_tag: { loc: [21.1475, 79.0882] } })
  return order
}
const certified = async (as: string, id: string, query: object = {}, headers = {}) => {
  const reply = await t.call(as, getCertificate, { params: { id }, query }, headers)
  return { ...reply, pdf: await readPdf(bytesOf(reply)) }
}
/** The same words however the lines of the page break. */
const flat = ({ text }: ReadPdf): string => text.replaceAll(/\s+/g, ' ')

describe('The certificate of an order', () => {
  it('is one page that other programs read: parties, times, place, code, lines, remarks, signature, photos [REPT-04]', async () => {
    const order = await received()
    const { pdf, headers } = await certified('acme', order._id)
    expect(pdf.pages).toBe(1)
    const text = flat(pdf)
    for (const told of [
      'Proof of delivery',
      'Acme Logistics',
      order.identifier,
      'Northwind',
      'Nagpur Depot, Nagpur',
      'Roadrunner',
      '42,42,42,424',
      'Confirmed by button',
      'Received by the server at',
      '21.14750, 79.08820, 189 m from the destination',
      `SMS ••••${order.spocs[0]?.contact.phone[0]?.slice(-4) ?? ''}, e-mail m••••@example.com`,
      'Whole order 10',
      'Damaged · One box wet',
      'Meera (Store keeper)',
      'at the sender’s desk',
      'door.jpg',
      'Page 1 of 1',
    ])
      expect(text).toContain(told)
    const { result } = (await t.call('acme', `/orders/${order._id}`)).body
    for (const { digest } of [present(result.epod.signature), ...result.epod.photos])
      expect(text).toContain(digest)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="${order.identifier}_Northwind_`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-language': 'en',
    })
    const verify = String(headers['epod-verify-url'])
    expect(verify).toMatch(/^http:\/\/epod\.test\/verify\/[a-z2-7]{42}$/)
    expect(text).toContain(verify)
    expect(orderOfVerifyCode(t.deps.keys, verify.split('/').at(-1) ?? '')).toBe(order._id)
  })

  it('keeps the rules of PDF/A-3b that qpdf can tell: fonts inside, colours defined, nothing encrypted or active, metadata that says so [REPT-04]', async () => {
    const { _id } = await received({ identifier: `A&B <i> ${Date.now()}` })
    for (const lang of ['en', 'hi']) {
      const { pdf } = await certified('acme', _id, { lang })
      const of = (type: string) =>
        Object.values(pdf.objects).filter((object) => object['/Type'] === type)
      const catalog = present(of('/Catalog')[0])
      expect(pdf.is_encrypted).toBe(false)
      expect(present(pdf.trailer['/ID'])).toHaveLength(2)
      expect(catalog['/Lang']).toBe(`u:${lang}`)
      expect(of('/OutputIntent')).toMatchObject([{ '/S': '/GTS_PDFA1' }])
      const fonts = of('/FontDescriptor')
      expect(fonts.length).toBeGreaterThan(lang === 'hi' ? 3 : 1)
      for (const font of fonts) expect(font).toHaveProperty('/FontFile2')
      for (const font of of('/Font'))
        expect(['/Type0', '/CIDFontType2']).toContain(font['/Subtype'])
      const placed = Object.values(pdf.objects).filter((one) => '/Rect' in one)
      const [field, ...others] = placed.filter((one) => one['/Subtype'] !== '/Link')
      for (const link of placed)
        expect(link).toMatchObject(link === field ? { '/FT': '/Sig', '/F': 132 } : { '/F': 4 })
      expect([present(field)['/Rect'], others]).toEqual([[0, 0, 0, 0], []])
      const form = present(pdf.objects[`obj:${String(catalog['/AcroForm'])}`])
      expect([form['/SigFlags'], form['/NeedAppearances'], '/XFA' in form]).toEqual([
        3,
        undefined,
        false,
      ])
      for (const active of ['/OpenAction', '/AA']) expect(catalog).not.toHaveProperty([active])
      const metadata = await pdf.stream(String(catalog['/Metadata']))
      expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
      expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
      expect(metadata).toContain('A＆B ‹i›')
    }
  })

  it('holds the log as it is stored, and the signed proof once it is sealed, as associated files [REPT-04] [PROF-02]', async () => {
    const { _id } = await received()
    const { pdf } = await certified('acme', _id)
    const { body } = await t.call('acme', `/orders/${_id}/events`)
    expect(JSON.parse(present(pdf.attachments.get('events.json')))).toEqual(body.result)
    expect(pdf.attachments.has('proof.sd-jwt')).toBe(false)
    await sequenced(t.deps)
    const sealed = await certified('acme', _id)
    const proof = await t.call('acme', getProof, { params: { id: _id } })
    expect(sealed.pdf.attachments.get('proof.sd-jwt')).toBe(
      (proof.body as { result: { credential: string } }).result.credential,
    )
    expect(flat(pdf)).toContain(present(body.result.at(-1)).digest.slice(0, 30))
    const spec = Object.values(pdf.objects).find((one) => one['/Type'] === '/Filespec')
    expect(spec).toMatchObject({ '/AFRelationship': '/Data', '/UF': 'u:events.json' })
  })

  it('is in Hindi where that is asked for or preferred, its letters in their order for who searches it [REPT-04] [L10N-01]', async () => {
    const { _id } = await received()
    for (const [query, headers] of [
      [{ lang: 'hi' }, {}],
      [{}, { 'accept-language': 'hi-IN,en;q=0.5' }],
      [{}, { 'accept-language': 'ta,hi;q=0.8' }],
    ]) {
      const { pdf, headers: answered } = await certified('acme', _id, query, headers)
      expect(answered['content-language']).toBe('hi')
      for (const told of ['डिलीवरी का प्रमाण पत्र', 'हस्ताक्षर', 'टिप्पणियाँ'])
        expect(flat(pdf)).toContain(told)
      expect(pdf.pages).toBe(1)
    }
  })

  it('prints what people typed in other Indian scripts, and says where it cannot print a sign [REPT-04]', async () => {
    const order = await anOrder(t)
    for (const text of ['பெட்டி சேதம்', 'పెట్టె', 'বাক্স', 'પેટી', 'ಪೆಟ್ಟಿಗೆ', '木箱 📦 <b>\u202e'])
      await act('acme', order._id, { remarks: { text, categories: ['Damaged'] } })
    await act('acme', order._id, { receive: true })
    const { pdf } = await certified('acme', order._id)
    for (const told of ['பெட்டி சேதம்', 'పెట్టె', 'বাক্স', 'પેટી', 'ಪೆಟ್ಟಿಗೆ', '?? ? <b>', 'cannot be printed'])
      expect(flat(pdf)).toContain(told)
  })

  it('has both values of a correction, with the reason and who made it [PROF-05]', async () => {
    const { _id } = await received()
    await act('acme', _id, {
      correction: { field: 'ship_unit', value: 12, reason: 'two more boxes' },
    })
    expect(flat((await certified('acme', _id)).pdf)).toMatch(
      /Corrections after closure .*Units 10 12 two more boxes acme, \d\d-\d\d-\d{4}/,
    )
  })

  it('goes over pages where there is much to say, and stays bounded [REPT-04]', async () => {
    const long = Array.from({ length: 110 }, (_, at): OrderEvent => ({
      type: 'remarked',
      data: {
        name: 'Meera',
        // Line ends, and what has no place to break at.
        text: `${at} ${(at % 2 === 0 ? 'x' : 'x\n').repeat(990)}`,
        categories: [],
        action_by: 'receiver',
        custom_fields: {},
        extra_fields: {},
        exception: false,
      },
    }))
    const order = await anOrder(t, 'acme', {}, [
      ...long,
      {
        type: 'received',
        data: {
          through: 'receive',
          closer: null,
          geo_tag: { loc: null, action_by: 'client' },
          spoc: null,
        },
      },
    ])
    const { pdf } = await certified('acme', order._id)
    expect(pdf.pages).toBeGreaterThan(10)
    expect(pdf.pages).toBeLessThan(60)
    expect(flat(pdf)).toContain('10 more stand in the attached log')
    expect(JSON.parse(present(pdf.attachments.get('events.json')))).toHaveLength(112)
  })

  it('says which file could not be read in place of its picture, and is logged [REPT-04]', async () => {
    const { _id } = await received()
    const { result } = (await t.call('acme', `/orders/${_id}`)).body
    const { digest } = present(result.epod.photos[0])
    await rm(pathOfStored(t, await clientIdOf(t, 'acme'), digest))
    logged = []
    const { pdf } = await certified('acme', _id)
    expect(flat(pdf)).toContain('The file could not be read when this was made')
    expect(flat(pdf)).toContain(digest)
    expect(logged).toMatchObject([{ fault: 'missing', digest }])
  })

  it('has the statement for courts behind it where the policy says so [REPT-04]', async () => {
    const { _id } = await received()
    await configure('acme-viewer', { certificate_statement: 'bsa_63_4' })
    const { pdf } = await certified('acme-viewer', _id)
    expect(pdf.pages).toBe(4)
    for (const told of [
      'Part A, to be filled in by the party',
      'Part B, to be filled in by the expert',
      'Hash report (SHA-256)',
      'section 63(4)(c) and the Schedule',
      'http://epod.test',
    ])
      expect(flat(pdf)).toContain(told)
    expect((await certified('acme-viewer', _id, { lang: 'hi' })).pdf.pages).toBe(4)
    await configure('acme-viewer', {})
  })
})

describe('Who gets a certificate', () => {
  it('of an open order is nobody: it says why, in the language [REPT-04]', async () => {
    const { _id: id } = await anOrder(t)
    for (const [headers, message] of [
      [{}, words.not_closed],
      [{ 'accept-language': 'hi' }, hindiLinks.not_closed],
    ] as const)
      expect(
        await t.call('acme', getCertificate, { params: { id }, query: {} }, headers),
      ).toMatchObject({
        code: 409,
        body: { status: false, code: 'not_closed', message },
      })
  })

  it('is who may download PODs, and others are refused with the same words [REPT-04] [ROLE-06]', async () => {
    const { _id: id } = await received()
    await configure('acme-cnf', { dashboard_customization: { hide: { download_pods: true } } })
    for (const headers of [{}, { 'accept-language': 'hi' }]) {
      const refused = await t.call(
        'acme-cnf',
        getCertificate,
        { params: { id }, query: {} },
        headers,
      )
      const pods = await t.call('acme-cnf', '/download/pod', {}, headers)
      expect([refused.code, refused.body]).toEqual([403, pods.body])
    }
    for (const as of ['acme-viewer', 'acme-readonly'])
      expect((await certified(as, id)).pdf.pages).toBe(1)
  })

  it('is nobody of another client, nobody without a session, and no link’s holder [REPT-04] [ROLE-15]', async () => {
    const { _id: id } = await received()
    const elsewhere = await received({ transporter: 'Other Carrier' })
    const get = async (as: string | null, order: string) =>
      (await t.call(as, getCertificate, { params: { id: order }, query: {} })).code
    expect(await get('bayer', id)).toBe(404)
    expect(await get('acme-vendor', elsewhere._id)).toBe(404)
    expect(await get('acme', '01900000-0000-7000-8000-000000000000')).toBe(404)
    expect(await get(null, id)).toBe(401)
    const { url } = (await t.call('acme', `/orders/${id}/links`, { party: 'receiver' })).body.result
    const { token } = (await t.call(null, `/public/receiver/${url.split('/').at(-1)}`)).body
    expect(await get(`Bearer ${token}`, id)).toBe(401)
  })

  it.each([
    '/orders/x/certificate',
    '/orders/1%00/certificate',
    '?lang=ta',
    '?lang=',
    '?statement=1',
  ])('is refused for %s [ERRS-04]', async (asked) => {
    const { _id } = await anOrder(t)
    const url = asked.startsWith('?') ? `/orders/${_id}/certificate${asked}` : asked
    const { code } = await t.call('acme', url as '/orders/x/certificate')
    expect([404, 422]).toContain(code)
  })

  it('is a carrier too, but its copy holds nothing that it is not shown, the log inside neither [ROLE-15]', async () => {
    const phone = '9222222222'
    const { _id } = await received({
      spocs: [{ name: 'Meera', contact: { phone: [phone], email: ['canary-7f3a@example.com'] } }],
    })
    const canary = /9222222222|2222|canary|424242424|42,42,42/
    const own = await certified('acme', _id)
    const whole = flat(own.pdf) + own.pdf.attachments.get('events.json')
    for (const part of [phone, 'canary-7f3a', '42,42,42,424', '424242424'])
      expect(whole).toContain(part)
    const { pdf } = await certified('acme-vendor', _id)
    expect(flat(pdf)).not.toMatch(canary)
    expect(flat(pdf)).toContain('Left out of this copy')
    const log = present(pdf.attachments.get('events.json'))
    expect(log).not.toMatch(/9222222222|canary|424242424/)
    expect(log).toContain(JSON.stringify('["phone"]'))
  })

  it('waits for a seat where one account asks for many at once, and is told so [REPT-04]', async () => {
    const { _id: id } = await received()
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        t.call('acme', getCertificate, { params: { id }, query: {} }),
      ),
    )
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 429]))
  })
})
