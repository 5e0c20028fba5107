import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { counter } from '../../../contract/orders/orders.ts'
import type { Column } from '../../../domain/columns/column.ts'
import { fieldsFor } from '../../../domain/columns/row-fields.ts'
import type { PageSize } from '../../../domain/preference-bounds.ts'
import { MINUTE } from '../../../domain/time.ts'
import { callApi } from '../../lib/api/api.ts'
import { pageRequest, queryOf, type HomeSearch } from '../../lib/location/home-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { fetchPage } from './fetch-page.ts'

/**
 * What no event tells of, a message's way through its provider, is looked at again within 30
 * minutes (TABL-10).
 */
const REFRESH_MS = 15 * MINUTE

/**
 * The page of orders that the address asks for, once `enabled`, with what these columns show of
 * each. Another address cancels the request
 * under way (TABL-02).
 */
export const useOrders = (
  search: HomeSearch,
  size: PageSize,
  { policy, clock }: Asking,
  columns: readonly Column[],
  enabled: boolean,
) => {
  const body = { ...pageRequest(search, size, policy, clock), fields: fieldsFor(columns) }
  const query = useQuery({
    queryKey: ['orders', body],
    enabled,
    refetchInterval: REFRESH_MS,
    queryFn: ({ signal }) => fetchPage(body, signal),
  })
  useEffect(() => {
    if (query.error) console.error('the list of orders failed', query.error)
  }, [query.error])
  return query
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
