import { resolvePolicy } from '../../resolve.ts'
import type { Policy, PolicyDocument } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import type { Clock, Instant } from '../../../time.ts'
import type { DraftPolicy, DraftAccount, DraftRule, Findings } from './contradiction.ts'
import { brandRule, languageRule } from './brand.ts'
import { entryRule, fileRule } from './entry.ts'
import { linkRule, quietRule, textsRule } from './messages.ts'
import { administratorsRule, namesRule, workersRule } from './people.ts'
import { clocksRule, doorRule, evidenceRule, remarkFormRule } from './proof.ts'
import { labelRule } from './table.ts'
import { zoneRule } from './zones.ts'

const rules: readonly DraftRule[] = [
  evidenceRule,
  clocksRule,
  remarkFormRule,
  doorRule,
  labelRule,
  brandRule,
  languageRule,
  zoneRule,
  linkRule,
  textsRule,
  quietRule,
  fileRule,
  entryRule,
  workersRule,
  administratorsRule,
  namesRule,
]

/**
 * An account of the client: who it is, what it has of its own, and whether it can sign in: not
 * before it has taken up its invitation.
 */
export interface ClientAccount {
  readonly viewer: Viewer
  readonly config: PolicyDocument
  readonly disabled: boolean
  readonly is_invited: boolean
}

/** What a draft is judged against: what holds today, who is there, who publishes, and when. */
export interface Circumstances {
  readonly before: PolicyDocument
  readonly accounts: readonly ClientAccount[]
  readonly by: string | null
  readonly now: Instant
}

/** Effective policies of a document's accounts; most have nothing of their own. */
const under = (
  document: PolicyDocument,
  accounts: readonly ClientAccount[],
): readonly DraftAccount[] => {
  const known = new Map<string, Policy>()
  return accounts.flatMap(({ viewer, config, disabled, is_invited }) => {
    if (disabled) return []
    const key = JSON.stringify(config)
    const policy = known.get(key) ?? resolvePolicy(document, config)
    known.set(key, policy)
    return [{ viewer, policy, is_invited }]
  })
}

/**
 * Every contradiction of a document that follows the schema, by rule. What only one account's own
 * overrides bring about is not looked for.
 */
export const contradictionsIn = (
  document: PolicyDocument,
  { before, accounts, by, now }: Circumstances,
): Findings => {
  const policy = resolvePolicy(document)
  const clock: Clock = { now, time_zone: policy.time_zone }
  const draft: DraftPolicy = {
    document,
    policy,
    accounts: under(document, accounts),
    today: under(before, accounts),
    usernames: new Set(accounts.flatMap(({ viewer }) => viewer.username ?? [])),
    by,
    clock,
  }
  const all = rules.map((rule) => rule(draft))
  return {
    refusals: all.flatMap(({ refusals }) => refusals),
    warnings: all.flatMap(({ warnings }) => warnings),
  }
}
