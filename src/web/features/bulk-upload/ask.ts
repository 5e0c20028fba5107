import { bulkWords } from '../../../domain/words/bulk.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { spokenHere, t } from '../../lib/language/language.ts'
import type { WorkerReply } from './answering.ts'
import type { Asks } from './worker.ts'

/** What a worker can be asked, by name. */
type Questions = Readonly<Record<string, (...given: never[]) => unknown>>

/** A worker of its own for one dialog. */
export interface ReaderOf<Q extends Questions> {
  /** Asks the worker. Throws ApiFailure with a sentence for people. */
  readonly ask: <A extends keyof Q & string>(
    ask: A,
    ...given: Parameters<Q[A]>
  ) => Promise<Awaited<ReturnType<Q[A]>>>
  readonly end: () => void
}
/** The worker that reads orders. */
export type Reader = ReaderOf<Asks>

/** A worker in which files are read; it starts with the first question. */
export const readerOf = <Q extends Questions>(start: () => Worker): ReaderOf<Q> => {
  let worker: Worker | null = null
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (failure: ApiFailure) => void }
  >()
  let last_id = 0
  const end = (): void => {
    worker?.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(new ApiFailure(0, t(bulkWords).damaged))
    waiting.clear()
  }
  const started = (): Worker => {
    const made = start()
    made.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiter = waiting.get(data.id)
      waiting.delete(data.id)
      if ('failure' in data) waiter?.reject(new ApiFailure(0, data.failure))
      else waiter?.resolve(data.result)
    })
    // The worker itself has failed, of memory mostly: nothing that it held is left.
    made.addEventListener('error', end)
    return made
  }
  const ask: ReaderOf<Q>['ask'] = (name, ...given) =>
    new Promise((resolve, reject) => {
      last_id += 1
      // The answer to a question is of its type: the worker's own functions say so.
      waiting.set(last_id, { resolve: resolve as (result: unknown) => void, reject })
      worker ??= started()
      worker.postMessage({ id: last_id, language: spokenHere(), ask: name, given }, [])
    })
  return { ask, end }
}

/** The dialog's own worker for orders. */
export const newReader = (): Reader =>
  readerOf(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
