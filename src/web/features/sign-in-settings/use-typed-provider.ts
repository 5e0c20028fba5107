import { useMemo, useState } from 'react'
import type { SingleSignOnStanding } from '../../../contract/sign-in/single-sign-on.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import {
  changedIn,
  isProviderDraft,
  keepable,
  onTopOf,
  typedFrom,
  type ProviderDraft,
  type TypedProvider,
} from './typed-provider.ts'

/**
 * What stands in the form of a client's provider. What was typed and not saved survives a look at
 * another page, a reload and a sign-in that ends, save the secret (ERRS-03).
 */
export const useTypedProvider = (client: string, provider: SingleSignOnStanding['provider']) => {
  const name = `sign-in:${client}`
  const [draft, setDraft] = useState<ProviderDraft | null>(() => {
    const kept = draftOf(name)
    return isProviderDraft(kept) ? kept : null
  })
  const [wasKept, setWasKept] = useState(draft !== null)
  const stood = useMemo(() => typedFrom(provider), [provider])
  const rev_now = provider?.rev ?? 0
  const { typed, rev } = draft ?? { typed: stood, rev: rev_now }
  const hold = (next: ProviderDraft): void => {
    setDraft(next)
    if (changedIn(keepable(next)).length === 0) dropDraft(name)
    else keepDraft(name, keepable(next))
  }
  return {
    typed,
    /** What somebody else saved meanwhile is not overwritten unseen: this tells. */
    rev,
    wasKept,
    /** What is changed, beside what somebody else has saved since; null where nobody has. */
    overtaken: draft !== null && rev !== rev_now ? { draft, now: stood } : null,
    write: (change: Partial<TypedProvider>): void =>
      hold({ base: draft?.base ?? stood, rev, typed: { ...typed, ...change } }),
    putOnTop: (): void => {
      if (draft) hold(onTopOf(draft, stood, rev_now))
    },
    discard: (): void => {
      setDraft(null)
      setWasKept(false)
      dropDraft(name)
    },
  }
}
