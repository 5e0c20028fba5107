import { useQuery } from '@tanstack/react-query'
import type { filters } from '../../contract/names.ts'
import { callApi } from './api.ts'

/** Names already on the account's orders, by key (source, destination, truck_number, client, transporter); kept for a minute. */
export const useFilterValues = () =>
  useQuery({
    queryKey: ['filters'], staleTime: 60_000,
    queryFn: async ({ signal }) => new Map((await callApi<typeof filters>('GET /orders/filters', { signal })).result.map(({ key, values }) => [key, values])),
  })
