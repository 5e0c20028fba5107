import { existsSync } from 'node:fs'
import type { JSONWebKeySet } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProof } from '../../contract/proof/order-proof.ts'
import { askErasure, listErasures, readPerson } from '../../contract/admin/erasures.ts'
import { verifyCredential, type Trust } from '../../domain/credential/verify.ts'
import type { Order } from '../../domain/order/order.ts'
import { keyIn } from '../../domain/transparency/signed-note.ts'
import { sha256Of } from '../transparency/log-signer.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, canvas, sent, stroke } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { clientIdOf, pathOfStored } from '../testing/stored.ts'
import { verifierKit } from '../testing/verifier-kit.ts'
import { readerOf } from '../stores/log/chains.ts'
import { newestCheckpoint } from '../stores/log/tree.ts'
import { sequenced } from '../testing/log-readers.ts'
import { said, verifyLog } from '../jobs/log/verify-log.ts'
import { saidOfTree, verifyTree } from '../jobs/log/verify-tree.ts'
import { eraseAll } from '../jobs/erasures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const [PHONE, EMAIL, NAME] = ['9822299999', 'meera.unique@example.com', 'Meera Uniquename']
const EVERYWHERE = /9822299999|meera\.unique@example\.com|Meera Uniquename/i

/** Every text of every table, literally: each row as JSON. */
const dump = (): Promise<string[]> =>
  t.database.asOwner(async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(db)
      found.push(...rows.map(({ text }) => `${name}: ${text}`))
    }
    return found
  })
const named = async (): Promise<string[]> =>
  (await dump()).filter((row) => EVERYWHERE.test(row)).map((row) => row.slice(0, 2_000))

const act = async (_id: string, action: object): Promise<Order> => {
  const reply = await t.call('acme', '/update_epod', { _id, ...action }, key())
  expect(reply.code).toBe(200)
  return reply.body.result as unknown as Order
}
let keys = 0
const key = () => ({ 'idempotency-key': `erasure-${(keys += 1)}` })

/** Delivered to the person, who signed, is in a photo and in everybody's texts. */
const delivered = async (): Promise<Order> => {
  const { _id } = await anOrder(t, 'acme', {
    spocs: [{ name: NAME, contact: { phone: [PHONE], email: [EMAIL] } }],
    client: NAME,
    extra_fields: { 'call before': PHONE },
  })
  expect((await t.call('acme', '/trigger_otp', { _id })).code).toBe(200)
  await act(_id, {
    remarks: { by: 'Ravi', text: `left with ${NAME}, +91 ${PHONE}`, categories: [] },
  })
  await act(_id, { photos: [sent(await aJpeg())] })
  await act(_id, {
    signature: { name: NAME, relation: 'herself', image: await canvas(stroke()) },
  })
  const order = await act(_id, { receive: true })
  await t.call('acme', '/edit_epod', { _id, value: 5 }, key())
  return order
}

const get = async (url: string) => (await t.app.inject({ method: 'GET', url })).body
const trust = async (): Promise<Trust> => ({
  issuer_keys: (JSON.parse(await get('/.well-known/jwks.json')) as JSONWebKeySet).keys.map(
    ({ kid = '', x = '' }) => ({ kid, public_key: Buffer.from(x, 'base64url') }),
  ),
  log_keys: [keyIn(await get('/log/vkey'), sha256Of)].flatMap((one) => one ?? []),
})

const person = { phone: PHONE }
const ask = (body: object) =>
  t.call('admin', askErasure, { body: { client: 'acme', person, ...body } })

describe('the erasure of a person', () => {
  it('leaves nothing of the person anywhere, and every proof as it was [DATA-01] [PROF-04]', async () => {
    const order = await delivered()
    const other = await anOrder(t)
    await sequenced(t.deps)
    const photo = present(order.epod.photos[0])
    const signature = present(order.epod.signature)
    const issued = await t.call('acme', getProof, { params: { id: order._id } })
    const before = present(await newestCheckpoint(t.database))
    expect((await named()).map((row) => row.split(':')[0])).toEqual(
      expect.arrayContaining(['events', 'orders', 'outbox', 'idempotency', 'names']),
    )

    const found = present((await ask({ dry_run: true, photos: [photo.digest] })).body.result.found)
    expect(found).toMatchObject({ is_whole: true, orders: 1, held: 0 })
    expect(found.values).toMatchObject({ receiver: expect.any(Number), signature: 5 })
    expect(found.told[0]?.photos).toMatchObject([{ digest: photo.digest }])
    const { id } = (await ask({ why: 'she asked us to', photos: [photo.digest] })).body.result
    expect(id).not.toBeNull()
    await eraseAll(t.deps)

    expect(await named()).toEqual([])
    const acme = await clientIdOf(t, 'acme')
    for (const { digest } of [photo, signature])
      expect(existsSync(pathOfStored(t, acme, digest))).toBe(false)
    const after = (await t.call('acme', `/orders/${order._id}`)).body
    expect(JSON.stringify(after)).not.toMatch(EVERYWHERE)
    expect(JSON.stringify(after)).toMatch(/"erased":\[\{"at"/)
    expect(JSON.stringify((await t.call('acme', `/orders/${other._id}`)).body)).toMatch(/Meera/)

    await sequenced(t.deps)
    const findings: string[] = []
    await verifyLog(readerOf(t.database), t.deps.files, (one) => findings.push(said(one)))
    const witness = { given: [{ name: 'kept.txt', note: before.note }] }
    await verifyTree(readerOf(t.database), witness, (one) => findings.push(saidOfTree(one)))
    expect(findings).toEqual([])
    const again = await t.call('acme', getProof, { params: { id: order._id } })
    for (const reply of [issued, again]) {
      const { credential } = (reply.body as { result: { credential: string } }).result
      const verdict = verifyCredential(credential, await trust(), verifierKit)
      expect(verdict.faults).toEqual([])
    }
    const certificate = await t.call('acme', `/orders/${order._id}/certificate`)
    expect(certificate.code).toBe(200)

    const { erasures } = (await t.call('admin', listErasures, { query: {} })).body.result
    expect(erasures).toMatchObject([
      { id, client: 'acme', kinds: ['phone'], why: 'she asked us to', asked_by: 'admin' },
    ])
    expect(erasures[0]).toMatchObject({
      orders: { found: 1, done: 1, erased: 1, held: 0 },
      elsewhere: { pictures: 2 },
    })
    expect(erasures[0]?.ended_at).not.toBeNull()
    expect((await ask({ dry_run: true })).body.result.found).toMatchObject({ orders: 0 })
  })

  it('hands out before what is held of the person [DATA-01]', async () => {
    const phone = '9822288888'
    const { identifier } = await anOrder(t, 'acme', {
      driver: { name: 'Ravi Onlyhere', contact: [phone] },
    })
    const held = await t.call('admin', readPerson, { body: { client: 'acme', person: { phone } } })
    expect(held.body.result.orders).toMatchObject([
      {
        identifier,
        values: [
          { event: 1, part: 'driver', name: 'name', value: 'Ravi Onlyhere' },
          { event: 1, part: 'driver', name: 'contact', value: JSON.stringify([phone]) },
        ],
      },
    ])
    expect(held.body.result.next).toBeNull()
  })
})
