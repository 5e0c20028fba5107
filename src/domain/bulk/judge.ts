import { fieldErrors } from '../field-errors.ts'
import { canonical } from '../order/chain.ts'
import { missingIn } from '../order/entry/create.ts'
import { enteredFrom } from '../order/entry/new-order.ts'
import { orderInput, type OrderInput } from '../order/entry/order-input.ts'
import type { Policy } from '../policy/policy.ts'
import type { Clock } from '../time.ts'
import { sentenceOf } from '../words/sentence.ts'
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
  /** Null while something stands against it. */
  readonly order: OrderInput | null
  readonly problems: readonly Problem[]
}

/** Who uploads, under which policy. */
export interface Uploading {
  readonly format: Format
  readonly policy: Policy
  readonly client: string
}

/** Judges the order that a group of rows makes. */
export const judgeGroup = (
  group: readonly Row[],
  { format, policy, client }: Uploading,
): Judged => {
  const draft = draftOf(group, format, client)
  const parsed = orderInput.safeParse(draft.input)
  const wrong = parsed.success ? missingIn(parsed.data, policy) : fieldErrors(parsed.error.issues)
  const own = group.flatMap(({ problems }) => problems)
  const known = new Set(own.map(({ column }) => column))
  // A cell that could not be read says why itself; that its field is therefore missing would only
  // say it again.
  const judged = wrong
    .map((one) => ({ ...columnAt(one.field ?? '', format), ...sentenceOf(one) }))
    .filter(({ column }) => column === '' || !known.has(column))
  const problems = [...own, ...draft.problems, ...judged]
  return {
    number: draft.number,
    rows: group,
    repeated: draft.repeated,
    input: draft.input,
    order: parsed.success && problems.length === 0 ? parsed.data : null,
    problems,
  }
}

/** The column whose cell a field came from, as far as there is one. */
const columnAt = (field: string, format: Format): Pick<Problem, 'column' | 'label'> => {
  const path = aliases[field] ?? field.replace(/^profile\./, '')
  const isOf = (key: string): boolean =>
    path === key || path.startsWith(`${key}.`) || key.startsWith(`${path}.`)
  const source = format.derived.find((derived) => derived.path.join('.') === path)?.from.join('.')
  const column =
    format.columns.find((one) => isOf(one.key)) ?? format.columns.find((one) => one.key === source)
  return column ? { column: column.key, label: column.label } : { column: '', label: field }
}

const aliases: Readonly<Record<string, string>> = { eta_hrs: 'tat' }

/**
 * How an order would be entered, canonically: two that are entered alike are the same (BULK-11).
 */
export const enteredAs = (order: OrderInput, clock: Clock): string =>
  canonical(enteredFrom(order, clock))
