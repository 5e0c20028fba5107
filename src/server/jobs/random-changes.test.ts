import { sql, type RawBuilder } from 'kysely'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutValue } from '../../domain/order/sealed/disclosure.ts'
import { chanceOf } from '../demo/chance.ts'
import { verifierOf } from '../transparency/log-signer.ts'
import { platform } from '../stores/database/scope.ts'
import { readerIn, readerOf, type RowReader } from '../stores/log/chains.ts'
import { logKeys, newestCheckpoint } from '../stores/log/tree.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { sequenced } from '../testing/log-readers.ts'
import { verifyLog, type Finding } from './log/verify-log.ts'
import { verifyTree, type TreeFinding, type TreeWitness } from './log/verify-tree.ts'

/** `EPOD_FULL=1` makes as many changes as a release is to find. */
const CHANGES = process.env['EPOD_FULL'] === '1' ? 10_000 : 105
/** So many that the tree has a second level of tiles. */
const ORDERS = 260

interface Event {
  readonly order_id: string
  readonly seq: number
  readonly body: string
  readonly disclosures: readonly string[]
  readonly digest: string
}
/** What somebody did, and which order a finding has to name; null where no order was touched. */
interface Change {
  readonly what: string
  readonly order_id: string | null
  readonly statements?: readonly RawBuilder<unknown>[]
  /** The bytes that stand in the place of the photo's; null where it was deleted. */
  readonly photo?: Buffer | null
  /** The checkpoint that was kept elsewhere, as it is shown. */
  readonly kept?: string
}
type Found = Finding | TreeFinding

const chance = chanceOf(Number(process.env['EPOD_SEED']))

let t: TestApp
let events: Event[] = []
let photo = { order_id: '', path: '', bytes: Buffer.alloc(0) }
let kept = ''
let trusted: NonNullable<TreeWitness['trusted']> = []
beforeAll(async () => {
  t = await openTestApp()
  const { _id: order_id } = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: order_id, remarks: { text: 'three are broken' } })
  await t.call('acme', '/update_epod', { _id: order_id, photos: [sent(await aJpeg())] })
  await t.call('acme', '/update_epod', { _id: order_id, receive: true })
  await sequenced(t.deps)
  kept = present(await newestCheckpoint(t.database)).note
  for (let more = 1; more < ORDERS; more += 1) await anOrder(t, more % 2 === 0 ? 'bayer' : 'acme')
  await sequenced(t.deps)
  trusted = (await logKeys(readerOf(t.database))).map(({ name, public_key }) =>
    verifierOf(name, public_key),
  )
  events = await t.database.read(platform, (db) =>
    db
      .selectFrom('events')
      .select(['order_id', 'seq', 'body', 'disclosures', 'digest'])
      .orderBy('position'),
  )
  const [file] = await t.database.read(platform, (db) =>
    db.selectFrom('files').select(['client_id', 'digest']),
  )
  const { client_id, digest } = present(file)
  const path = join(t.deps.settings.data_dir, 'files', client_id, digest.slice(0, 2))
  photo = { order_id, path: join(path, digest.slice(2)), bytes: Buffer.alloc(0) }
  photo = { ...photo, bytes: await readFile(photo.path) }
}, 120_000)
afterAll(() => t.close())

/** The text with one character another. */
const spoiled = (text: string, letters = 'abcdefghijklmnopqrstuvwxyz0123456789'): string => {
  const at = chance.int(0, text.length - 1)
  const other = chance.pick(Array.from(letters).filter((one) => one !== text[at]))
  return text.slice(0, at) + other + text.slice(at + 1)
}
const HEX = '0123456789abcdef'
/** What notes are written with. */
const NOTED = 'azAZ09+/=— .\n'
const spoiledBytes = (bytes: Buffer): Buffer => {
  const at = chance.int(0, bytes.length - 1)
  const copy = Buffer.from(bytes)
  copy[at] = ((bytes[at] ?? 0) + chance.int(1, 255)) % 256
  return copy
}

const where = ({ order_id, seq }: Event): RawBuilder<unknown> =>
  sql`order_id = ${order_id} and seq = ${seq}`
/** A change of one event, or of its order, by what is set or done. */
const toEvent =
  (what: string, make: (event: Event) => RawBuilder<unknown>, among = () => events) =>
  (): Change => {
    const event = chance.pick(among())
    return {
      what: `${what} ${event.order_id} ${event.seq}`,
      order_id: event.order_id,
      statements: [make(event)],
    }
  }
const toTree = (what: string, make: () => RawBuilder<unknown>) => (): Change => ({
  what,
  order_id: null,
  statements: [make()],
})
const toPhoto = (what: string, make: () => Buffer | null) => (): Change => ({
  what,
  order_id: photo.order_id,
  photo: make(),
})

