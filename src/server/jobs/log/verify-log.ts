import { isSameJson } from '../../../domain/order/canonical.ts'
import { firstBroken } from '../../../domain/order/chain.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import { replay } from '../../../domain/order/evolve.ts'
import type { Order } from '../../../domain/order/order.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { firstLost } from '../../../domain/order/sealed/erasure.ts'
import { StoreAway, type FileStore } from '../../gateways/files/files.ts'
import { judged, type FileFault } from '../../gateways/files/genuine-file.ts'
import { eventSealing } from '../../secrets.ts'
import {
  chainOf,
  chainsAfter,
  logAlone,
  namedAfter,
  sizesOf,
  type Chain,
  type ChainedRow,
  type LogRow,
  type OrderKey,
  type RowReader,
} from '../../stores/log/chains.ts'
import { Damaged } from '../../stores/database/busy.ts'
import { WIRE_FORM, wireOf } from '../../stores/orders/row.ts'
import { orderIn } from '../../stores/orders/stored-order.ts'
import { ordersNamed, relationIn } from '../../stores/log/salvage.ts'

/**
 * Something that is not as it was written: in which order, at which event where one is at fault,
 * and what.
 */
export interface Finding {
  readonly client_id: string
  readonly order_id: string
  readonly seq: number | null
  readonly fault: Changed | Lost
  /** Of a file at fault, its SHA-256 in hex. */
  readonly digest?: string
}

/** Something else stands there than was written. */
type Changed = 'chain' | 'value_lost' | 'columns' | 'end' | 'read_model' | 'file_changed'
/** It is not there, or cannot be read. */
type Lost = 'order_missing' | 'unreadable' | `file_${Exclude<FileFault, 'changed'>}`

const sentences: Record<Finding['fault'], string> = {
  chain: 'does not follow from the events before it, or is not what was written',
  value_lost: 'lacks a value, and no event says that it was erased',
  columns: 'stands under another order, number or kind than it says',
  end: 'is not where the log ended: events are missing after it',
  read_model: 'the order is not what its events add up to',
  order_missing: 'has events, but the order itself is not there',
  unreadable: 'cannot be read from the database',
  file_missing: 'names a file that is not there',
  file_unreadable: 'names a file that cannot be read',
  file_cut: 'names a file that is shorter than it was',
  file_changed: 'names a file whose bytes are others now',
}

/** A finding in a sentence for an operator. */
export const said = ({ client_id, order_id, seq, fault }: Finding): string =>
  `client ${client_id}, order ${order_id}${seq === null ? '' : `, event ${seq}`}: ` +
  sentences[fault]

const changes: ReadonlySet<string> = new Set<Changed>([
  'chain',
  'value_lost',
  'columns',
  'end',
  'read_model',
  'file_changed',
])

/** What was looked at; of the findings, how many are changes; what the database says of itself. */
export interface Verified {
  readonly orders: number
  readonly events: number
  readonly files: number
  readonly findings: number
  readonly changed: number
  readonly damage: readonly string[]
}

/**
 * Walks the chains of every client and every file they name; each fault is told as it is found.
 * Where a part of the database cannot be read, the rest is walked order by order. Bounded memory:
 * some chains at a time, files as streams; ids alone where the database is damaged. With a client,
 * that one's alone; what cannot be read is then its caller's.
 */
export const verifyLog = async (
  read: RowReader,
  files: FileStore,
  tell: (finding: Finding) => void,
  client_id?: string,
): Promise<Verified> => {
  const walk = new Walk(read, files, tell)
  if (client_id !== undefined) {
    await walk.inBatches(client_id)
    return walk.verified()
  }
  const isWhole = await walk.tolerating(() => walk.inBatches())
  if (isWhole === null) await walk.oneByOne()
  return walk.verified()
}

class Walk {
  readonly #read: RowReader
  readonly #files: FileStore
  readonly #tell: (finding: Finding) => void
  readonly #seen = { orders: 0, events: 0, files: 0, findings: 0, changed: 0 }
  readonly #damage = new Set<string>()
  #last: OrderKey | undefined

  constructor(read: RowReader, files: FileStore, tell: (finding: Finding) => void) {
    this.#read = read
    this.#files = files
    this.#tell = tell
  }

