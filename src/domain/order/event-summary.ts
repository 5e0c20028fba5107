import type { Translate } from '../words/catalogue.ts'
import { attemptWords } from '../words/attempt.ts'
import { columnWords } from '../words/columns.ts'
import { claimTold } from '../words/claim-told.ts'
import { correctedValueTold } from '../words/corrected-told.ts'
import { proofWords } from '../words/proof-panel.ts'
import { choiceIn } from '../words/choices.ts'
import { partsNamed } from '../words/order-details.ts'
import { offlineWords } from '../words/offline.ts'
import { panelWords } from '../words/order-panel.ts'
import { parcelWords } from '../words/parcel.ts'
import type { EventType, Recorded } from './events.ts'
import { claimText } from './on-wire.ts'
import { labelTold } from '../words/label-told.ts'
import { photoNotes } from './photos/photo-notes.ts'
import { authorTold, remarkTold } from '../words/remark-told.ts'

/** One event as people read it. */
export interface EventSummary {
  readonly title: string
  readonly detail: string
  readonly by: string
}

/** Every kind of event, in the order in which they usually come. */
export const eventTypes: readonly EventType[] = Object.keys(panelWords.events).filter(
  (type): type is EventType => type in panelWords.events,
)

type Correction = Extract<Recorded, { type: 'corrected' }>['data']

/** Why it was done, where somebody said. */
const reasonOf = ({ reason }: { readonly reason?: string }): string[] =>
  reason === undefined ? [] : [reason]

/** What there is of these parts: one that was erased leaves no mark around it. */
const joined = (mark: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(mark)

const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`)

const correctionTold = (
  { field, before, after, reason }: Correction,
  t: Translate,
  zone: string,
): string => {
  const say = t(proofWords)
  const name = say.fields[field] ?? field
  const told = (value: typeof before): string => correctedValueTold(field, value, zone, t)
  // Nobody corrects nothing to nothing: both were erased.
  return before === null && after === null
    ? joined(' ', name, inBrackets(reason))
    : joined(' ', `${name}: ${say.changed(told(before), told(after))}`, inBrackets(reason))
}

const detailOf = (event: Recorded, t: Translate, zone: string): string => {
  const say = t(panelWords)
  switch (event.type) {
    case 'edited':
      return partsNamed(Object.keys(event.data.fields), t)
    case 'received':
      return [
        say.through[event.data.through],
        ...(event.data.outside ? [t(parcelWords)[event.data.outside]] : []),
        ...reasonOf(event.data),
      ].join(' · ')
    case 'rejected':
      return reasonOf(event.data).join('')
    case 'label_read':
      return labelTold(event.data, t).join(' · ')
    case 'attempted':
      return t(offlineWords).attempted[event.data.action]
    case 'delivery_attempted': {
      const { number, reason, text, photos } = event.data
      const words = t(attemptWords)
      return [
        words.attempt(number, words.reasons[reason]),
        text ?? '',
        photos.length > 0 ? words.photos(photos.length) : '',
      ]
        .filter((part) => part !== '')
        .join(' · ')
    }
    case 'attempt_answered':
      return t(attemptWords).attempt(event.data.number, t(attemptWords).answers[event.data.answer])
    case 'remarked':
      return joined(': ', authorTold(event.data.name, t), remarkTold(event.data, t).join(' · '))
    case 'photo_added':
      return [
        event.data.file_name,
        ...photoNotes(event.data, t),
        ...(event.data.seen_on ? [say.photo.sameElsewhere] : []),
      ].join(' · ')
    case 'items_remarked':
      return event.data.remarks
        .map(({ item_no, text }) => joined(': ', item_no, choiceIn(t, text)))
        .join(' · ')
    case 'signed':
      return joined(' ', event.data.name, inBrackets(event.data.relation))
    case 'quantities_stated':
      return `${say.statements[event.data.statement]}: ${event.data.lines.map(({ line, quantity }) => `${line} ${quantity}`).join(', ')}`
    case 'claim_opened':
      return claimTold({ ...event.data, text: claimText(event.data) }, t)
    case 'claim_changed': {
      const { number, owner, differences } = event.data
      if (!differences) return `${number}: ${owner}`
      const told = { origin: 'difference', text: claimText({ text: null, differences }) } as const
      return `${number}: ${claimTold(told, t)}`
    }
    case 'claim_settled':
      return `${event.data.number}: ${say.decisions[event.data.decision]}`
    case 'crates_counted':
      return `${say.counts[event.data.event]}: ${event.data.counts.map(({ label, quantity }) => `${label} ${quantity}`).join(', ')}`
    case 'outbound':
      return event.data.reached ? say.atDestination : ''
    case 'reviewed':
      return [event.data.is_approved ? say.approved : say.turnedDown, ...reasonOf(event.data)].join(
        ' · ',
      )
    case 'erased':
    case 'error_reported':
      return event.data.reason
    case 'recorded_in_error':
      return joined(' ', event.data.reason, inBrackets(event.data.reported_by ?? say.system))
    case 'reopened':
      return [...(event.data.former ? [say.takenBack] : []), event.data.reason]
        .filter((part) => part !== '')
        .join(': ')
    case 'corrected':
      return correctionTold(event.data, t, zone)
    case 'rated':
      return say.stars(event.data.client_rating)
    case 'link_created':
      return say.party[event.data.party]
    case 'chased':
      return `${say.owed.steps[event.data.step]}: ${say.owed.parties[event.data.party]}`
    case 'notified': {
      const { delivered, channels } = t(columnWords)
      // Nobody has said yet whether it arrives: 'Not Delivered' here and 'Message Delivered' in the
      // next line would be at odds.
      const statuses = { delivered, not_delivered: say.messageHanded, kept: say.messageKept }
      const names: Readonly<Partial<Record<string, string>>> = channels
      const { notificationType: channel, status } = event.data
      return `${names[channel] ?? channel}: ${statuses[status]}`
    }
    case 'contact_status': {
      const { delivered, notDelivered } = t(columnWords)
      const { status } = event.data
      if (status === 'DELIVERED_TO_HANDSET') return delivered
      // What else a provider has said stands as it was said.
      return status === 'NOT_DELIVERED' ? notDelivered : status.replaceAll('_', ' ').toLowerCase()
    }
    default:
      return ''
  }
}

/** That it came by file, or late, and what is wrong with the time its device tells. */
const notesOf = (event: Recorded, t: Translate): string[] => [
  ...(event.import_id === undefined ? [] : [t(panelWords).byFile]),
  ...('late' in event.data && event.data.late ? [t(offlineWords).late] : []),
  ...(event.time_flag === undefined ? [] : [t(offlineWords).flags[event.time_flag]]),
]

/** Who did it: the account, whose link it was, or the system. */
export const actorNamed = ({ actor }: Pick<Recorded, 'actor'>, t: Translate): string => {
  const say = t(panelWords)
  if (actor.role === 'system') return say.system
  return (
    actor.username ??
    say.publicLink(actor.role === 'receiver' ? say.party.receiver : say.party.driver)
  )
}

/**
 * An event of the log in plain words: what happened, what of it matters, who did it; times in it
 * are those of `zone`. One of a later version is told by its name.
 */
export const eventSummary = (event: Recorded, t: Translate, zone: string): EventSummary => {
  const say = t(panelWords)
  return {
    title: say.events[event.type] ?? event.type,
    detail: [detailOf(event, t, zone), ...notesOf(event, t)]
      .filter((part) => part !== '')
      .join(' · '),
    by: say.by(actorNamed(event, t)),
  }
}
