import type { OpenedClaim } from '../order/kept-parts.ts'
import { claimText } from '../order/on-wire.ts'
import type { Order } from '../order/order.ts'
import type { ErrorReport } from '../order/proof/error-schema.ts'
import { correctable } from '../order/proof/statements.ts'
import { claimTold } from '../words/claim-told.ts'
import { erroneousActTold } from '../words/error-told.ts'
import { panelWords } from '../words/order-panel.ts'
import { proofWords } from '../words/proof-panel.ts'
import { errorWords } from '../words/recorded-error.ts'
import { bounded, type Note, type Section } from './section.ts'
import type { Telling } from './telling.ts'

const isInstant = (field: string): boolean =>
  Object.entries(correctable).some(([name, kind]) => name === field && kind === 'instant')

/** What was put right after closure: both values, why, by whom and when; null where nothing was. */
export const correctionsSection = (
  { corrections }: Order,
  { t, say, time }: Telling,
): Section | null => {
  if (corrections.length === 0) return null
  const { fields } = t(proofWords)
  const told = (field: string, value: string | number | null): string =>
    value === null
      ? say.nothing
      : isInstant(field) && typeof value === 'string'
        ? time(value)
        : String(value)
  const rows = corrections.map(({ field, before, after, reason, by, time: at }) => [
    fields[field] ?? field,
    told(field, before),
    told(field, after),
    reason,
    `${by ?? say.nobody}, ${time(at)}`,
  ])
  const { shown, more } = bounded(rows, say.more)
  return {
    kind: 'table',
    title: say.corrections,
    head: [say.field, say.before, say.after, say.reason, say.whoWhen],
    rows: shown,
    more,
  }
}

const claimNote = (claim: OpenedClaim, { t, say, time }: Telling): Note => {
  const { number, owner, due_at, opened_at, outcome } = claim
  const settled = outcome && [
    say.settled(t(panelWords).decisions[outcome.decision], time(outcome.time)),
    outcome.note,
    outcome.amount === null ? '' : say.amount(String(outcome.amount)),
    outcome.by ?? '',
  ]
  return {
    text: `${say.claim(number)}: ${claimTold({ ...claim, text: claimText(claim) }, t)}`,
    about: [
      t(proofWords).origins[claim.origin],
      say.opened(time(opened_at)),
      ...(settled ?? [say.owner(owner, time(due_at))]),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }
}

/** Claims on the order, and what each came to; null where there is none. */
export const claimsSection = ({ claims }: Order, telling: Telling): Section | null => {
  if (claims.length === 0) return null
  const { say } = telling
  const { shown, more } = bounded(
    claims.map((claim) => claimNote(claim, telling)),
    say.more,
  )
  return { kind: 'notes', title: say.claims, notes: shown, more }
}

const errorNote = (report: ErrorReport, order: Order, { t, say, time }: Telling): Note => {
  const words = t(errorWords)
  const { reason, by, time: at, outcome } = report
  const second =
    outcome === null
      ? words.waiting
      : (outcome.is_confirmed ? words.confirmed : words.denied)(
          outcome.by ?? say.nobody,
          time(outcome.time),
        )
  return {
    text: `${erroneousActTold(report, order, t)}: ${reason}`,
    about: [words.said(by ?? say.nobody, time(at)), second].join(' · '),
  }
}

/**
 * What was said to be recorded in error, and the second person's word on it; null where nothing was
 * (DESK-22).
 */
export const errorsSection = (order: Order, telling: Telling): Section | null => {
  const { error_reports = [] } = order
  if (error_reports.length === 0) return null
  const notes = error_reports.map((report) => errorNote(report, order, telling))
  const { shown, more } = bounded(notes, telling.say.more)
  return { kind: 'notes', title: telling.t(errorWords).title, notes: shown, more }
}