  async verified(): Promise<Verified> {
    const damage = []
    for (const message of this.#damage) {
      const relation = await this.tolerating(() => relationIn(this.#read, message))
      damage.push(relation ? `${relation}: ${message}` : message)
    }
    return { ...this.#seen, damage }
  }

  /** Does what it can; null where it met damage, which is noted. */
  async tolerating<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.#damage.add(error.message)
      return null
    }
  }

  async inBatches(client_id?: string): Promise<true> {
    let reading = this.#chainsAfter(undefined, client_id)
    for (let chains = await reading; chains.length > 0; chains = await reading) {
      // The database reads the next ones while these are judged.
      reading = this.#chainsAfter(chains.at(-1), client_id)
      for (const chain of chains) {
        await this.#judge(chain)
        this.#last = chain
      }
    }
    let last: OrderKey | undefined
    do {
      const named = await namedAfter(this.#read, last, client_id)
      for (const order of named.filter(({ is_stray }) => is_stray))
        await this.#judgeLog(order, 'order_missing')
      last = named.at(-1)
    } while (last !== undefined)
    return true
  }

  /** Some chains; that they could not be read is met by whoever waits for them. */
  #chainsAfter(last: OrderKey | undefined, client_id: string | undefined): Promise<Chain[]> {
    const reading = chainsAfter(this.#read, last, client_id)
    reading.catch(() => {})
    return reading
  }

  /** Goes on with every order that was not judged yet. */
  async oneByOne(): Promise<void> {
    const last = this.#last ? keyOf(this.#last) : ''
    const named = await ordersNamed(this.#read, ({ message }) => this.#damage.add(message))
    for (const order of named) {
      const wasJudged = keyOf(order) <= last
      const chain = await this.tolerating(() => chainOf(this.#read, order))
      if (chain?.row && !wasJudged) await this.#judge(chain)
      else if (chain && !chain.row) await this.#judgeLog(order, 'order_missing')
      else if (!chain && !wasJudged) await this.#judgeLog(order, 'unreadable')
    }
  }

  async #judgeLog(order: OrderKey, fault: Lost): Promise<void> {
    const chain = await this.tolerating(() => logAlone(this.#read, order))
    // One that was taken out with its import stands in its log alone.
    const isMeant = fault === 'order_missing' && chain?.log?.at(-1)?.type === 'withdrawn'
    if (!isMeant) this.#found(order, fault)
    if (chain) await this.#judge(chain)
    else this.#seen.orders += 1
  }

  #found(
    { client_id, id }: OrderKey,
    fault: Finding['fault'],
    seq: number | null = null,
    digest?: string,
  ): void {
    this.#seen.findings += 1
    if (changes.has(fault)) this.#seen.changed += 1
    this.#tell({ client_id, order_id: id, seq, fault, ...(digest !== undefined && { digest }) })
  }

  /** What is wrong with a file; a store that is away for a while ends no walk. */
  async #seenOf(
    { client_id, digest }: { readonly client_id: string; readonly digest: string },
    size: number | undefined,
  ): ReturnType<typeof judged> {
    try {
      return await judged(this.#files, client_id, digest, size)
    } catch (error) {
      if (error instanceof StoreAway) return 'unreadable'
      throw error
    }
  }

  async #judge(chain: Chain): Promise<void> {
    const log = chain.log ?? []
    this.#seen.orders += 1
    this.#seen.events += log.length
    const at = firstBroken(log, eventSealing)
    if (at !== null) return this.#found(chain, 'chain', log[at - 1]?.seq ?? at)
    const events = log.map(eventIn)
    const broken = brokenAt(chain, log, events)
    if (broken) return this.#found(chain, ...broken)
    if (chain.row && !isTold(replay(events), chain.row)) this.#found(chain, 'read_model')
    const digests = events.flatMap(({ files }) => files)
    if (digests.length === 0) return
    const sizes = await this.tolerating(() => sizesOf(this.#read, chain.client_id, digests))
    for (const { seq, files } of events) {
      for (const digest of files) {
        this.#seen.files += 1
        const size = sizes?.get(digest)
        const seen = await this.#seenOf({ client_id: chain.client_id, digest }, size)
        if (typeof seen === 'string') this.#found(chain, `file_${seen}`, seq, digest)
      }
    }
  }
}

/** Does the row say what the log adds up to, the answer that lists send of it too? */
const isTold = (order: Order | null, row: ChainedRow): boolean => {
  try {
    if (order === null) return false
    const kept = orderIn(row)
    return row.wire_form === WIRE_FORM
      ? isSameJson(order, kept) && isSameJson(JSON.parse(row.wire), JSON.parse(wireOf(order)))
      : isSameJson(withoutSides(order), withoutSides(kept))
  } catch {
    // What stands there is no order's answer.
    return false
  }
}

/** What rows of before migration 67 do not say yet, and say once they are written anew. */
const withoutSides = (order: Order): Order => ({
  ...order,
  epod: {
    ...order.epod,
    remarks: order.epod.remarks.map(({ statement: _side, ...remark }) => remark),
  },
})

const keyOf = ({ client_id, id }: OrderKey): string => `${client_id} ${id}`

/** Where a log whose chain is whole is at fault all the same; null where it is not. */
const brokenAt = (
  { id, row }: Chain,
  log: readonly LogRow[],
  events: readonly Recorded[],
): [Finding['fault'], number | null] | null => {
  const lost = firstLost(events.map((event, at) => ({ stored: log[at], event })))
  if (lost !== null) return ['value_lost', lost]
  const stray = log.find(({ seq, type }, at) => {
    const event = events[at]
    return event?.seq !== seq || event.type !== type || event.order_id !== id
  })
  if (stray) return ['columns', stray.seq]
  // A chain that was cut at its end is whole as far as it goes: the order knows how far it went.
  return row && (log.length !== row.rev || log.at(-1)?.digest !== row.head)
    ? ['end', log.length]
    : null
}
