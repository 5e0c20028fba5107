import type { EventType } from '../order/events.ts'
import type { OwedParty, OwedStep } from '../order/owed-step.ts'
import { spoken } from './catalogue.ts'

/** What only the order's panel says. */
export const panelWords = /* @__PURE__ */ spoken('panelWords', {
  loading: 'Loading the order', failed: 'The order could not be loaded', retry: 'Retry', missing: 'There is no such order', missingText: 'It may have been removed, or it belongs to another account.',
  proof: 'Proof of delivery', closed: 'This order is closed',
  receive: 'Receive', rejectSure: (reject: string, identifier: string) => `${reject} ${identifier}?`, cannotUndo: 'This cannot be taken back.', cancel: 'Cancel',
  sendOtp: 'Send OTP', otp: 'OTP', verify: 'Verify', enterOtp: 'Enter the one-time password first',
  receivedBy: (name: string, time: string) => `Received by ${name} at ${time}`, receiver: 'receiver',
  rejectedAt: (rejected: string, time: string) => `${rejected} at ${time}`, through: { receive: 'Confirmed by button', otp: 'Confirmed by one-time password' },
  otherTime: 'Received at another time?', closerDay: 'Received on', closerTime: 'Received at', ratingTitle: 'Overall Experience', chooseStars: 'Choose one to five stars first', submit: 'Submit',
  remarks: 'Remarks', addRemark: 'Add remark', remark: 'Remark', name: 'Name', none: 'N/A', nothingChosen: '–', needed: 'Needed', goods: 'Goods', delivery: 'Delivery', category: 'Category', suggestions: 'Suggestions',
  conditions: { intact: 'Intact', damaged: 'Damage', shortage: 'Shortage' }, deliveries: { ontime: 'Ontime', delayed: 'Delayed' },
  attachments: 'Attachements', addPhoto: 'Add photo', addFace: 'Add receiver’s picture', sendPhotos: 'Send', removePhoto: (name: string) => `Remove ${name}`,
  download: (name: string) => `Download ${name}`, remove: (name: string) => `Delete ${name}`, delete: 'Delete', removeSure: 'It disappears from the order; that it was there stays on record.', notLoaded: 'Could not be loaded',
  upload: { preparing: 'Making it smaller', ready: 'Ready to send', sending: 'Sending', sent: 'Sent', kept: 'Saved', failed: 'Not sent', unusable: 'Cannot be sent', doubted: 'Look at this first' },
  photo: {
    taken: (time: string) => `Taken ${time}`, away: (distance: string) => `${distance} from the destination`, metres: (count: number) => `${count} m`, kilometres: (count: string) => `${count} km`, blurred: 'Blurred', dark: 'Dark',
    denied: 'Location refused', unavailable: 'Location not available', other: 'Names another number', same: (number: string) => `Same picture as on ${number}`, sameElsewhere: 'Same picture as on another order',
  },
  links: 'Public links', copy: { receiver: 'Copy receiver link', driver: 'Copy driver link' }, noLinks: 'No link has been made yet.', revoke: 'Revoke',
  revokeSure: 'Whoever holds this link cannot open it any more.', revokeTitle: 'Revoke this link?',
  party: { receiver: 'Receiver', driver: 'Driver', tracking: 'Tracking' }, linkMade: (by: string, time: string) => `Made by ${by}, ${time}`,
  openings: (count: number, last: string | null) => (count === 0 ? 'Not opened yet' : `Opened ${count === 1 ? 'once' : `${count} times`}, last ${last ?? ''}`),
  expired: 'Expired', revoked: 'Revoked', until: (time: string) => `Good until ${time}`,
  facts: 'Consignment', source: 'Source', destination: 'Destination', vehicle: 'Vehicle', invoice: 'Invoice', client: 'Client', transporter: 'Transporter', driver: 'Driver', receivers: 'Receivers',
  dispatched: 'Dispatched', expected: 'Expected', delivered: 'Delivered', units: 'Units', weight: 'Weight', value: 'Invoice value', rating: 'Rating', contactChanged: 'Contact changed after dispatch', stars: (count: number) => `${count} of 5`,
  counts: { wh_out: 'WH crate out', pod_in: 'POD crate in', pod_out: 'POD crate out', wh_in: 'WH crate in' },
  statements: { declared: 'Declared', delivered: 'Delivered', accepted: 'Accepted' }, decisions: { accepted: 'Accepted', partly: 'Accepted in part', refused: 'Refused' }, approved: 'Approved', turnedDown: 'Rejected',
  owed: {
    title: 'Still lacking', send: (party: string) => `Send link to ${party}`, since: (age: string, time: string) => `for ${age}, since ${time}`, asked: (time: string) => `Link sent ${time}`,
    steps: { remark: 'Remark', photo: 'Photo of the papers', face: 'Receiver’s picture', signature: 'Signature', otp: 'One-time password', receive: 'Receive', reupdate: 'Re-update', review: 'Review' } satisfies Record<OwedStep, string>,
    parties: { receiver: 'receiver', driver: 'driver', desk: 'office' } satisfies Record<OwedParty, string>,
  },
  history: 'History', moreHistory: 'Show more', by: (who: string) => `by ${who}`, publicLink: (role: string) => `${role}’s link`, system: 'the system', onDevice: (time: string) => `on the device ${time}`, afterwards: 'added afterwards',
  events: {
    created: 'Order added', edited: 'Order changed', otp_sent: 'One-time password sent', otp_failed: 'Wrong one-time password', received: 'Received', rejected: 'Rejected', attempted: 'Attempt after the end',
    remarked: 'Remark', goods_listed: 'Missing or damaged goods listed', photo_added: 'Photo added', photo_deleted: 'Photo deleted', rated: 'Rated', outbound: 'Reached; receivers told',
    items_remarked: 'Item remarks', signed: 'Signed', quantities_stated: 'Quantities stated', claim_opened: 'Claim opened', claim_changed: 'Claim changed', claim_settled: 'Claim settled',
    crates_counted: 'Crates counted', reviewed: 'Reviewed', reopened: 'Opened for correction', corrected: 'Corrected',
    link_created: 'Public link made', link_revoked: 'Public link revoked', notified: 'Message sent', chased: 'Link to a missing step sent', contact_status: 'Message state', withdrawn: 'Taken out with its import',
  } satisfies Record<EventType, string> as Readonly<Record<string, string>>,
} as const)
