import { spoken } from './catalogue.ts'

/** Names of actions, cards and states, as pages show them and reasons use them. */
export const labelWords = /* @__PURE__ */ spoken('labelWords', {
  noData: 'No Data Available',
  actions: {
    view_order: 'View', add_order: 'Add', edit_order: 'Edit', receive: 'Receive', reject: 'Reject', trigger_otp: 'OTP',
    verify_otp: 'OTP', remark: 'Add remark', goods_condition: 'Goods condition', photo: 'Add attachments',
    delete_photo: 'Delete attachment', rating: 'Rating', receiver_link: 'Receiver link', driver_link: 'Driver link',
    tracking_link: 'Tracking link', revoke_link: 'Revoke link', display_items: 'Set Display Items',
    download_report: 'Download Reports', download_pods: 'Download PODs', bulk_upload: 'Bulk upload', undo_import: 'Undo an import',
    outbox: 'Outbox', user_management: 'User Management', admin: 'Admin', analysis: 'Analysis', history: 'History',
    outbound: 'Trigger outbound', notify: 'Trigger Notification', notify_targets: 'Choosing recipients', share: 'Share Your Order',
    search_filters: 'Search filters', edit_driver_contact: 'Driver contact', review: 'Review', reupdate: 'Re-update',
    lot_event: 'Add Details', lot_delivery: 'Crates at delivery', item_remark: 'Item remarks', signature: 'Signature', quantities: 'Quantities', dispute: 'Dispute', claim: 'Claims', correct: 'Correction', crates: 'Crate account',
  },
  cards: {
    total: 'Total Orders', open: 'Open Orders > ETA', eta: 'Open Orders < ETA', closed: 'Closed Orders',
    exception: 'Closed w/ Exception', rejected: 'Rejected',
  },
  notReceived: 'Not Received',
  running: 'Running',
  completed: 'Completed @',
  reviewNotStarted: 'Review Not Started',
} as const)
