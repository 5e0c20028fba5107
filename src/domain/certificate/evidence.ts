import { erasedAt, type ErasedPart } from '../erasure/erased-part.ts'
import { canonical } from '../order/canonical.ts'
import { actorNamed } from '../order/event-summary.ts'
import type { Recorded } from '../order/events.ts'
import type { Order, Photo } from '../order/order.ts'
import { distanceTold, photoNotes } from '../order/photos/photo-notes.ts'
import { authorTold, remarkTold } from '../words/remark-told.ts'
import { attemptWords } from '../words/attempt.ts'
import { choiceIn } from '../words/choices.ts'
import { offlineWords } from '../words/offline.ts'
import { eventsOf } from './delivery.ts'
import { bounded, type Note, type Section, type ShownFile } from './section.ts'
import type { Telling } from './telling.ts'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** When something was captured on a device that is relied on, and when the server had it. */
const timesOf = (
  captured_at: string | null | undefined,
  server_time: string,
  { say, time }: Telling,
): string[] => [
  ...(captured_at ? [say.capturedAt(time(captured_at))] : []),
  say.serverAt(time(server_time)),
]

/** What people wrote of the delivery, and of single items; null where nobody did. */
export const remarksSection = (
  { Items }: Order,
  events: readonly Recorded[],
  telling: Telling,
): Section | null => {
  const { t, say, time } = telling
  const written = eventsOf(events, 'remarked').map((event): Note => {
    const { name, captured_at, late } = event.data
    return {
      text: joined(remarkTold(event.data, t)),
      about: joined([
        authorTold(name, t),
        actorNamed(event, t),
        ...timesOf(captured_at, event.server_time, telling),
        ...(late ? [t(offlineWords).late] : []),
      ]),
    }
  })
  // What is said of an item stands with each of its batches that was there, and is said once.
  const said = new Map(
    Items.flatMap(({ item_no, remarks }) =>
      remarks.map((remark) => [canonical([item_no, remark]), { item_no, remark }] as const),
    ),
  )
  const ofItems = [...said.values()].map(({ item_no, remark }): Note => ({
    text: say.itemRemark(
      item_no,
      joined([
        choiceIn(t, remark.text),
        `${remark.received_quantity} ${remark.recorded_unit ?? ''}`.trim(),
        remark.message ?? '',
      ]),
    ),
    about: remark.time === null ? '' : say.serverAt(time(remark.time)),
  }))
  const notes = [...written, ...ofItems]
  if (notes.length === 0) return null
  const { shown, more } = bounded(notes, say.more)
  return { kind: 'notes', title: say.remarks, notes: shown, more }
}

const photoShown = (photo: Photo, order: Pick<Order, 'erased'>, telling: Telling): ShownFile => {
  const { t, say } = telling
  const erased = photo.digest === '' ? erasedText(order, 'photo', telling) : null
  return {
    digest: photo.digest,
    is_picture: photo.ext !== 'pdf' && erased === null,
    text: erased ?? photo.file_name,
    about: joined([
      photo.tag === 'door' ? t(attemptWords).photo : '',
      say.takenBy[photo.action_by],
      ...timesOf(photo.captured_at ?? photo.taken_at, photo.time, telling),
      ...(photo.distance === undefined ? [] : [say.distant(distanceTold(photo.distance, t))]),
      ...photoNotes(photo, t),
      ...(photo.late ? [t(offlineWords).late] : []),
    ]),
  }
}

/** The photos and papers that the order shows, each with its digest; null where there are none. */
export const photosSection = (order: Order, telling: Telling): Section | null => {
  const { epod } = order
  if (epod.photos.length === 0) return null
  const { say } = telling
  const files = epod.photos.map((photo) => photoShown(photo, order, telling))
  const { shown, more } = bounded(files, say.more)
  return { kind: 'files', title: say.photos, files: shown, more }
}

/** That something was erased, and when that was. */
const erasedText = (
  order: Pick<Order, 'erased'>,
  part: ErasedPart,
  { say, time }: Telling,
): string => {
  const at = erasedAt(order, part)
  return at === null ? say.erasedValues : say.erasedOn(time(at))
}

/** The receiver's signature, who gave it, and on whose device; null without one. */
export const signatureSection = (
  order: Order,
  events: readonly Recorded[],
  telling: Telling,
): Section | null => {
  const { signature } = order.epod
  if (signature === null) return null
  const { say } = telling
  const { name, relation, digest, action_by } = signature
  const event = eventsOf(events, 'signed').findLast(({ data }) => data.digest === digest)
  const file: ShownFile = {
    digest,
    is_picture: digest !== '',
    text: digest === '' ? erasedText(order, 'signature', telling) : say.signedBy(name, relation),
    about: joined([
      say.givenOn[action_by],
      ...(event ? timesOf(event.data.captured_at, event.server_time, telling) : []),
    ]),
  }
  return { kind: 'files', title: say.signature, files: [file], more: null }
}
