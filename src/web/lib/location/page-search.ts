import {
  differenceKinds,
  partyKinds,
  type DifferenceKind,
  type PartyKind,
} from '../../../domain/crates/ledger.ts'
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

/** What the address of History says. */
export interface HistorySearch extends DaysSearch {
  action?: string | undefined
  actor?: string | undefined
}
/**
 * Of the crate account: the days, whose balances, what the differences are by, and the party whose
 * account is open.
 */
export interface CratesSearch extends DaysSearch {
  of?: PartyKind | undefined
  by?: DifferenceKind | undefined
  kind?: PartyKind | undefined
  party?: string | undefined
}

/** The parts of a client's configuration. */
export const configurationViews = ['settings', 'preview', 'dry-run', 'versions', 'sign-in'] as const

/** Of a client's configuration: which part is shown, and which group of its settings. */
export interface ConfigurationSearch {
  view?: (typeof configurationViews)[number] | undefined
  group?: string | undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined
/** Without what is undefined, so that addresses hold only what differs from the default. */
const present = <T extends object>(search: T): T =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T

/** Reads two days; upside down they are none. */
export const daysSearch = (raw: Record<string, unknown>): DaysSearch => {
  const [from, to] = [day(raw['from']), day(raw['to'])]
  return from !== undefined && to !== undefined && from > to ? {} : present({ from, to })
}

/** Reads the address of the history. */
export const historySearch = (raw: Record<string, unknown>): HistorySearch =>
  present({ ...daysSearch(raw), action: text(raw['action']), actor: text(raw['actor']) })

/** Reads the address of the crate account. */
export const cratesSearch = (raw: Record<string, unknown>): CratesSearch => {
  const kindIn = (value: unknown): PartyKind | undefined =>
    partyKinds.find((kind) => kind === value)
  const [kind, party] = [kindIn(raw['kind']), text(raw['party'])]
  const by = differenceKinds.find((one) => one === raw['by'])
  return present({
    ...daysSearch(raw),
    of: kindIn(raw['of']),
    by,
    ...(kind !== undefined && party !== undefined ? { kind, party } : {}),
  })
}

/** Reads the address of a client's configuration. */
export const configurationSearch = ({
  view,
  group,
}: Record<string, unknown>): ConfigurationSearch =>
  present({ view: configurationViews.find((one) => one === view), group: text(group) })
/** Reads the address of User Management; what cannot be meant is left out, here and above. */
export const usersSearch = (raw: Record<string, unknown>): UsersSearch => {
  const { page } = raw
  const view = raw['view'] === 'log' ? 'log' : undefined
  const orNone = (value: unknown): string | undefined => (value === '' ? '' : text(value))
  return present({
    q: text(raw['q']),
    page: /^[1-9]\d{0,4}$/.test(String(page)) && Number(page) > 1 ? Number(page) : undefined,
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
  })
}
