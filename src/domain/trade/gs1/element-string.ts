import { sentence, type Sentence } from '../../words/sentence.ts'
import { checkDigit, formOf, identifierAt, isPredefined } from './application-identifiers.ts'

/** The values of a label by their application identifiers, decoded. */
export type Elements = ReadonlyMap<string, string>

/** Longer than any symbol that carries such data. */
const MOST = 4_096
const FNC1 = '\x1d'
/** Symbology identifiers (ISO/IEC 15424) of symbols with GS1 data. */
const symbology = /^\](C1|d2|e0|J1|Q3|d1|Q1)/
const signs82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/

const valueIn = (ai: string, value: string): string | Sentence => {
  const form = formOf(ai)
  if (!form) return sentence('gs1_unknown', ai)
  if (value.length < form.least || value.length > form.most) return sentence('gs1_length', ai)
  if (!(form.kind === 'digits' ? /^\d*$/ : signs82).test(value)) return sentence('gs1_signs', ai)
  if (form.is_checked && checkDigit(value.slice(0, -1)) !== Number(value.at(-1)))
    return sentence('gs1_check_digit', ai)
  return form.is_encoded ? (textIn(value) ?? sentence('gs1_signs', ai)) : value
}

const textIn = (value: string): string | null => {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return null
  }
}

type Pair = readonly [ai: string, value: string]

const checked = (pairs: readonly Pair[]): Elements | Sentence => {
  const elements = new Map<string, string>()
  for (const [ai, written] of pairs) {
    const value = valueIn(ai, written)
    if (typeof value !== 'string') return value
    if ((elements.get(ai) ?? value) !== value) return sentence('gs1_twice', ai)
    elements.set(ai, value)
  }
  return elements.size === 0 ? sentence('gs1_none') : elements
}

/** Takes an element string apart: what has a length that everybody knows ends by itself. */
const pairsIn = (text: string): Pair[] | Sentence => {
  const pairs: Pair[] = []
  for (let rest = text; rest !== '';) {
    if (rest.startsWith(FNC1)) {
      rest = rest.slice(1)
      continue
    }
    const ai = identifierAt(rest)
    if (ai === null) return sentence('gs1_unknown', rest.slice(0, 4))
    const after = rest.slice(ai.length)
    const separated = after.includes(FNC1) ? after.indexOf(FNC1) : after.length
    const end = isPredefined(ai) ? Math.min(formOf(ai)?.most ?? 0, separated) : separated
    pairs.push([ai, after.slice(0, end)])
    rest = after.slice(end)
  }
  return pairs
}

/** An identifier in brackets and what follows it; a bracket of the value's own is written `\\(`. */
const bracketed = /\((\d{2,4})\)((?:\\\(|(?!\(\d{2,4}\))[^])*)/g

/** Takes apart what stands below a printed symbol, and what some scanners give in its place. */
const pairsInBrackets = (text: string): Pair[] | Sentence => {
  const found = [...text.matchAll(bracketed)]
  if (found[0]?.index !== 0) return sentence('gs1_none')
  return found.map(([, ai = '', value = '']) => [
    ai,
    value.replaceAll(FNC1, '').replaceAll('\\(', '(').trim(),
  ])
}

/** Keys that the path of a GS1 Digital Link may begin with. */
const primary: ReadonlySet<string> = new Set(['00', '01', '401', '402', '410', '413'])

const pairsOfLink = (text: string): Pair[] | Sentence => {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]+([^?#]*)(?:\?([^#]*))?/i.exec(text) ?? []
  const parts = path.split('/').filter((part) => part !== '')
  const from = parts.findIndex(
    (part, index) => primary.has(part) && (parts.length - index) % 2 === 0,
  )
  if (from < 0) return sentence('gs1_none')
  const raw: Pair[] = []
  for (let at = from; at < parts.length; at += 2) raw.push([parts[at] ?? '', parts[at + 1] ?? ''])
  for (const one of query.split('&')) {
    const [key = '', value = ''] = one.split('=')
    if (/^\d{2,4}$/.test(key)) raw.push([key, value])
  }
  const pairs: Pair[] = []
  for (const [ai, value] of raw) {
    const decoded = textIn(value.replaceAll('+', '%2B'))
    if (decoded === null) return sentence('gs1_signs', ai)
    pairs.push([ai, decoded])
  }
  return pairs
}

/**
 * Reads GS1 data as a scanner gives it or a person types it: an element string, with FNC1 as the
 * sign 29 and with or without symbology identifier, or with its identifiers in brackets; or a GS1
 * Digital Link. Each value is checked by its form; the sentence that says what is wrong where it is
 * not right.
 */
export const elementsIn = (scanned: string): Elements | Sentence => {
  const text = scanned.trim()
  if (text === '' || text.length > MOST) return sentence('gs1_none')
  const bare = text.replace(symbology, '')
  const pairs = /^https?:/i.test(text)
    ? pairsOfLink(text)
    : bare.startsWith('(')
      ? pairsInBrackets(bare)
      : pairsIn(bare)
  return 'code' in pairs ? pairs : checked(pairs)
}
