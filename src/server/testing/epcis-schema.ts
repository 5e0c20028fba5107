import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'

const schema = JSON.parse(
  readFileSync('test-data/epcis/EPCISDocument.schema.json', 'utf8'),
) as object
const ajv = new Ajv({ strict: false, allErrors: true })
// The package is typed one way for bundlers and another for Node; it is this function in both.
;(formats as unknown as (to: Ajv) => void)(ajv)
const judge = ajv.compile(schema)

/** What the published schema of EPCIS 2.0 has against a document; nothing where it is valid. */
export const epcisFaults = (document: unknown): string[] =>
  judge(document)
    ? []
    : (judge.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
