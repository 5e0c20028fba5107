import type { Command } from './commands.ts'
import { editMaking } from './entry/edit-fields.ts'
import type { GeoTag, Recorded } from './events.ts'
import type { Order } from './order.ts'
import { attemptsOf } from './proof/attempts-on-record.ts'

type Later = Exclude<Recorded, { type: 'created' }>

/** A command as the log tells of it: who reminded whom is there as the link that was made. */
export type PastCommand = Exclude<
  Command,
  { type: 'remind' | 'report' | 'undo_delivery' | 'take_back_edit' | 'erase' }
>

/** Nobody can tell any more how much had been sent: no cap is judged. */
const unknownUsage = { to_contact_in_hour: 0, by_account_in_day: 0 }

const geoIn = ({ geo_tag: { loc } }: { geo_tag: GeoTag }) => ({ loc: loc ?? ([] as []) })

/**
 * The command that an event of the log was the outcome of, given the order before it; null for what
 * follows from another event, was refused, or was nobody's doing.
 */
export const pastCommand = (order: Order, event: Later): PastCommand | null => {
  switch (event.type) {
    case 'received': {
      const { through, closer, spoc, reason } = event.data
      const said = {
        geo_tag: geoIn(event.data),
        closer: closer ?? undefined,
        spoc: spoc ?? undefined,
      }
      switch (through) {
        case 'otp':
          return { type: 'verify_otp', matches: true, ...said }
        case 'left':
          return { type: 'leave', geo_tag: said.geo_tag, closer: said.closer }
        case 'receive':
          return { type: 'receive', ...said, reason }
      }
    }
    case 'label_read': {
      const { by: _by, ...read } = event.data
      return { type: 'label', read }
    }
    case 'rejected':
      return { type: 'reject', geo_tag: geoIn(event.data), reason: event.data.reason }
    case 'delivery_attempted': {
      const { reason, text } = event.data
      return { type: 'not_delivered', reason, text: text ?? '', geo_tag: geoIn(event.data) }
    }
    case 'attempt_answered': {
      const { number, answer } = event.data
      return { type: 'answer_attempt', number, answer }
    }
    case 'outbound':
      return { type: 'outbound', geo_tag: geoIn(event.data) }
    case 'otp_sent':
      return { type: 'trigger_otp', nonce: '', usage: unknownUsage }
    case 'edited':
      return {
        type: 'edit',
        edit: editMaking(order, event.data.fields),
        rev: null,
        unseen: [],
      }
    case 'remarked': {
      const { name, text, categories, custom_fields, extra_fields } = event.data
      return { type: 'remark', by: name ?? '', text, categories, custom_fields, extra_fields }
    }
    case 'goods_listed':
      return { type: 'goods_condition', missing: event.data.missing, damaged: event.data.damaged }
    case 'photo_added':
      return { type: 'photo', photo: event.data }
    case 'photo_deleted':
      // Taken back with its upload.
      if (event.import_id !== undefined) return null
      return { type: 'delete_photo', url: event.data.url }
    case 'rated':
      return { type: 'rating', client_rating: event.data.client_rating }
    case 'items_remarked':
      return { type: 'item_remark', remarks: event.data.remarks }
    case 'signed':
      return { type: 'signature', signature: event.data }
    case 'quantities_stated':
      return { type: 'quantities', lines: event.data.lines }
    case 'link_created':
      // The link that the receiver is asked by was made with the attempt, and by nobody's hand.
      if (attemptsOf(order).at(-1)?.seq === event.seq - 1) return null
      return { type: 'create_link', ...event.data }
    case 'link_revoked':
      return { type: 'revoke_link', link_id: event.data.link_id }
    case 'notified':
      return {
        type: 'notify',
        notificationType: event.data.notificationType,
        is_carried: event.data.status !== 'kept',
      }
    case 'withdrawn':
      return {
        type: 'undo_import',
        import_id: event.data.import_id,
        rev: order.rev,
        former: null,
      }
    case 'otp_failed':
    case 'attempted':
    case 'chased':
    case 'contact_status':
    case 'erased':
      return null
    default:
      return afterwards(event)
  }
}

/**
 * The command that an event between the parties, after the proof is given, was the outcome of; null
 * for one that follows from another event or was nobody's doing.
 */
const afterwards = (
  event: Extract<
    Later,
    {
      type:
        | 'claim_opened'
        | 'claim_changed'
        | 'claim_settled'
        | 'crates_counted'
        | 'reviewed'
        | 'reopened'
        | 'corrected'
        | 'error_reported'
        | 'recorded_in_error'
        | 'error_dismissed'
    }
  >,
): PastCommand | null => {
  switch (event.type) {
    // A difference opens its claim by itself.
    case 'claim_opened':
      return event.data.origin === 'dispute'
        ? { type: 'dispute', text: event.data.text ?? '' }
        : null
    case 'claim_changed': {
      // So does one that is counted anew change it.
      const { differences, ...change } = event.data
      return differences ? null : { type: 'claim', ...change }
    }
    case 'claim_settled': {
      const { number, ...outcome } = event.data
      return { type: 'claim', number, outcome }
    }
    case 'crates_counted': {
      const { lot, counts } = event.data
      return {
        type: 'lot_event',
        event: event.data.event,
        lot,
        counts: counts.map(({ key, label, quantity }) => ({ key, label, value: quantity })),
      }
    }
    case 'reviewed':
      return { type: 'review', is_approved: event.data.is_approved, reason: event.data.reason }
    case 'reopened':
      // What is taken back with an upload follows from the log, and from no input.
      if (event.data.former) return null
      return { type: 'reupdate', reason: event.data.reason }
    case 'error_reported':
      return { type: 'report_error', act: event.data.act, reason: event.data.reason }
    case 'recorded_in_error':
    case 'error_dismissed':
      return { type: 'settle_error', is_confirmed: event.type === 'recorded_in_error' }
    case 'corrected': {
      const { field, after, reason } = event.data
      return { type: 'correct', field, value: after, reason }
    }
  }
}
