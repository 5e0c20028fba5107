import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type {
  ListedPolicyVersion,
  listPolicyVersions,
} from '../../../../contract/admin/policies.ts'
import { callApi } from '../../../lib/api/api.ts'
import type { StandingPolicy } from '../use-policy.ts'

/**
 * The versions of a client's configuration, newest first, further back on request; asked for anew
 * where another has become the latest.
 */
export const useVersions = ({ key, latest }: StandingPolicy) =>
  useInfiniteQuery({
    queryKey: ['policy-versions', key, latest],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listPolicyVersions>('GET /clients/:key/policy/versions', {
          params: { key },
          query: pageParam === null ? {} : { before: pageParam },
          signal,
        })
      ).result,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly ListedPolicyVersion[] => pages.flatMap((page) => page.versions),
  })
