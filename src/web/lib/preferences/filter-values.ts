import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { driverNames, filters } from '../../../contract/orders/names.ts'
import { callApi } from '../api/api.ts'
import type { FilterKey } from '../location/home-search.ts'

/**
 * The values of one key, or of every key, that hold `search`: at most 50 each, those that begin
 * with it first (FILT-03). Another search cancels the one under way.
 */
export const useFilterSearch = (key: FilterKey | null, search: string, enabled: boolean) =>
  useQuery({
    queryKey: ['filters', key, search],
    staleTime: 60_000,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof filters>('GET /orders/filters', {
          query: { search, ...(key === null ? {} : { key }) },
          signal,
        })
      ).result,
  })

/** What the names of an order's form are completed from. */
export type NameKind = FilterKey | 'driver'

const MOST = 50

/** Names of one kind that hold `search`, at most 50, within the reach of the account. */
export const useNameSearch = (kind: NameKind, search: string, enabled: boolean) =>
  useQuery({
    queryKey: ['filters', 'names', kind, search],
    staleTime: 60_000,
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (kind === 'driver')
        return (
          await callApi<typeof driverNames>('GET /users/drivers', { query: { search }, signal })
        ).result.drivers.map(({ name }) => name)
      return (
        await callApi<typeof filters>('GET /orders/filters', {
          query: { key: kind, search },
          signal,
        })
      ).result
        .flatMap(({ values }) => values)
        .slice(0, MOST)
    },
  })
