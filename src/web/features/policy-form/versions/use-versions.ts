import { useInfiniteQuery } from '@tanstack/react-query'
import type {
  ListedPolicyVersion,
  listPolicyVersions,
} from '../../../../contract/admin/policies.ts'
import { callApi } from '../../../lib/api/api.ts'

/** The versions of a client's configuration, newest first, further back on request. */
export const useVersions = (key: string) =>
  useInfiniteQuery({
    queryKey: ['policy-versions', key],
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
