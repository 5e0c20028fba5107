import { fieldErrors } from '../../field-errors.ts'
import { canonical } from '../../order/canonical.ts'
import type { Policy } from '../../policy/policy.ts'
import { instantOf, type Clock } from '../../time.ts'
import { sentence, sentenceOf, type Sentence } from '../../words/sentence.ts'
import type { Format } from '../column.ts'
import { isDayRead, type Value } from '../convert.ts'
import { repeatedIn, disagreements } from '../drafts.ts'
import type { Problem, Row } from '../rows.ts'
import { OWN_FIELD } from './delivery-format.ts'
import { deliveryInput, type DeliveryInput } from './delivery-input.ts'
import {
  conditionsIn,
  outcomeIn,
  type ConditionLabels,
  type OutcomeLabels,
} from './outcome-words.ts'

/** A delivery of a file after its shape was judged; what the server says of it comes later. */
export interface JudgedDelivery {
  readonly number: string
  readonly rows: readonly Row[]
  readonly repeated: ReadonlySet<Row>
  /** Null while something stands against it. */
  readonly input: DeliveryInput | null
  readonly problems: readonly Problem[]
  /** Names of files that its rows name. */
  readonly files: readonly string[]
}

/** By what words and rules the rows of one file are judged. */
export interface JudgingDeliveries {
  readonly format: Format
  readonly policy: Pick<Policy, 'wording'>
  readonly clock: Clock
  readonly outcomes: OutcomeLabels
  readonly conditions: ConditionLabels
}

/** Judges the shape of the delivery that the rows of one number make. */
export const judgeDelivery = (
  group: readonly Row[],
  judging: JudgingDeliveries,
): JudgedDelivery => {
  const { format } = judging
  const repeated = repeatedIn(group)
  const rows = group.filter((row) => !repeated.has(row))
  const said = (key: string): Value | undefined =>
    rows.find(({ values }) => values.has(key))?.values.get(key)
  const problems: Problem[] = [
    // What one row of a delivery says is said for the others.
    ...group
      .flatMap((row) => row.problems)
      .filter(({ missing, column }) => !missing || said(column) === undefined),
    ...disagreements(rows, format),
  ]
  const problem = (column: string, wrong: Sentence): undefined => {
    const label = format.columns.find(({ key }) => key === column)?.label ?? ''
    // A cell that could not be read says why itself.
    if (!problems.some((known) => known.column === column))
      problems.push({ column: label === '' ? '' : column, label, ...wrong })
    return undefined
  }
  const input = inputOf(rows, said, judging, problem)
  const parsed = deliveryInput.safeParse(input)
  if (!parsed.success)
    for (const error of fieldErrors(parsed.error.issues))
      if (error.field !== 'at' || !problems.some(({ column }) => column === 'time'))
        problem(columnOf(error.field), sentenceOf(error))
  return {
    number: text(said('identifier')),
    rows: group,
    repeated,
    input: parsed.success && problems.length === 0 ? parsed.data : null,
    problems,
    files: rows.flatMap(({ values }) => listed(values.get('photos'))),
  }
}

const text = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '')

const listed = (value: Value | undefined): string[] =>
  text(value)
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

const ownFields = (
  said: (key: string) => Value | undefined,
  { columns }: Format,
): Record<string, string> | undefined => {
  const filled = columns.flatMap(({ key }) => {
    const value = key.startsWith(OWN_FIELD) ? text(said(key)) : ''
    return value === '' ? [] : [[key.slice(OWN_FIELD.length), value] as const]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

const inputOf = (
  rows: readonly Row[],
  said: (key: string) => Value | undefined,
  { format, policy, clock, outcomes, conditions }: JudgingDeliveries,
  problem: (column: string, said: Sentence) => undefined,
): unknown => {
  const [outcome, condition] = [text(said('outcome')), text(said('condition'))]
  const named = conditionsIn(condition, conditions)
  const found = outcomeIn(outcome, outcomes, policy.wording)
  if (found === null && outcome !== '')
    problem('outcome', sentence('outcome_unknown', Object.values(outcomes)))
  if (named === null) problem('condition', sentence('condition_unknown', Object.values(conditions)))
  const lines = rows.flatMap(({ values }) => lineOf(values) ?? [])
  return dropEmpty({
    identifier: text(said('identifier')),
    outcome: found ?? undefined,
    at: instantIn(said, clock, problem),
    received_by: text(said('received_by')),
    remark: text(said('remark')),
    categories: listed(said('category')),
    custom_fields: ownFields(said, format),
    condition: named,
    rating: said('rating'),
    lines,
  })
}

const lineOf = (values: ReadonlyMap<string, Value>): object | null => {
  const line = dropEmpty({
    item: text(values.get('item')),
    accepted: values.get('accepted'),
    missing: values.get('missing'),
    damaged: values.get('damaged'),
  })
  return Object.keys(line).some((key) => key !== 'item') ? line : null
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const dropEmpty = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))

/** The time may stand beside its day, or in a column of its own. */
const instantIn = (
  said: (key: string) => Value | undefined,
  { time_zone }: Clock,
  problem: (column: string, said: Sentence) => undefined,
): string | undefined => {
  const day = said('day')
  if (day === undefined || !isDayRead(day)) return undefined
  const time = text(said('time')) || day.time
  return time === null
    ? problem('time', sentence('time_missing'))
    : instantOf(day.day, time, time_zone)
}

/** The column of the file that a field of the input comes from. */
export const columnOf = (field: string): string => {
  const [first = '', , third = ''] = field.split('.')
  if (first === 'at') return 'day'
  if (first === 'categories') return 'category'
  if (first === 'custom_fields') return `${OWN_FIELD}${field.split('.').slice(1).join('.')}`
  return first === 'lines' ? third : first
}

/** A delivery as it is told apart from another: the same text is the same delivery. */
export const deliveryText = (input: DeliveryInput): string => canonical(input)
