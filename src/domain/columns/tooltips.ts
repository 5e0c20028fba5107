import { ownFieldsTold, saidApart, type SaidApart } from '../order/proof/said-apart.ts'
import { formatTime } from '../time-format.ts'
import type { WireOrder } from '../order/order.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnWords } from '../words/columns.ts'
import type { CellContext } from './column.ts'

/** One remark as the tooltip tells it, its choices apart from its text. */
export interface RemarkTold extends SaidApart {
  readonly number: number
  readonly name: string
  readonly time: string
}

const whole = (text: string): SaidApart => ({ text, choices: [] })

/**
 * The remarks, numbered, for pages that show choices as tags (TABL-11); each with what was filled
 * into its own fields.
 */
export const remarksApart = (
  { epod }: Pick<WireOrder, 'epod'>,
  { clock, policy }: CellContext,
  t: Translate,
  read = saidApart,
): RemarkTold[] =>
  epod.remarks.map(({ text: written, name, time, custom_fields }, index) => {
    const { text, choices } = read(written)
    const own = ownFieldsTold(custom_fields, policy.order_module_config.additional_field_in_epod)
    return {
      text: [text, ...own].filter(Boolean).join(' · '),
      choices,
      number: index + 1,
      name,
      time: formatTime(time, clock.time_zone, 'DD MMM HH:mm', t),
    }
  })

/** The remarks, numbered, each with author and time; null where there are none (TABL-11). */
export const remarksTold = (
  order: Pick<WireOrder, 'epod'>,
  reading: CellContext,
  t: Translate,
): string | null =>
  remarksApart(order, reading, t, whole).map(t(columnWords).remark).join('\n') || null

/**
 * What the SMS gateway said last of any receiver, and when; null where it said nothing (TABL-10).
 */
export const smsTold = (
  { spocs }: Pick<WireOrder, 'spocs'>,
  { clock }: CellContext,
  t: Translate,
): string | null => {
  const last = spocs
    .flatMap(({ contact }) => contact.status)
    .reduce<{ status: string; time: string } | null>(
      (latest, one) => (latest === null || one.time >= latest.time ? one : latest),
      null,
    )
  return (
    last &&
    t(columnWords).smsLast(last.status, formatTime(last.time, clock.time_zone, 'DD MMM HH:mm', t))
  )
}
