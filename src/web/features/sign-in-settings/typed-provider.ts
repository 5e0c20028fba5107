import type { SingleSignOnStanding } from '../../../contract/sign-in/single-sign-on.ts'
import { typedRule, type TypedRule } from './group-map.tsx'

type Kept = SingleSignOnStanding['provider']

/** What stands in the form of a client's provider; as `provider` has it. */
export const typedFrom = (provider: Kept) => ({
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  scopes: provider?.scopes ?? 'openid profile email',
  groups_claim: provider?.groups_claim ?? 'groups',
  domains: provider?.domains.join(', ') ?? '',
  only: provider?.only ?? false,
  why: '',
  rules: (provider?.groups ?? [undefined]).map((rule) => typedRule(rule)) as readonly TypedRule[],
})
/** A client's provider as it is typed. */
export type TypedProvider = ReturnType<typeof typedFrom>

/** What was typed since the form was as it is kept, and what it was then. */
export interface ProviderDraft {
  readonly typed: TypedProvider
  readonly base: TypedProvider
  /** The revision of `base`. */
  readonly rev: number
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What is sent of it. */
export const bodyOf = (
  { client_secret, domains, why, rules, ...typed }: TypedProvider,
  rev: number,
) => ({
  ...typed,
  rev,
  domains: domains.split(/[\s,;]+/).filter((one) => one !== ''),
  groups: rules.map(({ group, role, accountType }) => ({
    group,
    role: orNull(role),
    accountType: orNull(accountType),
  })),
  ...(client_secret !== '' && { client_secret }),
  ...(why.trim() !== '' && { why }),
})

/** A field of the form in one line of text; a line each for a map of groups. */
export const textIn = (typed: TypedProvider, field: keyof TypedProvider): string => {
  if (field !== 'rules') return String(typed[field])
  return typed.rules
    .map(({ group, role, accountType }) => [group, role, accountType].filter(Boolean).join(' · '))
    .join('\n')
}

/** The fields that were changed since `base`. */
export const changedIn = ({ typed, base }: ProviderDraft): readonly (keyof TypedProvider)[] =>
  (Object.keys(base) as (keyof TypedProvider)[]).filter(
    (field) => textIn(typed, field) !== textIn(base, field),
  )

/** The same changes on top of what has been saved since. */
export const onTopOf = (draft: ProviderDraft, now: TypedProvider, rev: number): ProviderDraft => ({
  typed: { ...now, ...Object.fromEntries(changedIn(draft).map((one) => [one, draft.typed[one]])) },
  base: now,
  rev,
})

/** What a browser may keep of it: no secret. */
export const keepable = (draft: ProviderDraft): ProviderDraft => ({
  ...draft,
  typed: { ...draft.typed, client_secret: '' },
})

/** Is this a draft that a browser has kept? */
export const isProviderDraft = (kept: unknown): kept is ProviderDraft =>
  typeof kept === 'object' && kept !== null && 'typed' in kept && 'base' in kept && 'rev' in kept
