import { sql, type RawBuilder } from 'kysely'
import { canonical } from '../../../domain/order/canonical.ts'
import { chainedEvent, FIRST_PREV } from '../../../domain/order/chain.ts'
import { replay } from '../../../domain/order/evolve.ts'
import { untoldOf, type OrderAnswer } from '../../../domain/order/stored-state.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { checkpointIn, checkpointText } from '../../../domain/transparency/checkpoint.ts'
import { leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { grownTiles, rangeHashes } from '../../../domain/transparency/tiles.ts'
import { newNoteKey, sha256Of, signedNote } from '../../transparency/log-signer.ts'
import { eventSealing, sha256 } from '../../secrets.ts'
import { platform } from '../database/scope.ts'
import { wireOf } from '../orders/row.ts'
import type { TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'

const guarded = ['events', 'orders', 'log_leaves', 'log_tiles', 'log_checkpoints']
/** What an intruder does who owns the database: triggers do not hold that one. */
export const tamper = async (
  t: TestApp,
  ...statements: readonly RawBuilder<unknown>[]
): Promise<void> => {
  const turn = async (to: 'disable' | 'enable'): Promise<void> => {
    for (const table of guarded)
      await t.database.asOwner((db) =>
        sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(db),
      )
  }
  await turn('disable')
  await t.database.asOwner(async (db) => {
    for (const statement of statements) await statement.execute(db)
  })
  await turn('enable')
}

/**
 * Changes what was remarked and who says so, and computes all anew that the database holds of the
 * order itself: digests, chain, head and read model.
 */
export const rewritten = async (t: TestApp, target: string): Promise<RawBuilder<unknown>[]> => {
  const events = await t.database.read(platform, (db) =>
    db
      .selectFrom('events')
      .select(['client_id', 'seq', 'body', 'disclosures'])
      .where('order_id', '=', target)
      .orderBy('seq'),
  )
  let prev = FIRST_PREV
  const written = events.map(({ seq, ...stored }) => {
    const event = eventIn(stored)
    if (event.type === 'remarked') event.data.text = 'nothing is broken'
    const body = canonical({ ...(JSON.parse(stored.body) as object), prev })
    const next =
      event.type === 'remarked'
        ? chainedEvent({ ...event, prev }, eventSealing)
        : { body, disclosures: stored.disclosures, digest: sha256(body) }
    prev = next.digest
    return { seq, ...next }
  })
  const order = present(replay(written.map(eventIn)))
  const wire = wireOf(order)
  return [
    ...written.map(
      ({ seq, body, disclosures, digest }) => sql`
        update events
        set body = ${body}, disclosures = ${[...disclosures]}::text[], digest = ${digest}
        where order_id = ${target} and seq = ${seq}`,
    ),
    sql`
      update orders
      set head = ${prev}, wire = ${wire},
        untold = ${JSON.stringify(untoldOf(order, JSON.parse(wire) as OrderAnswer))}::jsonb
      where id = ${target}`,
  ]
}

/** Computes the tree of a log of this name anew over the events as they stand now. */
export const replantedTree = async (
  t: TestApp,
  origin: string,
): Promise<{ statements: RawBuilder<unknown>[]; text: string }> => {
  const rows = await t.database.read(
    platform,
    () => sql<{ digest: string }>`
      select e.digest from log_leaves l
      join events e on e.client_id = l.client_id and e.order_id = l.order_id and e.seq = l.seq
      order by l.leaf`,
  )
  const leaves = rows.map(({ digest }) => leafHash(Buffer.from(digest, 'hex'), sha256Of))
  const tiles = grownTiles(0, [], leaves, sha256Of)
  const [root] = rangeHashes([{ from: 0, to: leaves.length }], tiles, sha256Of)
  return {
    statements: tiles.map(
      ({ level, number, hashes }) => sql`
        update log_tiles set hashes = ${Buffer.from(hashes)}
        where level = ${level} and number = ${number}`,
    ),
    text: checkpointText({ origin, size: leaves.length, root: present(root) }),
  }
}

/**
 * All in the house is signed anew with another key, over an order's log that was rewritten: what is
 * left to find it by has left the house.
 */
export const forgeAll = async (t: TestApp, target: string, origin: string): Promise<void> => {
  await tamper(t, ...(await rewritten(t, target)))
  const { statements, text } = await replantedTree(t, origin)
  const forged = newNoteKey()
  await tamper(
    t,
    ...statements,
    sql`delete from log_checkpoints`,
    sql`delete from log_keys`,
    sql`insert into log_keys (name, public_key, sealed)
      values (${origin}, ${Buffer.from(forged.public_key)}, '')`,
    sql`insert into log_checkpoints (size, note)
      values (${present(checkpointIn(text)).size}, ${signedNote(text, origin, forged)})`,
  )
}
