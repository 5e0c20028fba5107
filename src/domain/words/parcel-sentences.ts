import { spoken } from './catalogue.ts'

/** What rules say of the transport labels of an order, to the office and at the door. */
export const parcelSentences = /* @__PURE__ */ spoken('parcelSentences', {
  label_tells_nothing: 'This label tells nothing of a delivery',
  label_window_empty: 'This label’s “not after” is before its “not before”',
  label_other_order: 'This label belongs to another consignment',
  label_too_many: (most: number) => `An order keeps at most ${most} units`,
  label_too_early: (time: string) => `By its label, this is delivered not before ${time}`,
  label_too_late: (time: string) => `By its label, this is delivered not after ${time}`,
  label_signature: 'The label asks for a signature',
  leave_not_allowed: 'No label allows leaving this without a receiver',
  leave_signature: 'This needs a signature, so it cannot be left without a receiver',
  leave_not_confirmed:
    'The label was read at the door; the sender has not confirmed that this may be left',
  leave_photo: 'Take a photo of where it is left first',
  label_unread: 'This is no GS1 label that can be read',
  label_saved: 'Label recorded',
  left_saved: 'Recorded as left without a receiver',
} as const)
