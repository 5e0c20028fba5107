import type { FetchBody } from '../../../contract/orders/orders.ts'
import type { OrderQuery } from '../../../contract/orders/order-query.ts'
import { isSorter, type Sorter } from '../../../domain/columns/sorters.ts'
import { sortingOf, sortingText, type Sorting } from '../../../domain/columns/sort-keys.ts'
import { dayKinds, queryBounds, rangeOf, type DayKind } from '../../../domain/date-range.ts'
import { needs, type Need } from '../../../domain/order/category.ts'
import { quickFilters, type QuickFilter } from '../../../domain/order/quick-filters.ts'
import { pageSizes, type PageSize } from '../../../domain/preference-bounds.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { instantOf, type Clock } from '../../../domain/time.ts'

/** Everything that the address of /home says; what is left out is the default. */
export interface HomeSearch {
  need?: Exclude<Need, 'ALL'> | undefined
  /** First and last day, YYYY-MM-DD in the client's zone. */
  from?: string | undefined
  to?: string | undefined
  /** What these days are about; dispatch unless said otherwise. */
  days?: Exclude<DayKind, 'dispatch'> | undefined
  quick?: QuickFilter | undefined
  source?: string | undefined
  destination?: string | undefined
  vehicle?: string | undefined
  client?: string | undefined
  /** What orders must have to come first. */
  sort?: Sorter | undefined
  /** The column it is ordered by: `due`, or `-due` the other way. */
  by?: string | undefined
  /** A filter that was picked among the sorts, `key:value`. */
  only?: string | undefined
  q?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: PageSize | undefined
  /** The order whose panel is open. */
  order?: string | undefined
  /** The receiver in whose name Receive is pressed there (EPOD-02). */
  spoc?: string | undefined
  /** The order whose details are open, over the panel if there is one. */
  details?: string | undefined
  /** The form for a new order is open. */
  add?: 1 | undefined
}

const MOST_PAGES = 100_000
const LONGEST = 200
const LONGEST_ONLY = LONGEST + 'truck_number:'.length

/** Reads the address' search; what cannot be meant is left out. */
export const homeSearch = (raw: Record<string, unknown>): HomeSearch => {
  const text = (name: string, longest = LONGEST): string | undefined => {
    const value = raw[name]
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim().slice(0, longest)
      : undefined
  }
  const whole = (name: string): number =>
    /^\d{1,6}$/.test(String(raw[name])) ? Number(raw[name]) : 0
  const need = needs.find((known) => known === raw['need'])
  const days = dayKinds.find((known) => known === raw['days'])
  const page = whole('page')
  const sort = text('sort', LONGEST_ONLY) ?? ''
  const only = text('only', LONGEST_ONLY)
  return {
    need: need === 'ALL' ? undefined : need,
    from: text('from'),
    to: text('to'),
    days: days === 'dispatch' ? undefined : days,
    quick: quickFilters.find((known) => known === raw['quick']),
    source: text('source'),
    destination: text('destination'),
    vehicle: text('vehicle'),
    client: text('client'),
    sort: isSorter(sort) ? sort : undefined,
    by: sortingText(sortingOf(text('by'))),
    // Views of before hold it as a sort.
    only: [only, sort].find((one) => one !== undefined && onlyOf(one)),
    q: text('q'),
    page: page > 1 && page <= MOST_PAGES ? page : undefined,
    size: pageSizes.find((size) => size === whole('size')),
    order: text('order'),
    spoc: text('order') && text('spoc'),
    details: text('details'),
    add: whole('add') === 1 ? 1 : undefined,
  }
}

/** The search as this account's dashboard shows it: a category without a card is none (CARD-04). */
export const shownSearch = (search: HomeSearch, policy: Pick<Policy, 'cards'>): HomeSearch =>
  search.need === 'REJECT' && !policy.cards.show_rejected ? { ...search, need: undefined } : search

/** A search as it stands in the address; every value is text. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** The opposite of parseSearch, with the question mark where there is something to say. */
export const writeSearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ).toString()
  return text === '' ? '' : `?${text}`
}

/**
 * What narrows the list besides category and page; undefined for all of them is the default view.
 */
export const noFilters = {
  from: undefined,
  to: undefined,
  days: undefined,
  quick: undefined,
  source: undefined,
  destination: undefined,
  vehicle: undefined,
  client: undefined,
  sort: undefined,
  by: undefined,
  only: undefined,
  q: undefined,
} as const

/** How many filters are on; the two ends of the date range count as one. */
export const filtersOn = ({
  from,
  to,
  days,
  quick,
  source,
  destination,
  vehicle,
  client,
  sort,
  by,
  only,
  q,
}: HomeSearch): number =>
  [from ?? to ?? days, quick, source, destination, vehicle, client, sort, by, only, q].filter(
    (value) => value !== undefined,
  ).length

