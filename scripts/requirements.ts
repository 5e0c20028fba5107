import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** A row of docs/requirements.md; `isDue` rows carry the mark (now) and must be named by a test. */
export interface Requirement {
  id: string
  isDue: boolean
  text: string
}

const idPattern = String.raw`[A-Z][A-Z0-9]*-\d{2}`
const row = new RegExp(String.raw`^- \*\*(${idPattern})\*\*( \(now\))? (.+)$`)
// The quote that ends the title is looked for, not taken: several brackets may stand before it.
const title = new RegExp(
  String.raw`\[(${idPattern}(?:, ?${idPattern})*)\](?=[^'"\x60\n]*['"\x60])`,
  'g',
)

/**
 * Reads the rows of the requirements document, in its order; an id that stands twice is an error.
 */
export function parseRequirements(markdown: string): Requirement[] {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, id = '', mark, text = ''] = row.exec(line) ?? []
    return id ? [{ id, isDue: mark !== undefined, text }] : []
  })
  const twice = rows.find(({ id }, index) => rows.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`${twice.id} stands twice`)
  return rows
}

/** Ids that titles in a test file name in brackets: `'... [ID]'` or `'... [ID, ID]'`. */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(title)].flatMap(([, ids = '']) => ids.split(/, ?/))
}

/** Ids of the document's subjects that a file names, in comments too, and that it does not have. */
export function unknownIds(source: string, requirements: readonly Requirement[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  const subjects = new Set(requirements.map(({ id }) => id.split('-')[0]))
  return (source.match(new RegExp(String.raw`\b${idPattern}\b`, 'g')) ?? []).filter(
    (id) => subjects.has(id.split('-')[0]) && !known.has(id),
  )
}

function main(): void {
  const requirements = parseRequirements(readFileSync('docs/requirements.md', 'utf8'))
  const tests = globSync(['src/**/*.test.{ts,tsx}', '{e2e,strangers}/**/*.test.ts'])
  const named = new Map(
    tests.flatMap((file) =>
      idsInTitles(readFileSync(file, 'utf8')).map((id) => [id, file] as const),
    ),
  )
  const open = requirements.filter(({ id }) => !named.has(id))
  const due = open.filter(({ isDue }) => isDue)
  const inSources = globSync('{src,e2e,strangers}/**/*.{ts,tsx}').flatMap((file) =>
    unknownIds(readFileSync(file, 'utf8'), requirements).map((id) => [id, file] as const),
  )
  const inTitles = [...named].filter(
    ([id]) => !requirements.some((requirement) => requirement.id === id),
  )
  const unknown = new Set(
    [...inTitles, ...inSources].map(
      ([id, file]) => `${file} names ${id}, which docs/requirements.md does not have`,
    ),
  )

  if (!process.argv.includes('--check'))
    for (const { id, isDue, text } of open)
      console.log(`${isDue ? 'now ' : '    '}${id}  ${text.slice(0, 100)}`)
  for (const fault of unknown) console.error(fault)
  if (process.argv.includes('--check'))
    for (const { id } of due) console.error(`No test names ${id}, which is marked (now)`)
  console.log(
    `${requirements.length - open.length} of ${requirements.length} requirements are named by a ` +
      `test; ${due.length} of those marked (now) are not`,
  )
  if (unknown.size > 0 || (process.argv.includes('--check') && due.length > 0)) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
