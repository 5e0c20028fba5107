import { createHash } from 'node:crypto'
import { canonical, firstBroken } from '../../domain/order/chain.ts'
import { replay } from '../../domain/order/evolve.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import type { FileStore } from '../gateways/files.ts'
import { sha256 } from '../secrets.ts'
import { chainsAfter, type Chain, type LogRow } from '../stores/log/chains.ts'
import type { Database } from '../stores/database/database.ts'

/**
 * Something that is not as it was written: in which order, at which event where one is at fault,
 * and what.
 */
export interface Finding {
  readonly client_id: string
  readonly order_id: string
  readonly seq: number | null
  readonly fault: 'chain' | 'columns' | 'end' | 'read_model' | 'file_missing' | 'file_changed'
}

/** What was looked at. */
export interface Verified {
  readonly orders: number
  readonly events: number
  readonly files: number
  readonly findings: number
}

/**
 * Walks the chains of every client and every file they name; each fault is told as it is found.
 * Bounded memory: some chains at a time, files as streams.
 */
export const verifyLog = async (
  database: Database,
  files: FileStore,
  tell: (finding: Finding) => void,
): Promise<Verified> => {
  const seen = { orders: 0, events: 0, files: 0, findings: 0 }
  for (
    let chains = await chainsAfter(database, undefined);
    chains.length > 0;
    chains = await chainsAfter(database, chains.at(-1))
  ) {
    for (const chain of chains) {
      const log = chain.log ?? []
      const found = (fault: Finding['fault'], seq: number | null = null): void => {
        seen.findings += 1
        tell({ client_id: chain.client_id, order_id: chain.id, seq, fault })
      }
      seen.orders += 1
      seen.events += log.length
      const broken = brokenAt(chain, log)
      if (broken) {
        found(...broken)
        continue
      }
      const events = log.map(({ body }) => eventIn(body))
      if (canonical(replay(events)) !== canonical(chain.doc)) found('read_model')
      for (const { seq, files: digests } of events) {
        for (const digest of digests) {
          seen.files += 1
          const kept = await digestKept(files, chain.client_id, digest)
          if (kept !== digest) found(kept === null ? 'file_missing' : 'file_changed', seq)
        }
      }
    }
  }
  return seen
}

/** Where the log itself is at fault; null where it is whole. */
const brokenAt = (
  chain: Chain,
  log: readonly LogRow[],
): [Finding['fault'], number | null] | null => {
  const at = firstBroken(log, sha256)
  if (at !== null) return ['chain', log[at - 1]?.seq ?? at]
  const stray = log.find(({ body, seq, type }) => {
    const event = eventIn(body)
    return event.seq !== seq || event.type !== type || event.order_id !== chain.id
  })
  if (stray) return ['columns', stray.seq]
  // A chain that was cut at its end is whole as far as it goes: the order knows how far it went.
  return log.length !== chain.rev || log.at(-1)?.digest !== chain.head ? ['end', log.length] : null
}

/** SHA-256 of a kept file's bytes as they are now; null where there are none. */
const digestKept = async (
  files: FileStore,
  client_id: string,
  digest: string,
): Promise<string | null> => {
  const bytes = await files.open(client_id, digest)
  if (!bytes) return null
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece as Buffer)
  return hash.digest('hex')
}
