import { stripTypeScriptTypes } from 'node:module'
import { cyclesIn, importGraph } from './import-graph.ts'

/** A file as the rules see it: path from the repository's root, with `/`. */
export interface SourceFile {
  path: string
  text: string
}

/** One rule of the house: every line it returns is a violation, led by the path. */
export type Rule = (files: SourceFile[]) => string[]

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path) || path.startsWith('e2e/')
const isSource = ({ path }: SourceFile) => path.startsWith('src/')
const isTesting = ({ path }: SourceFile) => path.includes('/testing/')
const linesOf = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length

/** A rule that forbids a pattern, line by line, in the files that it applies to. */
function forbids(what: string, pattern: RegExp, applies: (file: SourceFile) => boolean): Rule {
  return (files) =>
    files
      .filter(applies)
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) ? [`${path}:${index + 1} ${what}: ${line.trim().slice(0, 80)}`] : [],
          ),
      )
}

/** Lines that a file may have; a test's rows and pictures need some more. */
const most = (file: SourceFile): number => (isTest(file) || isTesting(file) ? 400 : 300)

const longestFile: Rule = (files) =>
  files
    .filter((file) => linesOf(file) > most(file))
    .map((file) => `${file.path} has ${linesOf(file)} lines, at most ${most(file)} are allowed`)

function quantile(share: number, limit: number): Rule {
  return (files) => {
    const sizes = files
      .filter(isSource)
      .map(linesOf)
      .sort((a, b) => a - b)
    const size = sizes[Math.ceil(sizes.length * share) - 1] ?? 0
    return size > limit
      ? [`src: ${share * 100} of 100 files have up to ${size} lines, at most ${limit} are allowed`]
      : []
  }
}

// The compiler and the tests' runner read some of what Node's own reader does not.
const readByNode: Rule = (files) =>
  files
    .filter(({ path }) => path.endsWith('.ts') && !path.startsWith('src/web/'))
    .flatMap(({ path, text }) => {
      try {
        stripTypeScriptTypes(text)
        return []
      } catch (error) {
        return [`${path} cannot be read by Node: ${String(error).split('\n', 1).join()}`]
      }
    })

/** Columns that a line may have; what the formatter cannot break may be wider, in few places. */
const WIDTH = 100
const WIDE_SHARE = 0.01

const isWide = (line: string): boolean => line.length > WIDTH && Array.from(line).length > WIDTH

const widest: Rule = (files) => {
  const lines = files
    .filter(({ path }) => /^(src|e2e|scripts|bench)\/.*\.(ts|tsx|mjs|css)$/.test(path))
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
  const wide = lines.filter(({ line }) => isWide(line))
  const share = (count: number) => `${((100 * count) / lines.length).toFixed(2)} of 100 lines`
  return wide.length > lines.length * WIDE_SHARE
    ? [
        `${share(wide.length)} are over ${WIDTH} columns, at most 1 is allowed; most are in ` +
          mostOf(wide.map(({ path }) => path)).join(', '),
      ]
    : []
}

/** The names that stand most often in a list, the first five. */
function mostOf(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name)
  return [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 5)
    .map(([name, { length }]) => `${name} (${length})`)
}

const vagueName = /^(utils?|helpers?|managers?|services?|data|info|common|misc)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const names: Rule = (files) =>
  files.flatMap(({ path }) => {
    // A migration is its number and a name.
    const words = path
      .replace(
        /^migrations\/\d{4}_(.*)$/,
        (_path, name: string) => `migrations/${name.replaceAll('_', '-')}`,
      )
      .split('/')
      .map((part) => part.split('.')[0] ?? '')
    return words.flatMap((word) => {
      if (vagueName.test(word)) return [`${path} has a name that says nothing: ${word}`]
      return kebab.test(word) ? [] : [`${path} is not in kebab-case: ${word}`]
    })
  })

const declaration =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/

/**
 * Neighbouring one-line exports may share a sentence; a type inferred from a schema, a call of the
 * API and a further overload have theirs already.
 */
function isDocumented(lines: string[], index: number): boolean {
  const line = lines[index] ?? ''
  const [, name = ''] = declaration.exec(line) ?? []
  // A call of the API says what it promises in its summary.
  if (
    line.includes('= z.infer<') ||
    / = call\(\{/.test(line) ||
    lines.slice(0, index).some((earlier) => earlier.startsWith(`export function ${name}(`))
  )
    return true
  const above = lines.slice(0, index).findLast((earlier) => !earlier.startsWith('export '))
  return above?.trimEnd().endsWith('*/') ?? false
}

const undocumented: Rule = (files) =>
  files
    .filter((file) => isSource(file) && !isTest(file))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) =>
        declaration.test(line) && !isDocumented(lines, index)
          ? [
              `${path}:${index + 1} has no sentence that says what it promises: ` +
                line.slice(0, 80),
            ]
          : [],
      )
    })

const importCycle: Rule = (files) =>
  cyclesIn(importGraph(files.filter(isSource))).map(
    (cycle) => `${cycle.toSorted().join(', ')} import each other in a circle`,
  )

const pageCode = ({ path }: SourceFile) => path.startsWith('src/web/') && /\.tsx?$/.test(path)
/**
 * Words between tags, in an attribute or under a name that people read; a file's kind is no word.
 */
