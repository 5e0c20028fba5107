import { bulkWords } from '../../../domain/words/bulk.ts'
import type { Language } from '../../../domain/words/languages.ts'
import { sayIn, t, type Packs } from '../../lib/language/language.ts'
import { Unreadable } from '../../lib/sheets/unreadable.ts'

/** What is said of files and of what stands in them: every sentence, since any rule may refuse. */
const words = import.meta.glob(
  '../../../domain/words/hi/{bulk,deliveries,labels,*-sentences}.ts',
) as Packs

/** A question to a worker, told apart by `id`, and the language of whoever asks. */
interface WorkerQuestion {
  readonly id: number
  readonly language: Language
  readonly ask: string
  readonly given: readonly never[]
}

/** The answer to the question of this `id`; a failure has a sentence for people. */
export type WorkerReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string }

/** Has this worker answer what it can be asked. */
export const answering = (asks: Readonly<Record<string, (...given: never[]) => unknown>>): void => {
  // A page speaks one language as long as its worker lives.
  let worded: Promise<void> | null = null
  self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
    const { id, language, ask, given } = data
    worded ??= language === 'en' ? Promise.resolve() : sayIn(language, words)
    const answer = (reply: WorkerReply): void => self.postMessage(reply, { transfer: [] })
    worded
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
}
