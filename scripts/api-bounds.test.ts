import { expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'

/** A JSON Schema, as far as it is walked here. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
interface Operation {
  readonly parameters?: readonly {
    readonly in: string
    readonly name: string
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> }
}
interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

/** A picture goes by the size of the body; a header by what a server reads of all of them. */
const boundedElsewhere = (at: string): boolean =>
  at.endsWith('.photos[].file_data') || at.startsWith('header:')

const isEndless = (pattern: string): boolean => /[*+]|\{\d+,\}/.test(pattern)
const isBounded = ({ maxLength, format, pattern, ...schema }: Schema): boolean =>
  maxLength !== undefined ||
  schema.enum !== undefined ||
  schema.const !== undefined ||
  format === 'uuid' ||
  (pattern !== undefined && !isEndless(pattern))

it('takes no text and no list without a length [ERRS-04]', async () => {
  const { paths, components } = JSON.parse(await apiDocument()) as ApiDocument
  const endless: string[] = []
  let looked_at = 0
  const walk = (schema: Schema | undefined, at: string, within: readonly string[] = []): void => {
    if (schema === undefined) return
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) {
      if (!within.includes(name)) walk(components.schemas[name], at, [...within, name])
      return
    }
    looked_at += 1
    const types = [schema.type].flat()
    if (types.includes('string') && !isBounded(schema) && !boundedElsewhere(at)) endless.push(at)
    if (types.includes('array') && schema.maxItems === undefined) endless.push(`${at}[]`)
    for (const [key, one] of Object.entries(schema.properties ?? {}))
      walk(one, `${at}.${key}`, within)
    walk(schema.items, `${at}[]`, within)
    if (typeof schema.additionalProperties === 'object')
      walk(schema.additionalProperties, `${at}{}`, within)
    for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => all ?? []))
      walk(one, at, within)
  }
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      for (const one of parameters) walk(one.schema, `${one.in}:${one.name}`)
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        walk(schema, `${method.toUpperCase()} ${path} `)
    }
  expect(endless).toEqual([])
  expect(looked_at).toBeGreaterThan(1_000)
})
