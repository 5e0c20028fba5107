import type { EventType } from '../events.ts'

/** Members of one object of an event that are sealed, each with what stands for it once erased. */
export interface PersonalPart {
  /** Where the object is; `*` stands for each element of a list. */
  readonly at: readonly string[]
  readonly members: Readonly<Record<string, unknown>>
}

const part = (at: string, members: PersonalPart['members']): PersonalPart => ({
  at: at.split('.'),
  members,
})

const spocsAt = (at: string): PersonalPart[] => [
  part(`${at}.spocs.*`, { name: '' }),
  part(`${at}.spocs.*.contact`, { phone: [], email: [], status: [] }),
]

/** What people enter of an order. */
const enteredAt = (at: string): PersonalPart[] => [
  part(at, {
    client: '',
    truck_number: '',
    value: null,
    extra_fields: { exception: false },
    profile: {},
  }),
  part(`${at}.driver`, { name: '', contact: [] }),
  ...spocsAt(at),
  part(`${at}.destination`, { name: '', loc: null, address: null, postal_code: null }),
  ...spocsAt(`${at}.destination`),
]

const whereClosed = part('data.geo_tag', { loc: null })

const parts: Readonly<Partial<Record<EventType, readonly PersonalPart[]>>> = {
  created: enteredAt('data.entered'),
  edited: enteredAt('data.fields'),
  otp_sent: [part('data', { contacts: [] })],
  received: [part('data', { spoc: null, reason: undefined }), whereClosed],
  rejected: [part('data', { reason: undefined }), whereClosed],
  attempted: [whereClosed],
  delivery_attempted: [part('data', { text: null, photos: [] }), whereClosed],
  outbound: [whereClosed],
  remarked: [part('data', { name: null, text: '', custom_fields: {}, extra_fields: {} })],
  photo_added: [
    part('data', {
      url: '',
      file_name: '',
      digest: '',
      place: null,
      location: undefined,
      seen_on: undefined,
    }),
  ],
  photo_deleted: [part('data', { url: '', digest: '' })],
  items_remarked: [part('data.remarks.*', { text: '', message: null })],
  signed: [part('data', { name: '', relation: '', url: '', digest: '' })],
  quantities_stated: [part('data.lines.*', { note: null })],
  claim_opened: [part('data', { text: null })],
  reviewed: [part('data', { reason: undefined })],
  error_reported: [part('data', { reason: '' })],
  recorded_in_error: [part('data', { reason: '' })],
  claim_settled: [part('data', { note: '' })],
  reopened: [
    part('data', { reason: '' }),
    part('data.former', { extra_fields: { exception: false }, quantities: [] }),
  ],
  corrected: [part('data', { before: null, after: null, reason: '' })],
  contact_status: [part('data', { phone: '', status: '' })],
}

/**
 * Personal data by kind of event: names, numbers, places, pictures and what people wrote. What the
 * product is accountable for (who acted as which user, when, which order) stays in the open.
 */
export const personalParts = (type: string): readonly PersonalPart[] =>
  parts[type as EventType] ?? []

/** Lists beside an event's data whose elements are sealed one by one. */
export const personalLists = ['place', 'files'] as const
