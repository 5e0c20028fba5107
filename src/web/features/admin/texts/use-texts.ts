import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { messageSetup } from '../../../../contract/messages/message-texts.ts'
import type { getPolicy, getPolicyVersion } from '../../../../contract/admin/policies.ts'
import type { WrittenDocument } from '../../../../domain/policy/draft/edit.ts'
import type { Policy } from '../../../../domain/policy/policy.ts'
import { resolvePolicy } from '../../../../domain/policy/resolve.ts'
import { callApi, type Output } from '../../../lib/api/api.ts'

/** A client's texts as its newest configuration has them, and what they are sent with. */
export interface Texts {
  readonly key: string
  readonly policy: Policy
  readonly document: WrittenDocument
  readonly based_on: number
  /** The newest configuration waits for its time. */
  readonly waits: boolean
  readonly setup: Output<typeof messageSetup>['result']
}

/** The texts of a client's messages. */
export const useTexts = (key: string): UseQueryResult<Texts> =>
  useQuery({
    queryKey: ['systems', 'texts', key],
    queryFn: async ({ signal }) => {
      const input = { params: { key }, signal }
      const [{ result: standing }, { result: setup }] = await Promise.all([
        callApi<typeof getPolicy>('GET /clients/:key/policy', input),
        callApi<typeof messageSetup>('GET /clients/:key/messages', input),
      ])
      const { latest, version } = standing
      const waits = latest !== version
      const document = waits
        ? (
            await callApi<typeof getPolicyVersion>('GET /clients/:key/policy/versions/:version', {
              params: { key, version: latest },
              signal,
            })
          ).result.document
        : standing.document
      const policy = waits ? resolvePolicy(document) : standing.effective
      return { key, policy, document, based_on: latest, waits, setup }
    },
  })
