import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { filters } from '../../contract/names.ts'
import { callApi } from './api.ts'
import type { FilterKey } from './home-search.ts'

/** Names already on the account's orders, by key (source, destination, truck_number, client, transporter), 500 each at most; kept for a minute. */
export const useFilterValues = () =>
  useQuery({
    queryKey: ['filters'], staleTime: 60_000,
    queryFn: async ({ signal }) => new Map((await callApi<typeof filters>('GET /orders/filters', { query: {}, signal })).result.map(({ key, values }) => [key, values])),
  })

/** The values of one key, or of every key, that hold `search`: at most 50 each, those that begin with it first (FILT-03). Another search cancels the one under way. */
export const useFilterSearch = (key: FilterKey | null, search: string, enabled: boolean) =>
  useQuery({
    queryKey: ['filters', key, search], staleTime: 60_000, enabled, placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await callApi<typeof filters>('GET /orders/filters', { query: { search, ...(key === null ? {} : { key }) }, signal })).result,
  })