const shownText = new RegExp(
  [
    />(?!PDF<)[^<>{}=()]*[A-Za-z]{2}[^<>{}=()]*<\//,
    /\s(label|placeholder|aria-label|aria-description|title|alt|hint|legend|text)=("|\{['"`])[^"'`$]*[A-Za-z]{2}/,
    /(['"]aria-label['"]|\b(placeholder|label|title|hint|legend|message)): (['"`])(?=[^'"`$]*[A-Z]|[^'"`$]* )[^'"`$]*[A-Za-z]{2}/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** What of an order's rules writes to people, and so in words: messages and histories. */
const tellers = new Set([
  'src/domain/order/entry/contact-change.ts',
  'src/domain/order/event-summary.ts',
  'src/domain/order/parties/notice.ts',
  'src/domain/order/photos/photo-notes.ts',
])

/** The statements that append events and project the orders that they add up to. */
const writers = new Set([
  'src/server/stores/orders/append.ts',
  'src/server/stores/orders/projection.ts',
  // What an event `erased` names (decision 27).
  'src/server/stores/orders/take-values.ts',
])

/** An exported type, interface or class, by its name. */
const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

const oneMeaning: Rule = (files) => {
  const places = new Map<string, string[]>()
  for (const file of files.filter((one) => isSource(one) && !isTest(one)))
    for (const [, name = ''] of file.text.matchAll(exportedType))
      places.set(name, [...(places.get(name) ?? []), file.path])
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is the name of several types: ${paths.join(', ')}`)
}

/** Every rule that neither the compiler nor the linter can hold, by what it demands. */
export const houseRules: Record<string, Rule> = {
  'no file has more than 300 lines, no test more than 400': longestFile,
  'half of the files have at most 70 lines': quantile(0.5, 70),
  'nine of ten files have at most 200 lines': quantile(0.9, 200),
  'at most one line of a hundred is over 100 columns': widest,
  'comments are at most 100 columns wide': forbids(
    'is a comment that can be broken',
    /^(?=.{101})\s*(?:\/\*\*|\*|\/\/) (?!oxlint)(?!.*https?:)/u,
    ({ path }) => /^(src|e2e|scripts|bench)\//.test(path),
  ),
  'names say something, in kebab-case': names,
  'every export says what it promises': undocumented,
  'no exported type name means two things': oneMeaning,
  'no files import each other in a circle, not even types': importCycle,
  'clients are named in presets and tests only': forbids(
    'names a client',
    /syngenta|swiggy|bayer/i,
    (file) =>
      /^(src|migrations|bench)\//.test(file.path) &&
      !isTest(file) &&
      !file.path.startsWith('src/presets/'),
  ),
  'every test runs': forbids(
    'is a test left out',
    /\b(it|test|describe|suite)\.(only|skip|todo)\b|\b(xit|fit|xdescribe|fdescribe)\(/,
    (file) => isTest(file) && isSource(file),
  ),
  'nothing is put off': forbids(
    'is put off',
    /\b(TODO|FIXME|XXX|HACK)\b/,
    (file) => isSource(file) || file.path.startsWith('e2e/'),
  ),
  'the domain knows neither now nor chance': forbids(
    'is not pure',
    /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b/,
    (file) => file.path.startsWith('src/domain/') && !isTest(file),
  ),
  'an hour and a day are named, once': forbids(
    'is the length of an hour or a day; domain/time has both',
    /\b(86_?400_?000|3_?600_?000)\b/,
    (file) => isSource(file) && !isTest(file) && !isTesting(file),
  ),
  'state and log hold no words': forbids(
    'takes a catalogue into state or log',
    // A refusal names its sentence by a code.
    /from '(\.\.\/)+words(\.ts|\/(?!sentence\.ts))/,
    (file) => file.path.startsWith('src/domain/order/') && !isTest(file) && !tellers.has(file.path),
  ),
  'stored events are read through their upcast': forbids(
    'reads an event past its upcast',
    /\bas (Recorded|Stored)\b/,
    (file) => isSource(file) && !isTest(file) && file.path !== 'src/domain/order/upcast.ts',
  ),
  'no text stands in code': forbids(
    'is a text in code, which no language can replace',
    shownText,
    (file) => pageCode(file) && !isTest(file) && !isTesting(file),
  ),
  'orders and their events are written in one place': forbids(
    'writes orders or events',
    /\b(insert into|update|delete from) (orders|events)\b|\b(insertInto|updateTable|deleteFrom)\('(orders|events)'\)/i,
    (file) =>
      file.path.startsWith('src/server/') &&
      !isTest(file) &&
      !isTesting(file) &&
      !writers.has(file.path),
  ),
  'nothing hangs on a sentence': forbids(
    'compares a text that is for people; compare its code',
    /[!=]== (?:t\()?(?:words|say|sentences|[a-z]+(?:Words|Sentences))\b\)?\.|(?<!typeof )\bmessage [!=]== (?!null|undefined|')/,
    // A notice that stands already is not shown twice; policies name columns by their labels.
    (file) =>
      isSource(file) && !isTest(file) && !/(ui\/notify|columns\/layout)\.ts$/.test(file.path),
  ),
  'page tests call the API by its client': forbids(
    'calls the API past packages/client',
    /\bfetch\(`[^`]*\/api\b/,
    // What its types would not let anybody ask for.
    ({ path }) => path.startsWith('e2e/') && path !== 'e2e/whole/errors.test.ts',
  ),
  'Node reads what it runs': readByNode,
  'no raw HTML': forbids(
    'writes raw HTML',
    /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    (file) => isSource(file) && !isTest(file),
  ),
}
