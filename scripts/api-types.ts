import openapiTS, {
  astToString,
} from '../packages/client/node_modules/openapi-typescript/dist/index.mjs'

const head = '// Made by `npm run client` from the OpenAPI document: not to be edited by hand.\n'

interface Schema {
  readonly properties?: object
  readonly patternProperties?: Readonly<Record<string, unknown>>
  readonly propertyNames?: { readonly enum?: readonly string[] }
  readonly additionalProperties?: unknown
}

/** The names that a pattern lists in full, without those that it only describes. */
const namesIn = (pattern: string): string[] =>
  pattern
    .replaceAll(/^\^\(|\)\$$/g, '')
    .replaceAll(/\([^()]*\)[^|]*/g, '')
    .split('|')
    .filter((name) => /^\w+$/.test(name))

/** The fields that a schema names otherwise than one by one. */
const namedBy = ({
  patternProperties = {},
  propertyNames,
  additionalProperties,
}: Schema): (readonly [name: string, schema: unknown])[] => [
  ...Object.entries(patternProperties).flatMap(([pattern, schema]) =>
    namesIn(pattern).map((name) => [name, schema] as const),
  ),
  ...(propertyNames?.enum ?? []).map((name) => [name, additionalProperties] as const),
]

/**
 * Fields that a pattern or a list names are fields of the type. What a pattern only describes
 * (`bill_*`) is left out. A type would have to allow every name for it, and then none of the others
 * would be known.
 */
const withNames = (document: string): string =>
  JSON.stringify(
    JSON.parse(document, (_key, value: Schema | null) => {
      if (value === null || typeof value !== 'object') return value
      const named = namedBy(value)
      if (named.length === 0) return value
      const { patternProperties: _patterns, propertyNames, properties, ...rest } = value
      const { additionalProperties: _each, ...closed } = rest
      return {
        ...(propertyNames?.enum ? closed : rest),
        properties: { ...(Object.fromEntries(named) as object), ...properties },
      }
    }),
  )

/** The types of a client, made from an OpenAPI document as JSON text. */
export const apiTypes = async (document: string): Promise<string> => {
  const types = await openapiTS(withNames(document), {
    defaultNonNullable: false,
    alphabetize: true,
  })
  // Half of the indentation, which is a third of the file.
  return head + astToString(types).replaceAll(/^ +/gm, (all) => ' '.repeat(all.length / 2))
}
