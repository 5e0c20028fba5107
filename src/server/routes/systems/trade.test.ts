import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../../../domain/time.ts'
import { did } from '../../../domain/testing/factories.ts'
import { readEdifact, readX12 } from '../../../domain/testing/interchange.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { epcisFaults } from '../../testing/epcis-schema.ts'
import { anOrder } from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const DISPATCHED = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
const stepsIn = ({ body }: Reply): string[] =>
  body.epcisBody.eventList.map(({ bizStep }: { bizStep: string }) => bizStep)
const eventsIn = ({ body }: Reply) =>
  body.epcisBody.queryResults.resultsBody.eventList as {
    eventID: string
    bizStep: string
    eventTime: string
    epcList: string[]
  }[]
const nextOf = ({ headers }: Reply): string | undefined =>
  /^<http:\/\/epod\.test\/api(.+)>; rel="next"$/.exec(
    (headers['link'] as string | undefined) ?? '',
  )?.[1]

describe('an order as EPCIS', () => {
  it('is a document of the published schema, for who may see the order [TRADE-01]', async () => {
    const order = await anOrder(t, 'acme', { ...DISPATCHED, invoice: 'INV/9' })
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    for (const as of ['acme', 'acme-vendor']) {
      const reply: Reply = await t.call(as, `/orders/${order._id}/epcis`, undefined, {
        accept: 'application/ld+json',
      })
      expect(reply.code).toBe(200)
      expect(String(reply.headers['content-type'])).toContain('application/ld+json')
      expect(epcisFaults(reply.body)).toEqual([])
      expect(stepsIn(reply)).toEqual(['shipping', 'receiving'])
      expect(JSON.stringify(reply.body)).not.toMatch(/Meera|9876543210|example\.com/)
    }
  })

  it('answers as not there for another client’s, another carrier’s and no order [TRADE-01]', async () => {
    const foreign = await anOrder(t, 'bayer')
    const others = await anOrder(t, 'acme', { transporter: 'Another' })
    for (const [as, id] of [
      ['acme', foreign._id],
      ['acme-vendor', others._id],
      ['acme', '01900000-0000-7000-8000-000000000000'],
    ] as const)
      for (const path of ['epcis', 'status-message?format=iftsta&receiver=X&scac=AB'])
        expect((await t.call(as, `/orders/${id}/${path}`)).code).toBe(404)
    expect((await t.call(null, `/orders/${others._id}/epcis`)).code).toBe(401)
  })
})