const changes: readonly (() => Change)[] = [
  toEvent('body', (e) => sql`update events set body = ${spoiled(e.body)} where ${where(e)}`),
  toEvent(
    'digest',
    (e) => sql`update events set digest = ${spoiled(e.digest, HEX)} where ${where(e)}`,
  ),
  toEvent(
    'value',
    (e) => {
      const at = chance.int(0, e.disclosures.length - 1)
      const other = e.disclosures.with(at, spoiled(e.disclosures[at] ?? ''))
      return sql`update events set disclosures = ${other}::text[] where ${where(e)}`
    },
    () => events.filter(({ disclosures }) => disclosures.length > 0),
  ),
  toEvent(
    'value gone',
    (e) => {
      const at = chance.int(0, e.disclosures.length - 1)
      const other = e.disclosures.with(at, withoutValue(e.disclosures[at] ?? ''))
      return sql`update events set disclosures = ${other}::text[] where ${where(e)}`
    },
    () => events.filter(({ disclosures }) => disclosures.length > 0),
  ),
  toEvent('number', (e) => sql`update events set seq = seq + 50 where ${where(e)}`),
  toEvent('kind', (e) => sql`update events set type = type || 'x' where ${where(e)}`),
  toEvent('deleted', (e) => sql`delete from events where ${where(e)}`),
  toEvent(
    'repeated',
    (e) => sql`
      insert into events (client_id, order_id, seq, type, at, body, digest)
      select client_id, order_id, seq + 50, type, at, body, digest
      from events
      where ${where(e)}`,
  ),
  toEvent(
    'read model',
    (e) => sql`
      update orders
      set wire = jsonb_set(wire::jsonb,
        array[${chance.pick(['truck_number', 'source', 'trip_status', 'lr'])}], '"other"')::text
      where id = ${e.order_id}`,
  ),
  toEvent(
    'head',
    (e) => sql`update orders set head = ${spoiled(e.digest, HEX)} where id = ${e.order_id}`,
  ),
  toEvent('revision', (e) => sql`update orders set rev = rev + 1 where id = ${e.order_id}`),
  toEvent(
    'order row',
    (e) => sql`delete from orders where id = ${e.order_id}`,
    // A foreign key holds the one that has pictures.
    () => events.filter(({ order_id }) => order_id !== photo.order_id),
  ),
  toEvent('leaf deleted', (e) => sql`delete from log_leaves where ${where(e)}`),
  toEvent('leaf of another', (e) => sql`update log_leaves set seq = 60 where ${where(e)}`),
  toTree('a tile', () => {
    const at = chance.int(0, ORDERS * 32)
    return sql`
      update log_tiles set hashes = set_byte(hashes, ${at} % length(hashes),
        (get_byte(hashes, ${at} % length(hashes)) + ${chance.int(1, 255)}) % 256)
      where (level, number) = (${chance.pick([0, 0, 1])}::smallint, ${0}::bigint)`
  }),
  toTree(
    'a shorter tile',
    () => sql`
      update log_tiles set hashes = substring(hashes from 1 for length(hashes) - 32)
      where length(hashes) > 32 and number = ${chance.int(0, 1)}`,
  ),
  toTree(
    'a tile that is gone',
    () => sql`
      delete from log_tiles
      where (level, number) in (values (${chance.int(0, 1)}::smallint, 0::bigint))`,
  ),
  () => {
    const note = spoiled(kept, NOTED)
    return {
      what: 'a checkpoint in the database',
      order_id: null,
      statements: [sql`update log_checkpoints set note = ${note} where note = ${kept}`],
    }
  },
  () => ({ what: 'a checkpoint that was kept', order_id: null, kept: spoiled(kept, NOTED) }),
  toPhoto('a photo’s byte', () => spoiledBytes(photo.bytes)),
  toPhoto('a shorter photo', () => photo.bytes.subarray(0, chance.int(0, photo.bytes.length - 1))),
  toPhoto('a longer photo', () => Buffer.concat([photo.bytes, Buffer.from([chance.int(0, 255)])])),
  toPhoto('no photo', () => null),
]

const guarded = ['events', 'orders', 'log_leaves', 'log_tiles', 'log_checkpoints']
const undone = new Error('undone')

const verified = async (read: RowReader, note: string): Promise<Found[]> => {
  const found: Found[] = []
  await verifyLog(read, t.deps.files, (one) => found.push(one))
  const witness = { given: [{ name: 'kept.txt', note }], trusted }
  await verifyTree(read, witness, (one) => found.push(one))
  return found
}

/** What is found while the change stands, which is taken back then. */
const foundAfter = async ({ statements = [], photo: bytes, kept: shown = kept }: Change) => {
  if (bytes === null) await rm(photo.path)
  else if (bytes !== undefined) await writeFile(photo.path, bytes)
  let found: Found[] = []
  try {
    await t.database.asOwner(async (db) => {
      for (const table of statements.length > 0 ? guarded : [])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
      for (const statement of statements)
        expect((await statement.execute(db)).numAffectedRows).toBeGreaterThan(0n)
      found = await verified(readerIn(db), shown)
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  if (bytes !== undefined) await writeFile(photo.path, photo.bytes)
  return found
}

it(`finds and names each of ${CHANGES} random changes, and nothing beside them [PROF-01] [PROF-04]`, async () => {
  expect(await verified(readerOf(t.database), kept)).toEqual([])
  const missed: string[] = []
  for (let count = 0; count < CHANGES; count += 1) {
    const change = (changes[count % changes.length] ?? present(changes[0]))()
    const found = await foundAfter(change)
    const named = found.flatMap((one) => ('order_id' in one ? [one.order_id] : []))
    const isRight =
      change.order_id === null
        ? found.length > 0
        : named.includes(change.order_id) && named.every((one) => one === change.order_id)
    if (!isRight) missed.push(`${change.what}: ${JSON.stringify(found)}`)
  }
  expect(missed).toEqual([])
  expect(await verified(readerOf(t.database), kept)).toEqual([])
}, 3_000_000)
