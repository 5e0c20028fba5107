import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { translateFrom } from '../../../domain/words/catalogue.ts'
import { choiceIn } from '../../../domain/words/choices.ts'
import { choiceWords } from '../../../domain/words/hi/choices.ts'
import { labelWords } from '../../../domain/words/hi/labels.ts'
import { linkSentences as hindi } from '../../../domain/words/hi/link-sentences.ts'
import { offlineWords as hindiOffline } from '../../../domain/words/hi/offline.ts'
import { officeSentences as hindiOffice } from '../../../domain/words/hi/office-sentences.ts'
import { panelWords as panel } from '../../../domain/words/hi/order-panel.ts'
import { pageSentences as hindiPages } from '../../../domain/words/hi/page-sentences.ts'
import { requestSentences as hindiRequest } from '../../../domain/words/hi/request-sentences.ts'
import { publicWords as hindiPublic } from '../../../domain/words/hi/public-pages.ts'
import { linkSentences as tamil } from '../../../domain/words/ta/link-sentences.ts'
import { apiSentences as hindiApi } from '../../../domain/words/hi/api-sentences.ts'
import { apiSentences as tamilApi } from '../../../domain/words/ta/api-sentences.ts'
import { platform } from '../../stores/database/scope.ts'
import { addOrders } from '../../../contract/orders/orders.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const inHindi = translateFrom(() => choiceWords)
const inLanguage = (header: string) => ({ 'accept-language': header })
/**
 * The very bytes of an answer, with all that stands above them but what each answer has of its own.
 */
