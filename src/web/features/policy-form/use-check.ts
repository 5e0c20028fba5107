import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PolicyFinding } from '../../../contract/admin/policies.ts'
import type { previewPolicy } from '../../../contract/admin/policy-drafts.ts'
import type { WrittenDocument } from '../../../domain/policy/draft/edit.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { ApiFailure, type ShownFieldError } from '../../lib/api/failure.ts'
import { useSettled } from '../../lib/settled.ts'

/** What a user would get by a draft, which that was, and whose view was asked for. */
export type Previewed = Output<typeof previewPolicy>['result'] & {
  readonly asked: WrittenDocument
  readonly as_username: string
}

/** What the server found in a draft. */
export interface Checked {
  /** What follows the schema, as the user would get it; null while nothing is known. */
  readonly previewed: Previewed | null
  /** What keeps the draft from being published. */
  readonly refusals: readonly PolicyFinding[]
  readonly warnings: readonly PolicyFinding[]
  /** Is this about the draft as it stands, or is the answer still awaited? */
  readonly isPresent: boolean
  /** The user is none of this client's. */
  readonly isUnknown: boolean
  readonly failure: unknown
  /** What a user would get, once it is known; null for a draft that does not follow the schema. */
  readonly looked: () => Promise<Previewed | null>
}

/** Milliseconds without a change, after which a draft is looked at. */
const PAUSE_MS = 350
const DOCUMENT = 'document.'

/** The refusals of a call about a document as findings, by the paths of settings. */
export const findingsOf = (failure: unknown): PolicyFinding[] =>
  failure instanceof ApiFailure
    ? failure.errors
        .filter(({ field }) => field !== 'as_username')
        .map(({ field, code = '', message }: ShownFieldError) => ({
          field: field.startsWith(DOCUMENT) ? field.slice(DOCUMENT.length) : field,
          others: [],
          code,
          message,
        }))
    : []

/** Has the server look at a document: what a user would get by it, or why it follows no schema. */
const lookAt = async (
  key: string,
  asked: WrittenDocument,
  as_username: string,
  signal?: AbortSignal,
) => {
  try {
    const { result } = await callApi<typeof previewPolicy>('POST /clients/:key/policy/preview', {
      params: { key },
      body: { document: asked, ...(as_username !== '' && { as_username }) },
      ...(signal && { signal }),
    })
    return { ...result, asked, as_username, isUnknown: false, isValid: true as const }
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.code !== 422) throw thrown
    return {
      isValid: false as const,
      refusals: findingsOf(thrown),
      warnings: [],
      isUnknown: thrown.errors.some(({ field }) => field === 'as_username'),
    }
  }
}

/** Has the server look at the draft as it is changed: what it contradicts, and what a user gets. */
export const useCheck = (key: string, document: WrittenDocument, as_username: string): Checked => {
  const asked = useSettled(document, PAUSE_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['policy-preview', key, as_username, JSON.stringify(asked)],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => lookAt(key, asked, as_username, signal),
  })
  // What is known may be about the draft before.
  const present = asked === document && !isPlaceholderData ? data : undefined
  return {
    previewed: data?.isValid === true ? data : null,
    refusals: data?.refusals ?? [],
    warnings: data?.warnings ?? [],
    isPresent: present !== undefined,
    isUnknown: data?.isUnknown ?? false,
    failure: error,
    looked: async () => {
      const found = present ?? (await lookAt(key, document, as_username))
      return found.isValid ? found : null
    },
  }
}
