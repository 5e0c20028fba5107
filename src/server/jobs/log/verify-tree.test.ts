import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkpointIn } from '../../../domain/transparency/checkpoint.ts'
import { noteIn, type VerifierKey } from '../../../domain/transparency/signed-note.ts'
import { verifierOf } from '../../transparency/log-signer.ts'
import { platform } from '../../stores/database/scope.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { logKeys, newestCheckpoint } from '../../stores/log/tree.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { forgeAll, replantedTree, rewritten, tamper } from '../../stores/testing/tampering.ts'
import { TreeChanged } from '../../transparency/log-head.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { sequence } from './sequencer.ts'
import { verifyLog } from './verify-log.ts'
import { saidOfTree, verifyTree, type TreeFinding, type TreeWitness } from './verify-tree.ts'

let t: TestApp
let target = ''
/** What somebody outside keeps: an early checkpoint, and the key of the log. */
let early = ''
let key: VerifierKey
beforeEach(async () => {
  t = await openTestApp()
  target = (await anOrder(t))._id
  await t.call('acme', '/update_epod', { _id: target, remarks: { text: 'three are broken' } })
  await t.call('acme', '/update_epod', { _id: target, receive: true })
  await sequenced(t.deps)
  early = present(await newestCheckpoint(t.database)).note
  const [kept] = await logKeys(readerOf(t.database))
  key = verifierOf(present(kept).name, present(kept).public_key)
  for (let more = 0; more < 3; more += 1) await anOrder(t, more === 1 ? 'bayer' : 'acme')
  await sequenced(t.deps)
})
afterEach(() => t.close())

const verified = async (witness: TreeWitness = {}): Promise<TreeFinding[]> => {
  const found: TreeFinding[] = []
  const seen = await verifyTree(readerOf(t.database), witness, (one) => found.push(one))
  expect(seen.findings).toBe(found.length)
  for (const one of found) expect(saidOfTree(one)).not.toMatch(/undefined|\[object/)
  return found
}
const faultsOf = (found: readonly TreeFinding[]): TreeFinding['fault'][] =>
  found.map(({ fault }) => fault)
const given = (note = early): TreeWitness => ({ given: [{ name: 'kept.txt', note }] })

const tampering = (...statements: readonly RawBuilder<unknown>[]) => tamper(t, ...statements)
const rewriting = () => rewritten(t, target)
const replanted = () => replantedTree(t, key.name)

describe('verify-log, of the tree [PROF-04]', () => {
  it('finds nothing where all is as it was signed, against any checkpoint', async () => {
    expect(await verified()).toEqual([])
    expect(await verified({ ...given(), trusted: [key] })).toEqual([])
  })

  it('names the first event that was rewritten, though every chain was computed anew', async () => {
    await tampering(...(await rewriting()))
    const chains: unknown[] = []
    await verifyLog(readerOf(t.database), t.deps.files, (one) => chains.push(one))
    expect(chains).toEqual([])
    const found = await verified()
    expect(found[0]).toMatchObject({ fault: 'event_changed', order_id: target, seq: 2 })
    expect(new Set(faultsOf(found))).toEqual(new Set(['event_changed']))
  })

  it('finds it where the tree was computed anew as well: what was signed says another', async () => {
    await tampering(...(await rewriting()))
    await tampering(...(await replanted()).statements)
    expect(faultsOf(await verified())).toEqual(['checkpoint_differs', 'checkpoint_differs'])
    await anOrder(t)
    await expect(sequence(t.deps)).rejects.toThrow(TreeChanged)
  })

  it('finds it against any checkpoint kept elsewhere, where all in the house was signed anew with another key', async () => {
    await forgeAll(t, target, key.name)
    expect(await verified()).toEqual([])
    expect(faultsOf(await verified(given()))).toEqual(['checkpoint_unsigned'])
    const found = await verified({ ...given(), trusted: [key] })
    expect(faultsOf(found)).toEqual(['checkpoint_unsigned', 'checkpoint_differs'])
    expect(found[1]).toMatchObject({ checkpoint: 'kept.txt', same: 0 })
  })

  it('notices an order that was deleted, events, row and all', async () => {
    await tampering(
      sql`delete from events where order_id = ${target}`,
      sql`delete from orders where id = ${target}`,
    )
    const found = await verified()
    expect(found.map((one) => [one.fault, 'order_id' in one && one.order_id])).toEqual(
      found.map(() => ['event_gone', target]),
    )
    expect(found.length).toBeGreaterThan(2)
  })

  it('notices a log that was cut, by a checkpoint from before that', async () => {
    const late = present(await newestCheckpoint(t.database)).note
    const size = present(checkpointIn(present(noteIn(early)).text)).size
    await tampering(
      sql`delete from log_leaves where leaf >= ${size}`,
      sql`update log_tiles set hashes = substring(hashes from 1 for ${size * 32}) where level = 0`,
      sql`delete from log_checkpoints where size > ${size}`,
    )
    expect(faultsOf(await verified(given(late)))).toContain('log_short')
  })

  it.each<[string, () => RawBuilder<unknown>, TreeFinding['fault'][]]>([
    ['a leaf that is gone', () => sql`delete from log_leaves where leaf = 1`, ['leaf_gone']],
    [
      'a leaf that says another event',
      () => sql`update log_leaves set seq = 99 where leaf = 1`,
      ['event_gone'],
    ],
    [
      'a tile that was changed',
      () => sql`update log_tiles set hashes = set_byte(hashes, 40, 255 - get_byte(hashes, 40))`,
      ['event_changed', 'checkpoint_differs', 'checkpoint_differs'],
    ],
    ['a tile that is gone', () => sql`delete from log_tiles`, ['tile_changed']],
    [
      'a checkpoint that was changed',
      () => sql`update log_checkpoints set note = replace(note, '/log', '/lag')`,
      ['checkpoint_unsigned', 'checkpoint_unsigned'],
    ],
  ])('finds %s', async (_, statement, faults) => {
    await tampering(statement())
    const found = faultsOf(await verified())
    expect(faults.every((fault) => found.includes(fault))).toBe(true)
    expect(found.filter((one) => !faults.includes(one) && one !== 'event_loose')).toEqual([])
  })

  it('is guarded by the database too: nothing of it is changed or deleted by the product’s own role', async () => {
    const denied = { code: '42501' }
    for (const statement of [
      sql`delete from log_leaves`,
      sql`update log_leaves set seq = 1`,
      sql`delete from log_checkpoints`,
      sql`update log_checkpoints set note = ''`,
      sql`delete from log_tiles`,
      sql`update log_tiles set hashes = decode(repeat('00', 32), 'hex')`,
      sql`delete from log_keys`,
    ])
      await expect(
        t.database.transaction(platform, ({ db }) => statement.execute(db)),
      ).rejects.toMatchObject(denied)
  })
})