describe('the query interface', () => {
  it('tells a corrected time of receipt as an event, and the one before as wrong [TRADE-01] [PROF-05]', async () => {
    const after = '2026-03-10T05:15:00.000Z'
    const data = { field: 'delivery_time', before: null, after, reason: 'Slip' } as const
    const { _id } = await anOrder(t, 'bayer', DISPATCHED, [
      did.received,
      { type: 'corrected', data: { ...data, field: 'invoice' } },
      { type: 'corrected', data },
    ])
    const reply: Reply = await t.call('bayer', '/epcis/events?perPage=9')
    expect(epcisFaults(reply.body)).toEqual([])
    const [corrected, receipt] = eventsIn(reply).filter(({ epcList }) => epcList[0]?.includes(_id))
    expect(corrected).toMatchObject({ eventTime: after, bizStep: 'receiving' })
    expect(corrected).not.toHaveProperty('errorDeclaration')
    expect(receipt).toMatchObject({
      bizStep: 'receiving',
      errorDeclaration: { reason: 'incorrect_data', correctiveEventIDs: [corrected?.eventID] },
    })
  })

  it('pages back to the first event, each once, by the Link header [TRADE-01]', async () => {
    const orders = [
      await anOrder(t, 'shipper', DISPATCHED),
      await anOrder(t, 'shipper', DISPATCHED, [did.received]),
    ]
    const seen: string[] = []
    for (let path: string | undefined = '/epcis/events?perPage=1'; path;) {
      const reply: Reply = await t.call('shipper', path)
      expect(reply.code).toBe(200)
      expect(epcisFaults(reply.body)).toEqual([])
      seen.push(...eventsIn(reply).map(({ eventID }) => eventID))
      path = nextOf(reply)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(3)
    const own: Reply = await t.call('shipper', `/orders/${orders[1]?._id}/epcis`)
    expect(seen).toEqual(
      expect.arrayContaining(
        own.body.epcisBody.eventList.map((one: { eventID: string }) => one.eventID),
      ),
    )
  })

  it('narrows by step, disposition, time, consignment and LR [TRADE-01]', async () => {
    const order = await anOrder(t, 'acme', { ...DISPATCHED, identifier: 'LR 7/ü,8' })
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    const asked = async (query: Record<string, string>) =>
      eventsIn(await t.call('acme', `/epcis/events?${new URLSearchParams(query).toString()}`))
    const epc = `http://epod.test/id/order/${order._id}`
    const bol = 'http://epod.test/id/acme/bol/LR%207%2F%C3%BC%2C8'
    expect((await asked({ MATCH_epc: epc })).map(({ bizStep }) => bizStep)).toEqual([
      'receiving',
      'shipping',
    ])
    expect(await asked({ EQ_bizTransaction_bol: bol })).toHaveLength(2)
    expect(await asked({ MATCH_epc: epc, EQ_bizStep: 'receiving,arriving' })).toHaveLength(1)
    expect(await asked({ MATCH_epc: epc, EQ_disposition: 'damaged' })).toEqual([])
    expect(await asked({ MATCH_epc: epc, eventType: 'AggregationEvent' })).toEqual([])
    expect(await asked({ MATCH_epc: 'urn:epc:id:sgtin:1.2.3' })).toEqual([])
    expect(await asked({ EQ_bizTransaction_bol: `${bol}%00` })).toEqual([])
    const { eventTime } = (await asked({ MATCH_epc: epc, EQ_bizStep: 'shipping' }))[0] ?? {
      eventTime: '',
    }
    expect(await asked({ MATCH_epc: epc, LT_eventTime: eventTime })).toEqual([])
    expect(
      await asked({ MATCH_epc: epc, GE_eventTime: eventTime, LT_eventTime: later(eventTime, 1) }),
    ).toHaveLength(1)
    const late = await asked({ GE_eventTime: later(eventTime, 1), EQ_bizStep: 'shipping' })
    expect(late.map(({ epcList }) => epcList[0])).not.toContain(epc)
  })

  it('tells by an LR only events that have it, not those before it was changed [TRADE-01]', async () => {
    const order = await anOrder(t, 'acme', { ...DISPATCHED, identifier: 'LR-BEFORE' })
    const edited = await t.call('acme', '/edit_epod', { _id: order._id, identifier: 'LR-AFTER' })
    expect(edited.code).toBe(200)
    await t.call('acme', '/update_epod', { _id: order._id, receive: true })
    const asked = async (lr: string) => {
      const bol = encodeURIComponent(`http://epod.test/id/acme/bol/${lr}`)
      const found = await t.call('acme', `/epcis/events?EQ_bizTransaction_bol=${bol}`)
      return eventsIn(found).map(({ bizStep }) => bizStep)
    }
    expect(await asked('LR-AFTER')).toEqual(['receiving'])
    expect(await asked('LR-BEFORE')).toEqual([])
  })

  it('shows nobody another client’s events, by name neither', async () => {
    const foreign = await anOrder(t, 'bayer', DISPATCHED)
    const epc = encodeURIComponent(`http://epod.test/id/order/${foreign._id}`)
    expect(eventsIn(await t.call('acme', `/epcis/events?MATCH_epc=${epc}`))).toEqual([])
    expect(JSON.stringify((await t.call('acme', '/epcis/events?perPage=100')).body)).not.toContain(
      foreign._id,
    )
  })

  it.each([
    'perPage=0',
    'perPage=101',
    'nextPageToken=x',
    'nextPageToken=0000-01-01T00:00:00.000Z_1',
    'GE_eventTime=today',
    'unknown=1',
  ])('refuses ?%s with 422', async (query) => {
    expect((await t.call('acme', `/epcis/events?${query}`)).code).toBe(422)
  })
})

describe('status messages', () => {
  const raw = async (as: string, url: string, payload?: object) =>
    t.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${await t.token(as)}` },
      ...(payload && { payload }),
    })

  it('are files that a partner’s reader takes apart, of one order [TRADE-02, TRADE-03]', async () => {
    const order = await anOrder(t, 'acme', { ...DISPATCHED, client: "O'Neill + Söhne" }, [
      did.received,
    ])
    const x12 = await raw(
      'acme',
      `/orders/${order._id}/status-message?format=x12-214&receiver=CONTOSO&scac=RDRN`,
    )
    expect(x12.headers['content-type']).toContain('application/EDI-X12')
    const read = readX12(x12.rawPayload.toString('latin1'))
    expect(read.filter(({ tag }) => tag === 'AT7').map(({ elements }) => elements[0])).toEqual([
      ['AF'],
      ['D1'],
    ])
    expect(read.at(-1)?.tag).toBe('IEA')
    const iftsta = await raw(
      'acme',
      `/orders/${order._id}/status-message?format=iftsta&receiver=CONTOSO&scac=RDRN`,
    )
    const segments = readEdifact(iftsta.rawPayload.toString('latin1'))
    expect(segments.find(({ elements: [role] }) => role?.[0] === 'CN')?.elements[3]).toEqual([
      "O'Neill + Söhne",
    ])
  })

  it('have a control number and a file name of their own, however fast they are asked for [TRADE-02, TRADE-03]', async () => {
    const order = await anOrder(t, 'acme')
    const asked = (format: string, as = 'acme') =>
      raw(as, `/orders/${order._id}/status-message?format=${format}&receiver=CONTOSO&scac=RDRN`)
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => asked('x12-214')),
      asked('x12-214', 'acme-vendor'),
    ])
    const numbers = replies.map(({ rawPayload }) =>
      Number(readX12(rawPayload.toString('latin1')).at(0)?.elements[12]?.[0]),
    )
    expect(new Set(numbers).size).toBe(5)
    expect(Math.min(...numbers)).toBeGreaterThan((Date.now() / 1_000) % 1e9)
    const names = replies.map(({ headers }) => String(headers['content-disposition']))
    expect(names.map((name) => /x12-214-(\d+)[.]x12/.exec(name)?.[1])).toEqual(numbers.map(String))
  })

  it('are one interchange of the orders of a query, within the caller’s reach [TRADE-02, TRADE-03]', async () => {
    const [one, two] = [
      await anOrder(t, 'acme'),
      await anOrder(t, 'acme', { transporter: 'Another' }),
    ]
    const foreign = await anOrder(t, 'bayer')
    const order_ids = [one._id, two._id, foreign._id, 'none']
    const body = { order_ids, format: 'iftsta', receiver: 'X', scac: 'AB' }
    const of = async (as: string) =>
      readEdifact((await raw(as, '/download/status-messages', body)).rawPayload.toString('latin1'))
        .filter(({ tag }) => tag === 'CNI')
        .map(({ elements }) => elements[1]?.[0])
    expect(new Set(await of('acme'))).toEqual(new Set([one.identifier, two.identifier]))
  })

  it.each([
    '',
    '?format=x12',
    '?format=iftsta&receiver=*&scac=AB',
    '?format=x12-214&receiver=AB&scac=abcde',
    '?format=x12-214&receiver=A&scac=ABCD',
    '?format=x12-214&receiver=AB&sender=C&scac=ABCD',
  ])('are refused with 422 for a question like %j', async (query) => {
    const order = await anOrder(t, 'acme')
    expect((await raw('acme', `/orders/${order._id}/status-message${query}`)).statusCode).toBe(422)
  })
})

describe('a GS1 label', () => {
  it('is read for who is signed in, with what is wrong by its identifier [TRADE-05]', async () => {
    const read = (text: string) => t.call('acme-vendor', '/labels/read', { text })
    const label = await read('403R-7\x1d43231\x1d43252603109999')
    expect(label.body.result).toMatchObject({
      route: 'R-7',
      signature_required: true,
      not_after: '2026-03-10T18:29:59.999Z',
    })
    const wrong = await read('00123456789012345678')
    expect([wrong.code, wrong.body.code, wrong.body.errors?.[0]?.field]).toEqual([
      422,
      'gs1_check_digit',
      'text',
    ])
    expect((await t.call(null, '/labels/read', { text: '43231' })).code).toBe(401)
  })
})
