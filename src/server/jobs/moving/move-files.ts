import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore, LyingFile } from '../../gateways/files/files.ts'
import { judged, openGenuine, type FileFault } from '../../gateways/files/genuine-file.ts'
import { sideBySide } from '../../limits/side-by-side.ts'

/** Files that are under way at once. */
const AT_ONCE = 4

/** What lies in a store: how many files and bytes, and the SHA-256 of the list of their names. */
export interface StoreSum {
  readonly files: number
  readonly bytes: number
  readonly sha256: string
}

/** How far a move is. */
export interface MoveProgress {
  /** Files of the source that were looked at. */
  files: number
  /** Those of them that were copied now, and those that were there already. */
  copied: number
  there: number
  /** Those that are not what their name says, and were left where they are. */
  faulty: number
}

/** What came of a move. */
export interface MovedFiles extends MoveProgress {
  readonly from: StoreSum
  readonly to: StoreSum
  /** Files that one of the stores has and the other has not. */
  readonly only_from: number
  readonly only_to: number
  readonly removed: number
}

/** What a move is told beside its stores. */
export interface MoveChoices {
  /** Removes each file from the source once all of the source is in the target. */
  readonly removes: boolean
  readonly heard: (progress: MoveProgress) => void
  readonly faulty: (file: LyingFile, fault: FileFault) => void
}

/**
 * Moves every file of one store into another: each is compared with its digest as it leaves and
 * read again where it came to. Broken off anywhere it may be asked for once more, and goes on.
 */
export const moveFiles = async (
  from: FileStore,
  to: FileStore,
  { removes, heard, faulty }: MoveChoices,
): Promise<MovedFiles> => {
  const progress: MoveProgress = { files: 0, copied: 0, there: 0, faulty: 0 }
  const copy = async (file: LyingFile): Promise<void> => {
    const came = await copied(from, to, file)
    progress.files += 1
    if (came === 'copied' || came === 'there') progress[came] += 1
    else {
      progress.faulty += 1
      faulty(file, came)
    }
    heard(progress)
  }
  await forEach(from.stored(), copy)
  const compared = await comparedStores(from, to)
  let removed = 0
  if (removes && progress.faulty === 0 && compared.only_from === 0)
    await forEach(from.stored(), async ({ client_id, digest }) => {
      // What came since is not moved yet.
      if ((await to.sizeOf(client_id, digest)) === null) return
      await from.remove(client_id, digest)
      removed += 1
    })
  return { ...progress, ...compared, removed }
}

const copied = async (
  from: FileStore,
  to: FileStore,
  { client_id, digest, bytes }: LyingFile,
): Promise<'copied' | 'there' | FileFault> => {
  const name = [client_id, digest] as const
  const isThere = (await to.sizeOf(...name)) === bytes
  if (isThere && typeof (await judged(to, ...name)) !== 'string') return 'there'
  const opened = await openGenuine(from, ...name)
  if (typeof opened === 'string') return opened
  await to.keep(...name, await buffer(opened.stream))
  const seen = await judged(to, ...name)
  return typeof seen === 'string' ? seen : 'copied'
}

/** Does work for each, some at a time; the first failure ends it. */
const forEach = async <T>(
  all: AsyncIterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> => {
  const source = all[Symbol.asyncIterator]()
  let reading: Promise<unknown> = Promise.resolve()
  const ended = new AbortController()
  const next = (): Promise<IteratorResult<T>> => {
    const one = reading.then(() => source.next())
    reading = one.catch(() => {})
    return one
  }
  const worker = async (): Promise<void> => {
    try {
      while (!ended.signal.aborted) {
        const one = await next()
        if (one.done === true) return
        await work(one.value)
      }
    } finally {
      ended.abort()
    }
  }
  await sideBySide(AT_ONCE, worker)
}

/** Goes through both lists, which have one order, side by side: neither is ever held. */
const comparedStores = async (
  from: FileStore,
  to: FileStore,
): Promise<Pick<MovedFiles, 'from' | 'to' | 'only_from' | 'only_to'>> => {
  const [left, right] = [summing(from), summing(to)]
  const only = { from: 0, to: 0 }
  let [a, b] = [await left.next(), await right.next()]
  while (a !== null || b !== null) {
    if (a === b) [a, b] = [await left.next(), await right.next()]
    else if (b === null || (a !== null && a < b)) {
      only.from += 1
      a = await left.next()
    } else {
      only.to += 1
      b = await right.next()
    }
  }
  return { from: left.sum(), to: right.sum(), only_from: only.from, only_to: only.to }
}

const summing = (store: FileStore) => {
  const all = store.stored()[Symbol.asyncIterator]()
  const names = createHash('sha256')
  let [files, total] = [0, 0]
  return {
    /** The next file in a line; null after the last. */
    next: async (): Promise<string | null> => {
      const { done, value } = await all.next()
      if (done === true) return null
      const { client_id, digest, bytes } = value
      const line = `${client_id} ${digest} ${bytes}`
      names.update(`${line}\n`)
      files += 1
      total += bytes
      return line
    },
    sum: (): StoreSum => ({ files, bytes: total, sha256: names.digest('hex') }),
  }
}
