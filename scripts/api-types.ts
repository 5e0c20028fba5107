import openapiTS, {
  astToString,
} from '../packages/client/node_modules/openapi-typescript/dist/index.mjs'

const head = '// Made by `npm run client` from the OpenAPI document: not to be edited by hand.\n'

interface Patterned {
  readonly properties?: object
  readonly patternProperties?: Readonly<Record<string, unknown>>
}

/** The names that a pattern lists in full, without those that it only describes. */
const namesIn = (pattern: string): string[] =>
  pattern
    .replaceAll(/^\^\(|\)\$$/g, '')
    .replaceAll(/\([^()]*\)[^|]*/g, '')
    .split('|')
    .filter((name) => /^\w+$/.test(name))

/**
 * Fields that a pattern names are fields of the type; what it only describes (`bill_*`) is left
 * out, since a type would have to allow every name for it, and none of the others would be known.
 */
const withoutPatterns = (document: string): string =>
  JSON.stringify(
    JSON.parse(document, (_key, value: Patterned | null) => {
      if (value === null || typeof value !== 'object' || !value.patternProperties) return value
      const { patternProperties, properties, ...rest } = value
      const named = Object.entries(patternProperties).flatMap(([pattern, schema]) =>
        namesIn(pattern).map((name) => [name, schema]),
      )
      return { ...rest, properties: { ...(Object.fromEntries(named) as object), ...properties } }
    }),
  )

/** The types of a client, made from an OpenAPI document as JSON text. */
export const apiTypes = async (document: string): Promise<string> => {
  const types = await openapiTS(withoutPatterns(document), {
    defaultNonNullable: false,
    alphabetize: true,
  })
  // Half of the indentation, which is a third of the file.
  return head + astToString(types).replaceAll(/^ +/gm, (all) => ' '.repeat(all.length / 2))
}
