import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { getPolicy, getPolicyVersion } from '../../../contract/admin/policies.ts'
import type { listPolicySettings } from '../../../contract/admin/policy-drafts.ts'
import type { WrittenDocument } from '../../../domain/policy/draft/edit.ts'
import { SECOND } from '../../../domain/time.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { spokenHere } from '../../lib/language/language.ts'
import type { PolicySettings } from './form-setting.ts'

/** A client's configuration as it stands, and what its next version begins with. */
export interface StandingPolicy extends Policy {
  /** The document of `latest`: what holds, or what waits and a next version would follow. */
  readonly latest_document: WrittenDocument
}
type Policy = Output<typeof getPolicy>['result']

/** Whoever edits hears of another's version within this time. */
const REFRESH_MS = 15 * SECOND

const latestDocument = async (policy: Policy, signal: AbortSignal): Promise<WrittenDocument> => {
  if (policy.latest === policy.version) return policy.document
  const params = { key: policy.key, version: policy.latest }
  const call = 'GET /clients/:key/policy/versions/:version'
  return (await callApi<typeof getPolicyVersion>(call, { params, signal })).result.document
}

/** The configuration of a client; asked for again as long as the page is open. */
export const usePolicy = (key: string): UseQueryResult<StandingPolicy> =>
  useQuery({
    queryKey: ['policy', key],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => {
      const input = { params: { key }, signal }
      const { result } = await callApi<typeof getPolicy>('GET /clients/:key/policy', input)
      return { ...result, latest_document: await latestDocument(result, signal) }
    },
  })

/** Every setting there is, as data for the form: nothing that changes while the page is open. */
export const usePolicySettings = (): UseQueryResult<PolicySettings> =>
  useQuery({
    queryKey: ['policy-settings', spokenHere()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi<typeof listPolicySettings>('GET /policy-settings', { signal })).result,
  })
