import { useQuery } from '@tanstack/react-query'
import type { AdministeredClient, listAdministered } from '../../contract/admin/clients.ts'
import { callApi } from './api/api.ts'

const A_PAGE = 50
/** As many clients as can be chosen from. */
const MOST = 1_000

/**
 * The clients that the account administers, by key, read page by page; none until they are here.
 */
export const useAdministeredClients = (): readonly AdministeredClient[] => {
  const { data = [] } = useQuery({
    queryKey: ['administered-clients'],
    queryFn: async ({ signal }) => {
      const all: AdministeredClient[] = []
      for (;;) {
        const {
          result: { clients, total },
        } = await callApi<typeof listAdministered>('GET /clients', {
          query: { limit: A_PAGE, offset: all.length },
          signal,
        })
        all.push(...clients)
        if (clients.length === 0 || all.length >= Math.min(total, MOST)) return all
      }
    },
  })
  return data
}
