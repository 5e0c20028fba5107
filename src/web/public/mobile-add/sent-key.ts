import { isPassing, newKey, type Failed } from '../../lib/api/answer.ts'
import { draftOf, keepDraft } from '../../lib/draft.ts'

/** Under which Idempotency-Key a form went out, until that is acknowledged. */
export interface SentKey {
  /** The key for what the person wants: the one still open if it is for that, else a new one. */
  readonly keyOf: (wanted: unknown) => string
  /** It was done: the next is a new one. */
  readonly acknowledged: () => void
  /** It was refused: the next is a new one, unless nothing tells whether this one was done. */
  readonly failed: (how: Pick<Failed, 'code' | 'said'>) => void
}

/** One form's key, kept beside its draft: also after a reload, pressing again is the same act. */
export const newSentKey = (name: string): SentKey => {
  let open = draftOf(name) as { readonly text: string; readonly key: string } | null
  const keep = <Open extends typeof open>(next: Open): Open => {
    keepDraft(name, next)
    open = next
    return next
  }
  return {
    keyOf: (wanted) => {
      const text = JSON.stringify(wanted)
      return (open?.text === text ? open : keep({ text, key: newKey() })).key
    },
    acknowledged: () => void keep(null),
    failed: (how) => {
      if (!isPassing(how)) keep(null)
    },
  }
}