const bytes = async (url: string, headers: Record<string, string>, body?: object) => {
  const {
    statusCode,
    headers: { date: _date, 'x-request-id': _id, ...rest },
    body: text,
  } = await test.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api${url}`,
    headers,
    ...(body && { payload: body }),
  })
  return { statusCode, rest, text }
}
const linkOf = async (party: string, input: Parameters<typeof anOrder>[2] = {}) => {
  const order = await anOrder(test, 'acme', input)
  const { body } = await test.call('acme', `/orders/${order._id}/links`, { party })
  const path = `/public/${party}/${body.result.url.split('/').at(-1)}`
  return { order, path, token: `Bearer ${(await test.call(null, path)).body.token}` }
}

describe('An answer of the API [L10N-01]', () => {
  it.each([
    ['hi', 'hi', hindi.link_gone],
    ['hi-IN,hi;q=0.9,en;q=0.5', 'hi', hindi.link_gone],
    ['en;q=0.3, ta ; q=0.8', 'ta', tamil.link_gone],
    ['fr, hi;q=0.2', 'hi', hindi.link_gone],
    ['en-IN,hi;q=0.9', undefined, words.link_gone],
    ['fr-FR', undefined, words.link_gone],
    ['*', undefined, words.link_gone],
    ['hi;q=0', undefined, words.link_gone],
    [';;q=,,', undefined, words.link_gone],
  ])('is, for who sends Accept-Language: %s, in %s', async (header, language, message) => {
    const { code, body, headers } = await test.call(
      null,
      '/public/receiver/AAAAAAAAAAAAAAAAAAAAAA',
      undefined,
      inLanguage(header),
    )
    expect([code, body, headers['content-language'], headers['vary']]).toEqual([
      404,
      { status: false, code: 'link_gone', message },
      language,
      language ? 'Accept-Language, Accept' : 'Accept',
    ])
  })

  it('is the same bytes as ever for who wants English', async () => {
    const { path } = await linkOf('receiver')
    for (const [url, body] of [
      [path.slice(0, -1)],
      ['/orders'],
      ['/nowhere'],
      ['/login', {}],
    ] as const) {
      const plain = await bytes(url, {}, body)
      expect(await bytes(url, inLanguage('en-IN,en;q=0.9,hi;q=0.5'), body)).toEqual(plain)
      expect(plain.rest['content-language']).toBeUndefined()
    }
  })

  it('says what is wrong with each field in the language, names of fields and kinds of values among it', async () => {
    const row = {
      identifier: `LR-${randomUUID()}`,
      ship_unit: 0,
      dispatch_time: '25:99',
      truck_number: 7,
    }
    const english: Reply = await test.call('acme', addOrders, { body: [row] })
    const { code, body } = await test.call('acme', addOrders, { body: [row] }, inLanguage('hi'))
    expect([code, english.code]).toEqual([422, 422])
    const messages = (reply: Reply['body']) =>
      new Map(
        (reply.result.failed[0].errors as { field: string; message: string }[]).map(
          ({ field, message }) => [field.split('.').at(-1), message],
        ),
      )
    const codes = (reply: Reply['body']) =>
      new Map(
        (reply.result.failed[0].errors as { field: string; code: string }[]).map(
          ({ field, code: said }) => [field.split('.').at(-1), said],
        ),
      )
    expect(messages(body).get('ship_unit')).toBe(hindi.at_least('नग', 1))
    expect(messages(body).get('dispatch_time')).toBe(hindi.time_invalid)
    expect(messages(body).get('truck_number')).toBe(
      hindiRequest.wrong_type(hindiRequest.kinds.text),
    )
    expect(body.message).not.toBe(english.body.message)
    expect(codes(body)).toEqual(codes(english.body))
    expect(codes(body)).toEqual(
      new Map([
        ['ship_unit', 'at_least'],
        ['dispatch_time', 'time_invalid'],
        ['truck_number', 'wrong_type'],
      ]),
    )
  })

  it('says why things may not be done, and calls Reject what the language calls it', async () => {
    const { path, token } = await linkOf('driver')
    const { body } = await test.call(null, path, undefined, inLanguage('hi'))
    expect(body.result.may.receive).toEqual({
      code: 'driver_cannot_receive',
      message: hindi.driver_cannot_receive,
    })
    expect(body.result.may.rating).toEqual({
      code: 'wrong_party',
      params: [{ code: 'actions.rating' }],
      message: hindi.wrong_party(labelWords.actions.rating),
    })
    expect(body.client_config.wording).toEqual({
      reject: labelWords.actions.reject,
      rejected: hindiPublic.rejected,
    })
    const { labels, suggestions } = body.client_config
    expect(suggestions.map((value: string) => labels?.[value])).toEqual(
      suggestions.map((value: string) => choiceIn(inHindi, value)),
    )
    expect(labels?.['Damaged Goods']).toBe('टूटा-फूटा माल')
    expect(labels?.['Anonymous']).toBe(hindiPages.anonymous)
    expect((await test.call(null, path)).body.client_config.labels).toEqual({})
    const refused = await test.call(
      token,
      '/update_epod',
      { _id: body.result._id, receive: true },
      inLanguage('ta'),
    )
    expect([refused.code, refused.body.message]).toEqual([403, tamil.driver_cannot_receive])
  })

  it('is kept as a code for its Idempotency-Key, and told again in the language of who asks', async () => {
    const { order, token } = await linkOf('receiver')
    const key = { 'idempotency-key': randomUUID() }
    const remark = { _id: order._id, remarks: { text: 'One box wet' } }
    const first = await test.call(token, '/update_epod', remark, { ...key, ...inLanguage('hi') })
    const again = await test.call(token, '/update_epod', remark, { ...key, ...inLanguage('ta') })
    const english = await test.call(token, '/update_epod', remark, key)
    expect([first, again, english].map(({ body }) => body.message)).toEqual([
      hindiApi.remark_saved,
      tamilApi.remark_saved,
      words.remark_saved,
    ])
    const kept = await test.database.read(
      platform,
      () =>
        sql<{
          answer: string
        }>`select answer::text as answer from idempotency where key = ${key['idempotency-key']}`,
    )
    expect(JSON.stringify(kept)).toContain('remark_saved')
    expect(JSON.stringify(kept)).not.toContain(words.remark_saved)
    expect(JSON.stringify(kept)).not.toMatch(/\p{sc=Deva}/u)
    expect([first, again, english].map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 }, () => 'remark_saved'),
    )
  })

  it('is alike in each language where it must not tell anything [LINK-02] [AUTH-02]', async () => {
    const order = await anOrder(test)
    for (const body of [{}, { code: 123_456 }]) {
      const [real, invented] = [
        await bytes(`/public/receiver/acme/lr/${order.identifier}`, inLanguage('hi'), body),
        await bytes('/public/receiver/acme/lr/LR-INVENTED', inLanguage('hi'), body),
      ]
      expect(real).toEqual(invented)
      expect(real.text).toContain('code' in body ? hindiApi.code_wrong : hindiApi.code_asked_for)
    }
    const signIn = (username: string) =>
      bytes(
        '/login',
        {
          ...inLanguage('hi'),
          authorization: `Basic ${Buffer.from(`${username}:wrong-password`).toString('base64')}`,
        },
        {},
      )
    const [known, unknown] = [await signIn('acme'), await signIn('nobody')]
    expect(known).toEqual(unknown)
    expect(known.text).toContain(hindiOffice.invalid_credentials)
  })

  it('tells in the language what happened and who did it, but not what people typed', async () => {
    const { order, token } = await linkOf('receiver')
    await test.call(token, '/update_epod', { _id: order._id, remarks: { text: 'Receiver' } })
    await test.call(token, '/update_epod', { _id: order._id, receive: true })
    const { body } = await test.call('acme', '/history', undefined, inLanguage('hi'))
    const told = (
      body.result.events as {
        type: string
        order_id: string
        title: string
        detail: string
        by: string
      }[]
    ).filter(({ order_id }) => order_id === order._id)
    expect(told.map(({ type, title, detail, by }) => [type, title, detail, by])).toEqual([
      [
        'received',
        panel.events['received'],
        panel.through.receive,
        panel.by(panel.publicLink(panel.party.receiver)),
      ],
      [
        'remarked',
        panel.events['remarked'],
        `${hindiPages.anonymous}: Receiver`,
        panel.by(panel.publicLink(panel.party.receiver)),
      ],
      ['link_created', panel.events['link_created'], panel.party.receiver, panel.by('acme')],
      ['created', panel.events['created'], '', panel.by('acme')],
    ])
  })

  it('tells in the language what is wrong with the time of the device', async () => {
    const dispatch_date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const { order, token } = await linkOf('receiver', { dispatch_date, dispatch_time: '23:59' })
    const now = new Date().toISOString()
    await test.call(
      token,
      '/update_epod',
      { _id: order._id, remarks: { text: 'Wet' }, device_time: now },
      { 'device-time': now },
    )
    const { body } = await test.call('acme', '/history', undefined, inLanguage('hi'))
    const told = (body.result.events as { type: string; order_id: string; detail: string }[]).find(
      ({ type, order_id }) => type === 'remarked' && order_id === order._id,
    )
    expect(told?.detail).toBe(
      `${hindiPages.anonymous}: Wet · ${hindiOffline.flags.before_dispatch}`,
    )
  })

  it('of an address that leads nowhere is in the language too', async () => {
    expect((await test.call('acme', '/nowhere', undefined, inLanguage('hi'))).body.message).toBe(
      hindiPages.not_found,
    )
  })
})
