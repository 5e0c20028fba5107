import type { Audience, Call } from '../../../contract/call.ts'
import { scopesFor } from '../../../contract/systems/scopes.ts'
import {
  idempotencyKey,
  limitHeaders,
  refusedAs,
  refusedOr,
  type DocumentPart,
} from './shared-parts.ts'
import { tagOf } from './tags.ts'

/** An operation as it comes from the schemas alone. */
export interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: DocumentPart }>>
  }
  readonly parameters?: readonly DocumentPart[]
  readonly responses?: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema?: DocumentPart }>> }
    >
  >
}

const JSON_TYPE = 'application/json'

const security: Readonly<Record<Audience, readonly DocumentPart[]>> = {
  public: [],
  account: [{ session: [] }],
  link: [{ link: [] }],
  account_or_link: [{ session: [] }, { link: [] }],
}

/** Who may call: each way of its own, and of a key one for each scope that is enough. */
const securityOf = (call: Call): readonly DocumentPart[] =>
  call.credentials
    ? [{ [call.credentials]: [] }]
    : [...security[call.audience], ...scopesFor(call).map((scope) => ({ key: [scope] }))]

/** Does it change something for somebody, so that doing it twice would be wrong? */
const changes = ({ method, audience, reads }: Call): boolean =>
  method !== 'GET' && audience !== 'public' && reads !== true

/** Is the first answer given again for the same key? */
const takesKey = (call: Call): boolean => changes(call) && call.never_kept !== true

const heard = (headers: Readonly<Record<string, string>>): DocumentPart[] =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))

/** A body that may be left out is described as what it is where it is there. */
const bodyOf = ({ requestBody }: Operation, { example }: Call): DocumentPart => {
  const schema = requestBody?.content[JSON_TYPE]?.schema
  if (!schema) return {}
  const kinds = schema['anyOf'] as readonly DocumentPart[] | undefined
  const others = kinds?.filter(({ type }) => type !== 'null') ?? []
  const isOptional = kinds !== undefined && others.length < kinds.length
  const [one] = others
  const told = isOptional && others.length === 1 && one ? one : schema
  return {
    requestBody: {
      required: !isOptional,
      content: {
        [JSON_TYPE]: { schema: told, ...(example === undefined ? {} : { example }) },
      },
    },
  }
}

const isText = (type: string): boolean => /^text\/|jwt|jsonl/.test(type)

const goodAnswer = (call: Call, schema: DocumentPart | undefined): DocumentPart => {
  const { files = {}, tells = {}, media = JSON_TYPE } = call
  const isFileAlone = schema === undefined || Object.keys(schema).length === 0
  const named = Object.entries(files)
  const headers = {
    ...Object.fromEntries(
      Object.entries(tells).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    ),
    ...(scopesFor(call).length > 0 ? limitHeaders : {}),
  }
  return {
    description: [
      ...(isFileAlone ? [] : [named.length > 0 ? 'JSON, unless a file is accepted' : 'Done']),
      ...named.map(([type, what]) => `${type}: ${what}`),
    ].join('; '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: {
      ...(isFileAlone ? {} : { [media]: { schema } }),
      ...Object.fromEntries(
        named.map(([type]) => [type, isText(type) ? { schema: { type: 'string' } } : {}]),
      ),
    },
  }
}

/** The statuses that a call may be refused with, beside those that it declares itself. */
const refusedWith = (call: Call): string[] => {
  const { body, params, querystring } = call.schema
  return [
    ...(body ? ['400', '413', '415'] : []),
    ...(call.audience !== 'public' || call.credentials ? ['401'] : []),
    '403',
    ...(params ? ['404'] : []),
    ...(changes(call) ? ['409'] : []),
    ...(body || params || querystring ? ['422'] : []),
    '429',
    '503',
    'default',
  ]
}

const responsesOf = ({ responses = {} }: Operation, call: Call): DocumentPart => {
  const declared = Object.entries(responses).map(([status, { content }]) => {
    const schema = content?.[JSON_TYPE]?.schema
    return [
      status,
      status.startsWith('2') ? goodAnswer(call, schema) : refusedOr(status, schema ?? {}),
    ]
  })
  const refused = refusedWith(call).map((status) => [status, refusedAs(status)])
  return Object.fromEntries([...refused, ...declared]) as DocumentPart
}

/**
 * An operation with all that its call declares and every call has: who may call, its headers, both
 * forms of its answer, and its refusals. `operationId` is its name in the contract.
 */
export const operationOf = (
  operation: Operation,
  call: Call,
  operationId: string,
): DocumentPart => {
  const parameters = [
    ...(operation.parameters ?? []),
    ...heard(call.hears ?? {}),
    ...(takesKey(call) ? [idempotencyKey] : []),
  ]
  return {
    operationId,
    summary: call.summary,
    tags: [tagOf(call.url)],
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(operation, call),
    responses: responsesOf(operation, call),
  }
}
