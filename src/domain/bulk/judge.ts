import { fieldErrors, type FieldError } from '../field-errors.ts'
import { canonical } from '../order/canonical.ts'
import { addedFrom, missingIn } from '../order/entry/create.ts'
import { doubtAbout } from '../order/entry/doubts.ts'
import { isAbsent, labelled, toldOfRow } from '../order/entry/field-label.ts'
import { orderInput, type OrderInput } from '../order/entry/order-input.ts'
import type { Policy } from '../policy/policy.ts'
import type { Clock } from '../time.ts'
import { sentence, sentenceOf, type Sentence } from '../words/sentence.ts'
import type { Format } from './column.ts'
import { draftOf } from './drafts.ts'
import type { Problem, Row } from './rows.ts'

/**
 * An order of a file after it was judged as the form and the server judge (ADD-10): what would be
 * sent, and what stands against it.
 */
export interface Judged {
  readonly number: string
  readonly rows: readonly Row[]
  readonly repeated: ReadonlySet<Row>
  readonly input: Readonly<Record<string, unknown>>
  readonly names_client: boolean
  /** Null while something stands against it. */
  readonly order: OrderInput | null
  readonly problems: readonly Problem[]
  /** What is likely a slip of an order that can be added all the same; null where nothing is. */
  readonly doubt: Sentence | null
}

/** Who uploads, when, and under which policy. */
export interface Uploading {
  readonly format: Format
  readonly policy: Policy
  readonly client: string
  readonly clock: Clock
}

/** Judges the order that a group of rows makes. */
export const judgeGroup = (
  group: readonly Row[],
  { format, policy, client, clock }: Uploading,
): Judged => {
  const draft = draftOf(group, format, client)
  const parsed = orderInput.safeParse(draft.input)
  const wrong = parsed.success
    ? missingIn(parsed.data, policy, clock).map((reason) => ({
        ...reason,
        field: reason.field ?? '',
      }))
    : fieldErrors(parsed.error.issues).map((error) => ({
        field: error.field,
        ...schemaSentence(draft.input, error, format),
      }))
  const own = group.flatMap(({ problems }) => problems)
  const known = new Set(own.map(({ column }) => column))
  // A cell that could not be read says why itself; that its field is therefore missing would only
  // say it again.
  const judged = wrong
    .filter(({ field }) => sourcesOf(field, format).every((key) => !known.has(key)))
    .map((one) => {
      const place = columnAt(one.field, format)
      const said = sentenceOf(one)
      if (place.column === '') return { ...place, ...labelled(one.field, said) }
      // The sentence would name the field, beside what the file calls its column.
      return { ...place, ...(said.code === 'above_zero' ? sentence(said.code, place.label) : said) }
    })
  const problems = [...own, ...draft.problems, ...judged]
  return {
    number: draft.number,
    rows: group,
    repeated: draft.repeated,
    input: draft.input,
    names_client: draft.names_client,
    order: parsed.success && problems.length === 0 ? parsed.data : null,
    problems,
    doubt: parsed.success ? doubtAbout(parsed.data, clock.now) : null,
  }
}

/** What a schema found wrong: that nothing stands where something has to, or the wrong thing. */
const schemaSentence = (input: unknown, error: FieldError, format: Format): Sentence => {
  const { label } = columnAt(error.field, format)
  if (label === '') return toldOfRow(input, error)
  return isAbsent(input, error) ? sentence('cell_missing', label) : sentenceOf(error)
}

const placeOf = (field: string): string => aliases[field] ?? field.replace(/^profile\./, '')

/** Does this column of the format fill the field, or a part of it, or what it is a part of? */
const isOf = (path: string, key: string): boolean =>
  path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`)

/**
 * The columns whose cells a field can come from, by their keys: its own, and those it derives from.
 */
const sourcesOf = (field: string, { columns, derived }: Format): string[] => {
  const path = placeOf(field)
  return [
    ...columns.flatMap(({ key }) => (isOf(path, key) ? [key] : [])),
    ...derived.flatMap((one) => (one.path.join('.') === path ? [one.from.join('.')] : [])),
  ]
}

/** The column whose cell a field came from, as far as there is one. */
const columnAt = (field: string, format: Format): Pick<Problem, 'column' | 'label'> => {
  const sources = sourcesOf(field, format)
  const column = sources
    .map((source) => format.columns.find(({ key }) => key === source))
    .find((one) => one !== undefined)
  return column ? { column: column.key, label: column.label } : { column: '', label: '' }
}

const aliases: Readonly<Record<string, string>> = { eta_hrs: 'tat' }

/**
 * How an order would be entered, canonically: two that are entered alike are the same (BULK-11).
 */
export const enteredAs = (order: OrderInput, clock: Clock): string =>
  canonical(addedFrom(order, clock))
