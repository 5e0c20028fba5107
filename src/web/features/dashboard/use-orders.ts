import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { counter } from '../../../contract/orders/orders.ts'
import type { Column } from '../../../domain/columns/column.ts'
import { fieldsFor } from '../../../domain/columns/row-fields.ts'
import type { PageSize } from '../../../domain/preference-bounds.ts'
import { MINUTE } from '../../../domain/time.ts'
import { callApi } from '../../lib/api/api.ts'
import {
  goesByClock,
  pageRequest,
  queryOf,
  type HomeSearch,
} from '../../lib/location/home-search.ts'
import { lookAgain } from '../../lib/look-again.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { fetchPage, type OrderPage } from './fetch-page.ts'

/**
 * What no event tells of, a message's way through its provider, is looked at again within 30
 * minutes (TABL-10); what the clock alone changes, each minute, as the counts of the cards are.
 */
const REFRESH_MS = 15 * MINUTE

/** A page of orders as the list shows it, while it is asked for too. */
export type ListedOrders = Pick<
  UseQueryResult<OrderPage>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

/**
 * The page of orders that the address asks for, with what these columns show of each; another
 * address cancels the request under way (TABL-02). It is asked for at once, and shown when it is
 * `known` how the user likes it: who likes the usual, as most do at a first visit, has waited for
 * one round trip (SIZE-04).
 */
export const useOrders = (
  search: HomeSearch,
  size: PageSize,
  { policy, clock }: Asking,
  columns: readonly Column[],
  known: boolean,
): ListedOrders => {
  const body = { ...pageRequest(search, size, policy, clock), fields: fieldsFor(columns) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orders', body],
    queryFn: ({ signal }) => fetchPage(body, signal),
    refetchInterval: ({ state }) => lookAgain(state) || (goesByClock(search) ? MINUTE : REFRESH_MS),
  })
  useEffect(() => {
    if (error) console.error('the list of orders failed', error)
  }, [error])
  return { data: known ? data : undefined, error, isFetching, refetch }
}

/**
 * The count of each card and each quick filter, under the same filters as the table (CARD-05,
 * DESK-02); asked for again each minute, in which an order may turn late.
 */
export const useCounts = (search: HomeSearch, { policy, clock }: Asking) => {
  const body = { query: queryOf(search, policy, clock), quick: true }
  return useQuery({
    queryKey: ['counter', body],
    refetchInterval: MINUTE,
    queryFn: ({ signal }) => callApi<typeof counter>('POST /counter', { body, signal }),
  })
}
