import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ownAccount } from '../../../contract/sign-in/own-account.ts'
import { callApi, type Output } from '../../lib/api/api.ts'

/** What the server says of one's own account. */
export type Own = Output<typeof ownAccount>['result']

/** One's own account, as the server has it now; what changes it asks anew by the key 'account'. */
export const useOwnAccount = (): UseQueryResult<Own> =>
  useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof ownAccount>('GET /account', { signal })).result,
  })
