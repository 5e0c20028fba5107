import { formatTime } from './time-format.ts'
import type { Instant } from './time.ts'
import type { Translate } from './words/catalogue.ts'
import { columnWords } from './words/columns.ts'
import { labelWords } from './words/labels.ts'
import { timelineWords } from './words/timeline.ts'
import type { OrderField } from './order/timeline/fields.ts'

/** In which language and time zone values are told. */
export interface ToldIn {
  readonly t: Translate
  readonly time_zone: string
}

/**
 * Which members of a value of many are told, in their order; the others are keys, digests, and what
 * its origin says.
 */
const toldMembers: Readonly<Record<string, readonly string[]>> = {
  'spocs.*.contact.status': ['status', 'time'],
  'destination.spocs.*.contact.status': ['status', 'time'],
  ship_weight: ['weight', 'unit'],
  'Items.*.remarks.*': ['text', 'message', 'received_quantity', 'recorded_unit'],
  'epod.otp': ['verified_through', 'verified_at'],
  'epod.remarks.*': ['name', 'categories', 'text', 'custom_fields'],
  'epod.photos.*': ['file_name', 'tag'],
  'epod.reject': ['rejected_At'],
  'epod.driverReach.*': ['time'],
  'epod.delivery_attempts.*': ['reason', 'text', 'at', 'answer'],
  'epod.missing': ['text', 'qty', 'invoice'],
  'epod.damaged': ['text', 'qty', 'invoice'],
  'epod.signature': ['name', 'relation'],
  'epod.version': ['number'],
  'epod.geo_tag': ['loc'],
  'quantities.*.declared': ['quantity', 'damaged', 'wrong', 'expired', 'note'],
  'quantities.*.delivered': ['quantity', 'damaged', 'wrong', 'expired', 'note'],
  'quantities.*.accepted': ['quantity', 'damaged', 'wrong', 'expired', 'note'],
  'quantities.*.difference': ['short', 'excess', 'damaged', 'wrong', 'expired'],
  'crates.*': ['label', 'expected_value', 'submitted_value', 'pod_out_value', 'wh_in_value'],
  'claims.*': ['text', 'differences', 'owner', 'due_at', 'outcome'],
  'error_reports.*': ['reason', 'by', 'time'],
  review: ['outcome', 'level'],
  'approval_status.review_history.*': ['is_approved', 'level', 'reason'],
  'notification_details.*': ['notificationType', 'status'],
}
/** Which members are told of a value within one of those, in their order. */
const innerMembers: Readonly<Record<string, readonly string[]>> = {
  outcome: ['decision', 'note', 'amount'],
  answer: ['answer', 'at'],
  differences: ['line', 'short', 'excess', 'damaged', 'wrong', 'expired'],
}
/** The members whose texts are codes. */
const coded: ReadonlySet<string> = new Set([
  'verified_through',
  'tag',
  'outcome',
  'decision',
  'reason',
  'answer',
  'epod.rated_by',
])
const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const timeIn = (instant: Instant, { t, time_zone }: ToldIn): string =>
  formatTime(instant, time_zone, 'DD-MM-YYYY HH:mm', t)

const scalarText = (value: unknown, member: string, reading: ToldIn): string => {
  const { codes, members } = reading.t(timelineWords)
  const say = reading.t(columnWords)
  const named = Object.hasOwn(members, member) ? members[member] : undefined
  switch (typeof value) {
    case 'string': {
      const isCode = coded.has(member) || (member === 'status' && Object.hasOwn(codes, value))
      const text = isInstant(value)
        ? timeIn(value, reading)
        : isCode && Object.hasOwn(codes, value)
          ? (codes[value] ?? value)
          : value
      return named !== undefined && text !== '' ? `${named} ${text}` : text
    }
    case 'number':
      return named === undefined ? String(value) : value === 0 ? '' : `${named} ${value}`
    case 'boolean':
      if (member === 'is_approved')
        return (value ? codes['approved'] : codes['rejected']) ?? String(value)
      return value ? say.yes : say.no
    default:
      return ''
  }
}

const joined = (parts: readonly string[], by: string): string =>
  parts.filter((part) => part !== '').join(by)

const textOf = (
  value: unknown,
  member: string,
  told: readonly string[] | undefined,
  reading: ToldIn,
): string => {
  if (Array.isArray(value))
    return joined(
      value.map((entry) => textOf(entry, member, told, reading)),
      isObject(value[0]) ? '; ' : ', ',
    )
  if (!isObject(value)) return scalarText(value, member, reading)
  const members = told ?? Object.keys(value)
  return joined(
    members.map((key) => {
      const text = textOf(value[key], key, innerMembers[key], reading)
      // What a client named itself is told by that name.
      return told === undefined && text !== '' ? `${key}: ${text}` : text
    }),
    member === 'ship_weight' ? ' ' : ' · ',
  )
}

const correctionText = (
  { field, before, after, reason }: Readonly<Record<string, unknown>>,
  reading: ToldIn,
): string => {
  const { fields, nothing } = reading.t(timelineWords)
  const name = String(field)
  const label = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : name
  const [from, to] = [before, after].map((value) => scalarText(value, '', reading) || nothing)
  return `${label}: ${from} → ${to} · ${String(reason)}`
}

/** A field's value as people read it; '' where there is none. */
export const toldValue = (
  { kind, path }: Pick<OrderField, 'kind' | 'path'>,
  value: unknown,
  reading: ToldIn,
): string => {
  // As it begins: nothing has been said.
  if (kind === 'epod.version' && isObject(value) && value['number'] === 1) return ''
  if (isException({ kind, path }) && value === false) return ''
  if (kind === 'corrections.*' && isObject(value)) return correctionText(value, reading)
  return textOf(value, kind, toldMembers[kind], reading)
}

const isException = ({ kind, path }: Pick<OrderField, 'kind' | 'path'>): boolean =>
  kind === 'extra_fields.*' && path[1] === 'exception'

/** What people call a field, with the name or number of the entry that it is of. */
export const toldLabel = (field: Pick<OrderField, 'kind' | 'path'>, t: Translate): string => {
  const { kind, path } = field
  const { fields } = t(timelineWords)
  if (isException(field)) return fields.exception
  // A client has a word of its own for it.
  if (kind === 'epod.reject') return t(labelWords).cards.rejected
  if (kind === 'extra_fields.*' || kind === 'profile.*') return path[1] ?? ''
  const label = Object.hasOwn(fields, kind) ? fields[kind as keyof typeof fields] : kind
  // A photo and an asset say their own names.
  if (kind === 'epod.photos.*' || kind === 'crates.*') return label
  const entries = kind.split('.').flatMap((part, index) => (part === '*' ? [path[index]] : []))
  const isFirstOfMany = kind.startsWith('spocs.') && entries[0] === '1'
  return entries.length === 0 || isFirstOfMany ? label : `${label} ${entries.join(', ')}`
}

/** The kinds of fields in the order in which people look for them. */
export const kindsInOrder: readonly string[] = [
  ...Object.keys(timelineWords.fields),
  // It has its name from elsewhere.
  'epod.reject',
]