/** The days as the API's query: an account's earliest day holds whatever they are about. */
const daysIn = (
  search: HomeSearch,
  { earliest_date, time_zone }: Pick<Policy, 'earliest_date' | 'time_zone'>,
  clock: Clock,
): Pick<OrderQuery, 'dispatch_date' | 'eta' | 'delivery_time'> => {
  const { days = 'dispatch' } = search
  const bounds = queryBounds(rangeOf(search, earliest_date, clock, days), time_zone)
  if (days === 'dispatch') return { dispatch_date: bounds }
  return {
    ...(days === 'eta' ? { eta: bounds } : { delivery_time: bounds }),
    ...(earliest_date !== null && {
      dispatch_date: { $gte: instantOf(earliest_date, '00:00', time_zone) },
    }),
  }
}

/** Quick filters that are about the ETA: their orders come in its order. */
const dueFilters: ReadonlySet<QuickFilter | undefined> = new Set([
  'late_since_yesterday',
  'due_today',
  'due_tomorrow',
  'proof_missing',
])

/** Does what is listed change without an event, as orders turn late? */
export const goesByClock = ({ need, quick }: HomeSearch): boolean =>
  quick !== undefined || need?.startsWith('OPEN') === true

/** How the list is ordered: as its head says, else by ETA where a quick filter is about it. */
export const sortingIn = ({ by, quick }: HomeSearch): Sorting =>
  sortingOf(by) ?? (dueFilters.has(quick) ? { by: 'due', is_descending: false } : null)

/** Columns that what is asked for brings along: about ETAs, how orders stand to them. */
export const broughtColumns = (search: HomeSearch): readonly string[] =>
  search.days === 'eta' || sortingIn(search)?.by === 'due' ? ['due'] : []

/** The filters as the API's query, without the category: what counters and list have in common. */
export const queryOf = (
  search: HomeSearch,
  policy: Pick<Policy, 'earliest_date' | 'time_zone'>,
  clock: Clock,
): Omit<OrderQuery, 'need'> => {
  const { source, destination, vehicle, client, only, q, quick } = search
  const filter = onlyOf(only)
  return {
    ...daysIn(search, policy, clock),
    ...(quick === undefined ? {} : { quick }),
    ...(source === undefined ? {} : { source }),
    ...(destination === undefined ? {} : { destination }),
    ...(vehicle === undefined ? {} : { truck_number: vehicle }),
    ...(client === undefined ? {} : { client }),
    ...(q === undefined ? {} : { search: q }),
    ...(filter ? { filters: { [filter.key]: [filter.value] } } : {}),
  }
}

/** The keys that orders can be filtered by, as the API names them. */
export const filterKeys = [
  'source',
  'destination',
  'truck_number',
  'client',
  'transporter',
] as const

/** One of these keys. */
export type FilterKey = (typeof filterKeys)[number]

/** A value of a filter as it stands in the address, and the other way round; null is none. */
export const asOnly = (key: FilterKey, value: string): string => `${key}:${value}`
export const onlyOf = (only = ''): { key: FilterKey; value: string } | null => {
  const at = only.indexOf(':')
  const key = filterKeys.find((known) => known === only.slice(0, at))
  const value = only.slice(at + 1)
  return key === undefined || value === '' ? null : { key, value }
}

/** What a saved view keeps of an address: all but the page and what lies over it. */
export const viewOf = (search: HomeSearch): string =>
  writeSearch({
    ...search,
    page: undefined,
    order: undefined,
    spoc: undefined,
    details: undefined,
    add: undefined,
  }).slice(1)

/**
 * What has to change in the address to open a saved view: everything it does not name goes back to
 * its default.
 */
export const openedView = (view: string): HomeSearch => homeSearch(parseSearch(view))

/**
 * The body of POST /fetch_orders for a page of `size` rows, newest first (TABL-01), after those
 * that have what it is sorted by (FILT-04).
 */
export const pageRequest = (
  search: HomeSearch,
  size: PageSize,
  policy: Pick<Policy, 'earliest_date' | 'time_zone'>,
  clock: Clock,
): FetchBody => {
  const sorting = sortingIn(search)
  return {
    query: {
      need: search.need ?? 'ALL',
      ...queryOf(search, policy, clock),
      ...(search.sort === undefined ? {} : { sorter: search.sort }),
    },
    limit: size,
    offset: ((search.page ?? 1) - 1) * size,
    sort: sorting === null ? { _id: -1 } : { [sorting.by]: sorting.is_descending ? -1 : 1 },
  }
}
