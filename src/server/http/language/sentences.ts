import type { Catalogues } from './catalogues.ts'

/** A sentence in another language; as it is where that language does not know it. */
export type Translate = (sentence: string) => string

type Say = (...given: unknown[]) => string
/** A sentence with gaps: how to find what stands in them, and how to say it with that. */
interface Pattern {
  readonly found: RegExp
  readonly lists: readonly boolean[]
  readonly letters: number
  readonly say: Say
}

/**
 * Sentences with gaps are looked for in these alone: a page's short labels would match anything.
 */
const apis = [
  'pageSentences',
  'linkSentences',
  'officeSentences',
  'callWords',
  'bulkWords',
  'offlineWords',
  'managementWords',
  'statementWords',
]
/**
 * Whole texts are looked up in all catalogues; where two say the same in English, the earlier
 * counts.
 */
const order = ['pageSentences', 'linkSentences', 'labelWords', 'publicWords', ...apis]
const LEAST_LETTERS = 6
const DEPTH = 3
const LONGEST = 1000
const KEPT = 2000

/** Each text and each function of a catalogue beside its translation. */
function* pairs(original: unknown, translation: unknown): Generator<[unknown, unknown]> {
  if (typeof original !== 'object' || original === null) return yield [original, translation]
  for (const [key, value] of Object.entries(original))
    yield* pairs(value, (translation as Record<string, unknown> | undefined)?.[key])
}

/** What stands in no sentence: letters of the private use area around a number. */
const marks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `\uE000${index}\uE001`)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * What a function says with marks in its gaps; null where it does not show all that it is given.
 * `lists` says which gaps take several.
 */
const marked = (say: Say, lists: readonly boolean[]): string | null => {
  try {
    const given = marks(lists.length)
    const said = say(...given.map((mark, index) => (lists[index] ? [mark] : mark)))
    return given.every((mark) => said.split(mark).length === 2) ? said : null
  } catch {
    // It counts, or looks into what it is given: then there is no telling its gaps from its words.
    return null
  }
}

const patternOf = (original: Say, say: Say): Pattern | null => {
  const { length } = original
  for (let tried = 0; tried < 2 ** length; tried += 1) {
    const lists = Array.from({ length }, (_, index) => (tried & (1 << index)) > 0)
    const said = marked(original, lists)
    // Only what keeps the order of its gaps can be taken apart from left to right.
    if (
      said === null ||
      marks(length).some(
        (mark, index, all) => index > 0 && said.indexOf(mark) < said.indexOf(all[index - 1] ?? ''),
      )
    )
      continue
    const between = said.split(/\uE000\d\uE001/)
    const letters = between.join('').replaceAll(/[^a-z]/gi, '').length
    return {
      found: new RegExp(`^${between.map(escaped).join('(.+?)')}$`, 's'),
      lists,
      letters,
      say,
    }
  }
  return null
}

/**
 * How to say the API's sentences in a language. What stands in a sentence's gaps is said in it too,
 * where it knows that; `gaps` says where such are looked for, and how many letters they need.
 */
export const translatorOf = (
  originals: Catalogues,
  translations: Catalogues,
  gaps = { named: apis, letters: LEAST_LETTERS },
): Translate => {
  const whole = new Map<string, string>()
  const patterns: Pattern[] = []
  const named = Object.keys(translations).toSorted(
    (a, b) => (order.indexOf(a) >>> 0) - (order.indexOf(b) >>> 0),
  )
  for (const name of named) {
    for (const [original, said] of pairs(originals[name], translations[name])) {
      if (typeof original === 'string' && typeof said === 'string' && !whole.has(original))
        whole.set(original, said)
      if (
        typeof original !== 'function' ||
        typeof said !== 'function' ||
        original.length === 0 ||
        !gaps.named.includes(name)
      )
        continue
      const pattern = patternOf(original as Say, said as Say)
      if (pattern && (pattern.letters >= gaps.letters || pattern.found.source === FIELD_WRONG))
        patterns.push(pattern)
    }
  }
  // The one that says most by itself first, and before those that could begin with anything, those
  // that could not.
  const weight = ({ found, letters }: Pattern): number =>
    (found.source.startsWith('^(') ? 0 : LONGEST) + letters
  patterns.sort((a, b) => weight(b) - weight(a))

  const said = (sentence: string, depth: number): string => {
    const known = whole.get(sentence)
    if (known !== undefined || depth === 0) return known ?? sentence
    for (const { found, lists, say } of patterns) {
      const filled = found.exec(sentence)?.slice(1)
      if (filled)
        return say(
          ...filled.map((gap, index) =>
            lists[index]
              ? gap.split(', ').map((one) => said(one, depth - 1))
              : said(gap, depth - 1),
          ),
        )
    }
    return sentence
  }
  const kept = new Map<string, string>()
  return (sentence) => {
    if (sentence.length > LONGEST) return sentence
    const before = kept.get(sentence)
    if (before !== undefined) return before
    const now = said(sentence, DEPTH)
    if (kept.size < KEPT) kept.set(sentence, now)
    return now
  }
}

/** A field's name and what is wrong with it: all gaps, and still worth taking apart. */
const FIELD_WRONG = '^(.+?): (.+?)$'
