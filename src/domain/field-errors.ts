import {
  isSentence,
  sentence,
  type ParamsOf,
  type Sentence,
  type SentenceCode,
} from './words/sentence.ts'

/**
 * Validation error: one wrong field of an input, as a path with dots, and what is wrong with it.
 */
export interface FieldError extends Sentence {
  readonly field: string
}

/** A message descriptor in the only form in which a schema can carry it: a text. */
export const issueText = <C extends SentenceCode>(code: C, ...params: ParamsOf<C>): string =>
  JSON.stringify(sentence(code, ...params))

/** What a schema found wrong, as far as that is looked at. */
export interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly format?: string
  readonly expected?: string
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
  /** What is wrong with a key, of a map. */
  readonly issues?: readonly Issue[]
}

type Kind = Extract<SentenceCode, `kinds.${string}`>
const kinds: Readonly<Partial<Record<string, Kind>>> = {
  string: 'kinds.text',
  number: 'kinds.number',
  int: 'kinds.whole',
  boolean: 'kinds.flag',
  array: 'kinds.list',
  object: 'kinds.object',
  record: 'kinds.object',
  null: 'kinds.nothing',
  never: 'kinds.nothing',
}

const ofSize = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few', too_big: 'too_many' },
  number: { too_small: 'too_low', too_big: 'too_high' },
} as const

const sizeProblem = (code: 'too_small' | 'too_big', origin: string, bound: number): Sentence => {
  const kind = origin === 'string' || origin === 'array' ? origin : 'number'
  return sentence(ofSize[kind][code], bound)
}

const ownSentence = (message: string): Sentence | null => {
  if (!message.startsWith('{')) return null
  // Written by `issueText`: no schema says anything else that begins so.
  const read: unknown = JSON.parse(message)
  return isSentence(read) ? read : null
}

/** What is wrong, in our own words: the library's are English and change with its version. */
const sentenceOf = (issue: Issue): Sentence => {
  const own = ownSentence(issue.message)
  if (own) return own
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected ?? '']
      return kind ? sentence('wrong_type', sentence(kind)) : sentence('unfit')
    }
    case 'too_small':
    case 'too_big':
      return sizeProblem(
        issue.code,
        issue.origin ?? '',
        Number(issue.code === 'too_small' ? issue.minimum : issue.maximum),
      )
    case 'invalid_value':
      return sentence('one_of_these', (issue.values ?? []).map(String))
    case 'invalid_format':
      return sentence('wrong_format')
    case 'invalid_key': {
      const [first] = issue.issues ?? []
      return first ? sentenceOf(first) : sentence('unfit')
    }
    default:
      return sentence('unfit')
  }
}

/** A schema's issues as fields with dotted paths, each with its message descriptor. */
export const fieldErrors = (
  issues: readonly Issue[],
  under: readonly PropertyKey[] = [],
): FieldError[] =>
  issues.flatMap((issue): FieldError[] => {
    const path = [...under, ...issue.path]
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({
        field: dotted([...path, key]),
        ...sentence('unknown_field'),
      }))
    if (issue.code === 'invalid_union') {
      // The branch that came furthest says what is wrong; failing that, the union as a whole.
      const closest = (issue.errors ?? []).toSorted((a, b) => deepest(b) - deepest(a))[0]
      if (closest && deepest(closest) > 0) return fieldErrors(closest, path)
    }
    return [{ field: dotted(path), ...sentenceOf(issue) }]
  })

const deepest = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'custom' ? 1 : 0)))
const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.')
