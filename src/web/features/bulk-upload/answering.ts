import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Unreadable } from '../../lib/sheets/unreadable.ts'

/** A question to a worker, told apart by `id`. */
interface WorkerQuestion {
  readonly id: number
  readonly ask: string
  readonly given: readonly never[]
}

/** The answer to the question of this `id`; a failure has a sentence for people. */
export type WorkerReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string }

/** Has this worker answer what it can be asked. */
export const answering = (asks: Readonly<Record<string, (...given: never[]) => unknown>>): void =>
  self.addEventListener('message', ({ data: { id, ask, given } }: MessageEvent<WorkerQuestion>) => {
    const answer = (reply: WorkerReply): void => self.postMessage(reply, { transfer: [] })
    Promise.resolve()
      // Each question comes with what its function takes: the caller's types say so.
      .then(() => asks[ask]?.(...given))
      .then(
        (result) => answer({ id, result }),
        (thrown: unknown) =>
          answer({
            id,
            failure: thrown instanceof Unreadable ? thrown.message : t(bulkWords).damaged,
          }),
      )
  })
