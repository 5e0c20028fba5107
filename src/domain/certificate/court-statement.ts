import type { Recorded } from '../order/events.ts'
import type { Order } from '../order/order.ts'
import type { Instant } from '../time.ts'
import { formatTime } from '../time-format.ts'
import type { Translate } from '../words/catalogue.ts'
import { courtWords } from '../words/court-statement.ts'
import type { CourtTemplate, CourtField } from './court-templates.ts'

/**
 * One line of a statement: text, a gap for a pen or what fills it, or boxes of which some are
 * ticked.
 */
export type StatementLine =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly label: string; readonly value: string | null }
  | {
      readonly kind: 'boxes'
      readonly label: string
      readonly boxes: readonly { readonly label: string; readonly ticked: boolean }[]
    }

/** A statement for a court, for people to complete and sign: each part by another person. */
export interface CourtStatement {
  readonly title: string
  readonly law: string
  readonly parts: readonly {
    readonly title: string
    readonly lines: readonly StatementLine[]
  }[]
  /** The hash report that the parts speak of. */
  readonly report: {
    readonly title: string
    readonly rows: readonly (readonly [what: string, digest: string])[]
  }
  /** Where the form comes from, and when it was last compared with that. */
  readonly checked: string
}

/** What a statement is filled with. */
export interface StatementSource {
  readonly order: Order
  readonly events: readonly Recorded[]
  readonly sender: string
  readonly head: string
  /** Address of the installation that holds the log. */
  readonly installation: string
  readonly made_at: Instant
}

/** What the log tells of the device and the record; null where a person has to say it. */
const knownOf = (
  { order, events, sender, head, installation, made_at }: StatementSource,
  t: Translate,
): Readonly<Partial<Record<CourtField, string>>> => {
  const say = t(courtWords)
  const parties = [...new Set(events.map(({ actor }) => say.roles[actor.role]))].join(', ')
  return {
    identity: installation,
    about_device: say.device(sender, parties),
    record: say.record(
      order.identifier,
      events.length,
      formatTime(made_at, 'UTC', 'DD-MM-YYYY HH:mm'),
    ),
    hashes: say.headHash(head),
  }
}

/**
 * The statement about an order's log by this template: what the log knows is filled in, what only a
 * person can say stays open.
 */
export const courtStatementOf = (
  template: CourtTemplate,
  source: StatementSource,
  t: Translate,
): CourtStatement => {
  const say = t(courtWords)
  const known = knownOf(source, t)
  const { order, head } = source
  const { photos, signature } = order.epod
  return {
    title: say.title,
    law: say.laws[template.law],
    parts: template.parts.map(({ by, lines }) => ({
      title: say.parts[by],
      lines: lines.map((line): StatementLine => {
        switch (line.kind) {
          case 'text':
            return { kind: 'text', text: say.texts[line.text] }
          case 'field':
            return {
              kind: 'field',
              label: say.fields[line.field],
              value: known[line.field] ?? null,
            }
          case 'boxes':
            return {
              kind: 'boxes',
              label: say.choices[line.choice].label,
              boxes: line.boxes.map((box) => ({
                label: say.boxes[box],
                ticked: line.ticked.includes(box),
              })),
            }
        }
      }),
    })),
    report: {
      title: say.report,
      rows: [
        [say.logOf(order.identifier), head] as const,
        ...(signature === null ? [] : [[say.signature, signature.digest] as const]),
        ...photos.map(({ file_name, digest }) => [file_name, digest] as const),
        // Of what was erased there is nothing to compare.
      ].filter(([, digest]) => digest !== ''),
    },
    checked: say.checked(template.source, template.checked_on),
  }
}
