import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { policySchema } from '../src/domain/policy/policy.ts'

/** JSON Schema, as far as the policy uses it. */
interface Schema {
  type?: string | string[]
  description?: string
  default?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  minimum?: number
  maximum?: number
}

/** A setting of the policy: where it stands in a document, and what the schema says of it. */
export interface Setting {
  path: string
  kind: string
  usual: string
  says: string
}

/**
 * Every setting of the effective policy in the schema's order; `says` is empty where it is not
 * described.
 */
export function settings(): Setting[] {
  // The schema is read as what a document may hold, so that what may be left out shows its default.
  return below(z.toJSONSchema(policySchema, { io: 'input', unrepresentable: 'any' }) as Schema, '')
}

function below(schema: Schema, path: string): Setting[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const own = path === '' ? key : `${path}.${key}`
    const inner = part.properties ? part : listed(part)
    return [
      { path: own, kind: kindOf(part), usual: usualOf(part), says: part.description ?? '' },
      ...(inner ? below(inner, part.properties ? own : `${own}[]`) : []),
    ]
  })
}

/** The rows of a list that may also be null. */
function listed(part: Schema): Schema | undefined {
  const list = part.items ?? part.anyOf?.find(({ items }) => items)?.items
  return list?.properties ? list : undefined
}

function kindOf({
  type,
  anyOf,
  items,
  enum: choices,
  properties,
  additionalProperties,
  minimum,
  maximum,
}: Schema): string {
  if (properties) return 'group'
  if (Array.isArray(type))
    return type.map((one) => (one === 'null' ? 'null' : kindOf({ type: one }))).join(' or ')
  if (anyOf) return anyOf.map((one) => (one.type === 'null' ? 'null' : kindOf(one))).join(' or ')
  if (choices)
    return choices.length > 6
      ? 'column id'
      : choices.map((choice) => `'${String(choice)}'`).join(', ')
  if (type === 'array')
    return items?.properties ? 'rows' : `list of ${items ? kindOf(items) : 'anything'}`
  if (typeof additionalProperties === 'object') return `${kindOf(additionalProperties)} by key`
  if (type === 'integer') return `whole number, ${minimum} to ${maximum}`
  return type === 'boolean' ? 'switch' : type === 'string' ? 'text' : (type ?? 'anything')
}

function usualOf({ default: usual, properties }: Schema): string {
  if (properties || usual === undefined) return ''
  return typeof usual === 'boolean' ? (usual ? 'on' : 'off') : `\`${JSON.stringify(usual)}\``
}

/** docs/policy.md, as it should stand. */
export function policyDoc(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = settings().map(
    ({ path, kind, usual, says }) =>
      `| \`${path}\` | ${cell(kind)} | ${cell(usual)} | ${cell(says)} |`,
  )
  return `# The policy

What depends on whose account it is stands here and nowhere else. A client's document holds what differs from the defaults below, a user's document what differs from the client's; the two are merged key by key, lists are replaced, and the user's word counts ([resolve.ts](../src/domain/policy/resolve.ts)). A key that is not listed is refused by name. Page and server ask the same judge, [whyNot](../src/domain/policy/access.ts), what the result allows.

A vendor's account is shown receivers' phones and e-mails, delivery states of texts, and the value only where its columns show them (\`spocs.0.contact.phone\`, \`sms_status\`, \`value\`), or where \`editable_by.transporter\` has the value ([withheld.ts](../src/domain/columns/withheld.ts)); there is no other switch for it.

The settings up to \`screen\` stand where clients of the wire look for them. \`node scripts/policy-doc.ts\` writes this page from the [schema](../src/domain/policy/policy.ts); a test fails when it is out of date.

| setting | kind | default | what it means |
|---|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync('docs/policy.md', policyDoc())
