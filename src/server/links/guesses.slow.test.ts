import { sql } from 'kysely'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../domain/time.ts'
import { Busy } from '../stores/database/busy.ts'
import { platform } from '../stores/database/scope.ts'
import { listenOn, openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf, messagesOf } from '../testing/orders.ts'

/** `EPOD_FULL=1` makes as many as somebody with a few machines makes in minutes. */
const GUESSES = process.env['EPOD_FULL'] === undefined ? 500 : 100_000
const ADDRESSES = Math.max(4, GUESSES / 2_000)
const AT_ONCE = 64
const AN_HOUR = { address: 120, client: 2_000, number: 20 }
const MOST_MB = 50

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is really held, in MB. */
const held = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** What one may ask starts anew with each hour, which none of it may see. */
const withinOneHour = async (): Promise<void> => {
  const left = HOUR - (Date.now() % HOUR)
  if (left < (GUESSES > 500 ? 10 : 1) * MINUTE) await sleep(left)
}

let t: TestApp
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
beforeAll(async () => {
  t = await openTestApp({ EPOD_TRUSTED_PROXIES: '127.0.0.1' })
  port = Number(new URL(await listenOn(t)).port)
})
afterAll(async () => {
  agent.destroy()
  await t.close()
})

interface Told {
  readonly code: number
  readonly text: string
}

/** One guess over the wire; what is told is all of it but the time of day. */
const guess = (from: string, client: string, number: string, code: number | null): Promise<Told> =>
  new Promise((resolve, reject) => {
    const body = code === null ? '' : JSON.stringify({ code })
    const headers = {
      'x-forwarded-for': from,
      ...(code === null
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
    }
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/public/receiver/${client}/lr/${number}`,
        headers,
        timeout: 60_000,
      },
      (answer) => {
        const { date: _date, 'x-request-id': _id, ...rest } = answer.headers
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk
          })
          .on('end', () =>
            resolve({ code: answer.statusCode ?? 0, text: `${JSON.stringify(rest)} ${text}` }),
          )
      },
    )
    sent
      .on('error', reject)
      .on('timeout', () => sent.destroy(new Error('no answer in 60 s')))
      .end(body)
  })

it(`tells nothing to ${GUESSES} guesses of numbers and codes from ${ADDRESSES + 1} addresses, holds them back by address, client and number, and goes on serving others [LINK-02]`, async () => {
  await withinOneHour()
  const real = await Promise.all(Array.from({ length: 5 }, () => anOrder(t)))
  const within = {
    address: new Map<string, number>(),
    client: new Map<string, number>(),
    number: new Map<string, number>(),
  }
  const told = new Map<string, Set<string>>()
  const answered = new Map<number, number>()
  // Each may have been counted as a guess before there was no more time for it.
  let turned_away = 0
  const count = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1)

  const one = async (n: number): Promise<void> => {
    const isLoud = n % 4 === 3
    // Two networks guess at the first of them alone, more often than one number may be from one.
    const order =
      n % 3 === 0 && !isLoud ? real[n % 12 === 6 ? (n / 3) % real.length : 0] : undefined
    const client = n % 10 === 1 ? 'nobody' : 'acme'
    const number = order?.identifier ?? `LR-${String(n).padStart(4, '0')}-00000000`
    // Real codes have six digits, so that none of these is right by chance.
    const code = n % 2 === 0 ? null : n % 100_000
    // One of them guesses more than all others, and only what there is not.
    const address = `203.0.${isLoud ? ADDRESSES : n % ADDRESSES}.${n % 250}`
    let answer = await guess(address, client, number, code)
    // Asked to come again, since too much was under way: no guess, and no answer to one.
    while (answer.code === 503) {
      turned_away += 1
      await sleep(100)
      answer = await guess(address, client, number, code)
    }
    count(answered, answer.code)
    const kind = `${code === null ? 'asked' : 'tried'} ${answer.code}`
    for (const whose of [kind, `${kind} ${order && client === 'acme' ? 'real' : 'invented'}`])
      told.set(whose, (told.get(whose) ?? new Set()).add(answer.text))
    if (answer.code === 429) return
    const block = address.slice(0, address.lastIndexOf('.'))
    count(within.address, block)
    count(within.client, client)
    count(within.number, `${block} ${client} ${number}`)
  }

  const left = Array.from({ length: GUESSES }, (_, n) => n).toReversed()
  const guesser = async (): Promise<void> => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) await one(n)
  }
  let served = 0
  const others = async (): Promise<void> => {
    while (left.length > 0) {
      const order = await anOrder(t, 'shipper').catch((error: unknown) => {
        if (error instanceof Busy) return null
        throw error
      })
      if (order) {
        const { code } = await t.call('shipper', '/update_epod', { _id: order._id, receive: true })
        expect([200, 503]).toContain(code)
        if (code === 200) served += 1
      }
      await sleep(500)
    }
  }
  await t.token('shipper')
  const began = performance.now()
  const before = held()
  await Promise.all([others(), ...Array.from({ length: AT_ONCE }, guesser)])
  const seconds = (performance.now() - began) / 1000
  const grown = held() - before

  // Held back or not, each kind of question has one answer, the same whether there is such an
  // order.
  expect([...answered.keys()].toSorted((a, b) => a - b)).toEqual([200, 422, 429])
  for (const [kind, texts] of told) expect([kind, texts.size]).toEqual([kind, 1])
  for (const kind of ['asked 200', 'tried 422', 'asked 429', 'tried 429'])
    expect(told.get(`${kind} real`), kind).toEqual(told.get(`${kind} invented`))
  for (const [by, most] of Object.entries(AN_HOUR))
    expect(Math.max(...within[by as keyof typeof within].values()), by).toBeLessThanOrEqual(most)
  for (const by of ['address', 'number'] as const)
    expect(Math.max(...within[by].values()), by).toBeGreaterThanOrEqual(AN_HOUR[by] - turned_away)
  expect(served).toBeGreaterThan(0)

  // What is kept follows what was let in; what was sent, the caps of each contact.
  const [rows] = await t.database.read(
    platform,
    () =>
      sql<{
        budgets: number
        codes: number
      }>`
        select (select count(*)::int from budgets) as budgets,
          (select count(*)::int from access_codes) as codes`,
  )
  expect(rows?.budgets).toBeLessThanOrEqual((ADDRESSES + 1) * (1 + AN_HOUR.address) + 2)
  let mailed = 0
  for (const { _id } of real) {
    const messages = await messagesOf(t, _id)
    const each = Map.groupBy(messages, ({ recipient }) => recipient)
    expect(Math.max(0, ...[...each.values()].map((list) => list.length))).toBeLessThanOrEqual(10)
    expect(await logOf(t, _id)).toHaveLength(1)
    mailed += messages.length
  }
  expect(mailed).toBe((rows?.codes ?? 0) * 2)
  expect(grown).toBeLessThan(MOST_MB)
  console.log(
    [
      `${GUESSES} guesses in ${seconds.toFixed(1)} s`,
      JSON.stringify(Object.fromEntries(answered)),
      `${mailed} messages, ${rows?.budgets} budgets`,
      `${grown.toFixed(0)} MB more, ${served} others served`,
    ].join('; '),
  )
}, 1_200_000)
