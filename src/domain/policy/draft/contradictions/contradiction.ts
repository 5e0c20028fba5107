import { sentence, type ParamsOf, type SentenceCode } from '../../../words/sentence.ts'
import type { Policy, PolicyDocument } from '../../policy.ts'
import type { Reason } from '../../reason.ts'
import type { Viewer } from '../../viewer.ts'
import type { Clock } from '../../../time.ts'

/**
 * What in a draft contradicts itself: `field` is where to mend it, `others` what it clashes with.
 */
export interface Contradiction extends Reason {
  readonly kind: 'rule'
  readonly field: string
  readonly others: readonly string[]
}

/** Names a contradiction by the paths of what clashes, the one to mend first. */
export const contradiction = <C extends SentenceCode>(
  [field, ...others]: readonly [string, ...string[]],
  code: C,
  ...params: ParamsOf<C>
): Contradiction => ({ kind: 'rule', field, others, ...sentence(code, ...params) })

/**
 * What is found in a draft: what keeps it from being published, and what is worth a second look.
 */
export interface Findings {
  readonly refusals: readonly Contradiction[]
  readonly warnings: readonly Contradiction[]
}

/** An account of the client, not disabled, as the draft would have it. */
export interface DraftAccount {
  readonly viewer: Viewer
  readonly policy: Policy
  /** It has not taken up its invitation yet, and nobody can sign in with it. */
  readonly is_invited: boolean
}

/** A draft as it is judged: the client's own effective policy, and who is there. */
export interface DraftPolicy {
  readonly document: PolicyDocument
  readonly policy: Policy
  readonly accounts: readonly DraftAccount[]
  /** Usernames of every account, the disabled ones too. */
  readonly usernames: ReadonlySet<string>
  /** The accounts of `accounts` as they are today. */
  readonly today: readonly DraftAccount[]
  /** Who is about to publish; null for nobody of the client. */
  readonly by: string | null
  readonly clock: Clock
}

/** One rule for drafts. */
export type DraftRule = (draft: DraftPolicy) => Findings

/** Findings out of lists in which null is nothing found. */
export const found = (
  refusals: readonly (Contradiction | null)[],
  warnings: readonly (Contradiction | null)[] = [],
): Findings => {
  const there = (one: Contradiction | null): one is Contradiction => one !== null
  return { refusals: refusals.filter(there), warnings: warnings.filter(there) }
}

/** Those of a list that are there already under the same name, by their place in it. */
export const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []))
