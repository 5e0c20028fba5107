import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventsOf, sendCode, type ProofAction } from '../testing/calls.ts'
import { freshDatabase, type FreshDatabase } from '../testing/database.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { placeFor, seen } from '../testing/panel.ts'
import { startProduct, type Product } from '../testing/product.ts'

/** `EPOD_FULL` runs as many as a release is to survive. */
const ORDERS = process.env['EPOD_FULL'] === undefined ? 12 : 500
const HEAD_START_MS = 8

const mailbox = await openMailbox()
let database: FreshDatabase
let processes: [Product, Product]
beforeAll(async () => {
  database = await freshDatabase()
  const start = (): Promise<Product> =>
    startProduct({
      DATABASE_URL: database.url,
      EPOD_DEMO: '1',
      EPOD_SECRET: 'one secret of both processes, longer than 32',
      SMTP_URL: mailbox.url,
    })
  // One after the other: the first one makes the tables.
  processes = [await start(), await start()]
})
afterAll(async () => {
  await Promise.all(processes.map((product) => product.stop()))
  await database.drop()
  await mailbox.close()
})

const rivals = (otp: number): readonly [as: string, action: ProofAction][] => [
  ['acme', { receive: true }],
  ['acme', { reject: true }],
  ['acme-vendor', { otp }],
  ['acme', { receive: true }],
  ['admin', { reject: true }],
  ['acme', { otp }],
  ['acme-cnf', { receive: true }],
  ['acme-cnf', { reject: true }],
]

it(
  `one of eight rivals, who come through two processes, closes each of ${ORDERS} orders; the others are told, and the log says what happened [EPOD-09] [OTP-03]`,
  { timeout: ORDERS * 5_000 },
  async () => {
    const [desk] = processes
    // A race in which somebody has to sign in first is none.
    for (const product of processes) for (const [as] of rivals(0)) await product.signIn(as)
    const closed = new Map<string, number>()
    for (let race = 0; race < ORDERS; race += 1) {
      const email = `race-${race}@example.com`
      const order = await placeFor(desk, 'acme', {
        transporter: 'Roadrunner',
        spocs: [{ name: 'Asha', contact: { email: [email] } }],
      })
      const acme = await desk.client('acme')
      await sendCode(acme, order.id)
      const otp = Number(/^OTP: (\d{6})$/m.exec((await mailbox.mailTo(email)).text ?? '')?.[1])
      const all = race % 2 === 0 ? rivals(otp) : rivals(otp).toReversed()
      const answers = await Promise.all(
        all.map(async ([as, action], at) => {
          const product = processes[(race + at) % 2] ?? desk
          // In every third race those with the code, who have one more look-up to make, begin a
          // little earlier.
          if (race % 3 === 0 && !('otp' in action)) await wait(HEAD_START_MS)
          const rival = await product.client(as)
          const began = performance.now()
          const answer = await rival.POST('/api/update_epod', {
            body: { _id: order.id, ...action },
          })
          return { code: answer.error?.code ?? null, began, ended: performance.now() }
        }),
      )
      // A race that somebody has won before others begin is none.
      const won_at = answers.find(({ code }) => code === null)?.ended ?? 0
      if (race % 3 !== 0) expect(answers.filter(({ began }) => began < won_at)).toHaveLength(8)
      const { epod } = await seen(desk, 'acme', order)
      const ends = (await eventsOf(acme, order.id))
        .map(({ type }) => type)
        .filter((type) => type === 'received' || type === 'rejected')
      const end = epod.reject.rejected ? 'rejected' : 'received'
      expect([answers.filter(({ code }) => code === null).length, ends, epod.otp.verified]).toEqual(
        [1, [end], end === 'received'],
      )
      expect(answers.filter(({ code }) => code === `already_${end}`)).toHaveLength(7)
      const through = epod.otp.verified_through ?? end
      closed.set(through, (closed.get(through) ?? 0) + 1)
    }
    console.log(
      `${ORDERS} orders, ${ORDERS * 8} rivals through two processes: ` +
        `closed by ${JSON.stringify(Object.fromEntries(closed))}`,
    )
  },
)
