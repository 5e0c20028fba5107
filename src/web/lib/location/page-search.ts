import {
  differenceKinds,
  partyKinds,
  type DifferenceKind,
  type PartyKind,
} from '../../../domain/crates/ledger.ts'
import {
  countedMeasures,
  dimensions,
  scorecardSorts,
  type CountedMeasure,
  type Dimension,
  type ScorecardSort,
} from '../../../domain/scorecard.ts'
import { isDay } from '../../../domain/time.ts'

/** The days that Analysis and History look at, in their addresses. */
export interface DaysSearch {
  from?: string | undefined
  to?: string | undefined
}

/** States that users are in. */
export const userStates = ['active', 'invited', 'disabled'] as const
type UserStateKind = (typeof userStates)[number]

/** What the address of User Management says; what is left out is the default. */
export interface UsersSearch extends DaysSearch {
  q?: string | undefined
  page?: number | undefined
  state?: UserStateKind | undefined
  /** Effective; empty for users without. */
  role?: string | undefined
  type?: string | undefined
  client?: string | undefined
  /** Whose sheet is open. */
  user?: string | undefined
  /** The log of changes in place of the list, and what of it. */
  view?: 'log' | undefined
  of?: string | undefined
  by?: string | undefined
  action?: string | undefined
}

/** Roles and channels that the history is narrowed by, as the wire has them. */
export const historyRoles = ['client', 'transporter', 'receiver', 'driver', 'system'] as const
export const historyChannels = ['account', 'receiver', 'driver', 'system', 'kept'] as const

/** What the address of History says. */
export interface HistorySearch extends DaysSearch {
  /** Any part of an LR number, or where `exact` is 1 the whole of it. */
  lr?: string | undefined
  exact?: 1 | undefined
  /** Kinds of event, with commas between. */
  action?: string | undefined
  actor?: string | undefined
  role?: (typeof historyRoles)[number] | undefined
  channel?: (typeof historyChannels)[number] | undefined
}

/** What the address of Analysis says: the days, the scorecard's rows and columns, an open mark. */
export interface AnalysisSearch extends DaysSearch {
  by?: Dimension | undefined
  and?: Dimension | undefined
  sort?: ScorecardSort | undefined
  direction?: 'asc' | 'desc' | undefined
  /** From 1. */
  page?: number | undefined
  /** Whose orders are listed, of which group (empty: none) and period. */
  mark?: CountedMeasure | undefined
  name?: string | undefined
  and_name?: string | undefined
  period?: 'before' | undefined
}

/**
 * Of the crate account: the days, whose balances, what the differences are by, and the party whose
 * account is open.
 */
export interface CratesSearch extends DaysSearch {
  of?: PartyKind | undefined
  by?: DifferenceKind | undefined
  kind?: PartyKind | undefined
  /** Empty for those of a kind that nobody named. */
  party?: string | undefined
}

/** The parts of a client's configuration. */
export const configurationViews = ['settings', 'preview', 'dry-run', 'versions', 'sign-in'] as const

/** Of a client's configuration: which part is shown, and which group of its settings. */
export interface ConfigurationSearch {
  view?: (typeof configurationViews)[number] | undefined
  group?: string | undefined
}

const text = (value: unknown, most = 200): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : undefined
/** Empty is a value of its own: what has none. */
const orNone = (value: unknown): string | undefined => (value === '' ? '' : text(value))
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined

/** The page from 2; the first is the default. */
const pageIn = ({ page }: Record<string, unknown>): number | undefined =>
  /^([2-9]|[1-9]\d{1,4})$/.test(String(page)) ? Number(page) : undefined

/** Reads two days; upside down they are none. */
export const daysSearch = (raw: Record<string, unknown>): DaysSearch => {
  const [from, to] = [day(raw['from']), day(raw['to'])]
  return from !== undefined && to !== undefined && from > to ? {} : { from, to }
}

/** Reads the address of the history. */
export const historySearch = (raw: Record<string, unknown>): HistorySearch => ({
  ...daysSearch(raw),
  lr: text(raw['lr']),
  exact: text(raw['lr']) !== undefined && String(raw['exact']) === '1' ? 1 : undefined,
  action: text(raw['action'], 1_000),
  actor: text(raw['actor']),
  role: historyRoles.find((one) => one === raw['role']),
  channel: historyChannels.find((one) => one === raw['channel']),
})

/** Reads the address of Analysis. */
export const analysisSearch = (raw: Record<string, unknown>): AnalysisSearch => {
  const one = <T extends string>(values: readonly T[], key: string): T | undefined =>
    values.find((value) => value === raw[key])
  const member = (key: string): string | undefined => {
    const value = raw[key]
    return typeof value === 'string' ? value.slice(0, 500) : undefined
  }
  const by = one(dimensions, 'by')
  const and = one(dimensions, 'and')
  const mark = one(countedMeasures, 'mark')
  return {
    ...daysSearch(raw),
    by,
    and: and === (by ?? 'transporter') ? undefined : and,
    sort: one(scorecardSorts, 'sort'),
    direction: one(['asc', 'desc'] as const, 'direction'),
    page: pageIn(raw),
    ...(mark && {
      mark,
      name: member('name'),
      and_name: member('and_name'),
      period: one(['before'] as const, 'period'),
    }),
  }
}

/** Reads the address of the crate account. */
export const cratesSearch = (raw: Record<string, unknown>): CratesSearch => {
  const kindIn = (value: unknown): PartyKind | undefined =>
    partyKinds.find((kind) => kind === value)
  const [kind, party] = [kindIn(raw['kind']), orNone(raw['party'])]
  const by = differenceKinds.find((one) => one === raw['by'])
  return {
    ...daysSearch(raw),
    of: kindIn(raw['of']),
    by,
    ...(kind !== undefined && party !== undefined ? { kind, party } : {}),
  }
}

/** Reads the address of a client's configuration. */
export const configurationSearch = ({
  view,
  group,
}: Record<string, unknown>): ConfigurationSearch => ({
  view: configurationViews.find((one) => one === view),
  group: text(group),
})

/** Reads the address of User Management; what cannot be meant is left out, here and above. */
export const usersSearch = (raw: Record<string, unknown>): UsersSearch => {
  const view = raw['view'] === 'log' ? 'log' : undefined
  return {
    q: text(raw['q']),
    page: pageIn(raw),
    state: userStates.find((one) => one === raw['state']),
    role: orNone(raw['role']),
    type: orNone(raw['type']),
    client: text(raw['client']),
    user: text(raw['user']),
    view,
    ...(view && {
      ...daysSearch(raw),
      of: text(raw['of']),
      by: text(raw['by']),
      action: text(raw['action']),
    }),
  }
}

/**
 * Reads an address so that only what was read is left of it: else the router keeps beside it what
 * could not be meant.
 */
export const alone =
  <T extends object>(read: (raw: Record<string, unknown>) => T) =>
  (raw: Record<string, unknown>): T => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...read(raw),
  })
