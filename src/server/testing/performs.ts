import { randomUUIDv7 } from 'node:crypto'
import type { Order } from '../../domain/order/order.ts'
import type { Action } from '../../domain/policy/question.ts'
import { aRow } from './rows.ts'

/**
 * What a call is made with: the order it is about, the address orders are posted to, and a photo.
 */
export interface Subject {
  readonly order: Order
  readonly own_url: string
  readonly photo: { file_name: string; file_data: string }
}

/** A call that performs an action; without a body it is a GET. */
export interface Performed {
  readonly url: (its: Subject) => string
  readonly body?: (its: Subject) => object
  readonly headers?: Record<string, string>
  /** It concerns no single order. */
  readonly alone?: true
  /** Actions that the same call needs and that are asked before this one. */
  readonly after?: readonly Action[]
  /**
   * What the server answers where nothing forbids it; 200 unless the call is made up so that its
   * input cannot be right.
   */
  readonly code?: number
}

/** An action of which no call exists yet, and what will bring it. */
export interface Awaited {
  readonly awaits: string
}

const epod = (action: (its: Subject) => object, code = 200): readonly Performed[] => [
  { url: () => '/update_epod', body: (its) => ({ _id: its.order._id, ...action(its) }), code },
]
const link = (party: string): readonly Performed[] => [
  { url: ({ order }) => `/orders/${order._id}/links`, body: () => ({ party }) },
]
const alone = (
  url: string,
  body?: (its: Subject) => object,
  headers?: Record<string, string>,
): Performed => ({
  url: () => url,
  alone: true,
  ...(body && { body }),
  ...(headers && { headers }),
})
const notice = (body: object, after: readonly Action[] = []): readonly Performed[] => [
  {
    url: () => '/orders/triggerNotification',
    body: ({ order }) => ({
      order_ids: [order._id],
      identifier: order.identifier,
      notificationType: ['email'],
      ...body,
    }),
    after,
  },
]
const edit = (fields: object, after: readonly Action[] = []): readonly Performed[] => [
  {
    url: () => '/edit_epod',
    body: ({ order }) => ({ _id: order._id, rev: order.rev, ...fields }),
    after,
  },
]
const targets = { emails: ['office@example.com'], phones: [] }

/**
 * The calls that perform each action. An action that is new has to be entered here before anything
 * compiles.
 */
export const performs: Readonly<Record<Action, readonly Performed[] | Awaited>> = {
  view_order: ['', '/events', '/links'].map((part) => ({
    url: ({ order }) => `/orders/${order._id}${part}`,
  })),
  search_filters: [
    alone('/fetch_orders', () => ({ query: { search: 'lr' } })),
    alone('/fetch_orders', () => ({ query: { sorter: 'remarks' } }), {
      prefer: 'return=representation',
    }),
    alone('/counter', () => ({ query: { source: 'Pune' } })),
  ],
  add_order: [
    alone('/orders', () => [aRow()]),
    alone('/url-codes', () => ({ purpose: 'mobile_add' })),
    alone('/orders/usual'),
  ],
  bulk_upload: [
    alone('/request-cutter/receive_data_new.json', ({ own_url }) => ({
      data: [aRow()],
      callback_data: { url: own_url },
    })),
    alone('/orders/known', () => ({ identifiers: ['LR-1'] })),
    alone('/imports'),
    alone('/imports', () => ({ import_id: randomUUIDv7(), file_name: 'a.xlsx', rows: 1 })),
  ],
  undo_import: [{ ...alone(`/imports/${randomUUIDv7()}/undo`, () => ({})), code: 404 }],
  deliver_by_file: [
    alone('/bulk/deliveries/uploads'),
    alone('/bulk/deliveries/uploads', () => ({
      upload_id: randomUUIDv7(),
      file_name: 'a.xlsx',
      rows: 1,
    })),
    alone('/bulk/deliveries', () => ({
      upload_id: randomUUIDv7(),
      preview: true,
      rows: [{ identifier: 'LR-1', outcome: 'received', at: '2026-01-01T00:00:00Z' }],
    })),
    { ...alone(`/bulk/deliveries/uploads/${randomUUIDv7()}/undo`, () => ({})), code: 404 },
  ],
  receive: epod(() => ({ receive: true })),
  reject: epod(() => ({ reject: true })),
  trigger_otp: [{ url: () => '/trigger_otp', body: ({ order }) => ({ _id: order._id }) }],
  verify_otp: epod(() => ({ otp: 100_000 }), 422),
  remark: epod(() => ({
    remarks: { by: 'Asha', text: 'Counted', categories: ['Intact'] },
    custom_fields: { status_remark: 'Received in full' },
  })),
  goods_condition: epod(() => ({ missing: [{ text: 'Fan', qty: 1 }] })),
  photo: epod(({ photo }) => ({ photos: [photo] })),
  delete_photo: epod(() => ({ deletePhoto: '/api/files/none' }), 422),
  rating: epod(() => ({ client_rating: 4 })),
  outbound: epod(() => ({ triggerOutBound: true })),
  not_delivered: epod(() => ({ not_delivered: { reason: 'no_time' } })),
  answer_attempt: epod(() => ({ attempt_answer: { number: 1, answer: 'nobody_came' } })),
  label: epod(() => ({ label: '43211' })),
  leave: epod(() => ({ leave: true })),
  receiver_link: link('receiver'),
  driver_link: link('driver'),
  tracking_link: link('tracking'),
  revoke_link: [
    {
      url: ({ order }) => `/orders/${order._id}/links/revoke`,
      body: () => ({ link_id: randomUUIDv7() }),
      code: 404,
    },
  ],
  notify: notice({ purpose: 'trigger' }),
  notify_targets: notice({ purpose: 'trigger', targets }, ['notify']),
  share: notice({ purpose: 'share', targets }),
  display_items: [alone('/preferences', () => ({ display_items: ['lr'] }))],
  download_report: [alone('/download', () => ({ query: {} }))],
  download_pods: [alone('/download/pod', () => ({ query: {} }))],
  user_management: [alone('/users')],
  history: [alone('/history')],
  analysis: [alone('/analysis')],
  admin: [alone('/admin/clients')],
  outbox: [alone('/outbox')],
  edit_order: edit({ truck_number: 'KA05ZZ0001' }),
  edit_driver_contact: edit({ driver: { contact: ['9876500099'] } }, ['edit_order']),
  review: [
    {
      url: () => '/orders/review',
      body: ({ order }) => ({ order_id: order._id, is_approved: true }),
    },
  ],
  reupdate: epod(() => ({ reupdate: { reason: 'The photo is of another paper' } })),
  correct: epod(() => ({
    correction: { field: 'truck_number', value: 'KA05ZZ0002', reason: 'Another truck came' },
  })),
  signature: epod(
    ({ photo }) => ({
      signature: { name: 'Meera', relation: 'Storekeeper', image: photo.file_data },
    }),
    422,
  ),
  quantities: epod(() => ({ quantities: [{ line: 'A1', quantity: 10 }] })),
  dispute: epod(() => ({ dispute: 'Two boxes are not ours' })),
  claim: epod(() => ({
    claim: { number: 1, outcome: { decision: 'accepted', note: 'Credited' } },
  })),
  lot_event: [
    {
      url: () => '/lots/submitLotEvent',
      body: ({ order }) => ({
        _id: order._id,
        identifier: order.lot,
        event: 'wh_out',
        submitted_data: [{ key: 'crate', label: 'Crate', expected_value: 4 }],
      }),
    },
  ],
  lot_delivery: [
    {
      url: () => '/lots/submitLotEvent',
      body: ({ order }) => ({
        _id: order._id,
        identifier: order.lot,
        event: 'pod_in',
        submitted_data: [{ key: 'crate', submitted_value: 4 }],
      }),
      code: 422,
    },
  ],
  crates: [
    alone('/crates/balances'),
    alone('/crates/differences?by=lot'),
    alone('/crates/statement?kind=receiver&party=Northwind'),
    alone('/crates/statements'),
  ],
  messages: [{ url: ({ order }) => `/orders/${order._id}/messages` }],
  item_remark: [
    {
      url: ({ order }) => `/items/remarks/bulk/${order._id}`,
      body: () => ({ remarks: [{ item_no: 'A1', text: 'Damaged Box', received_quantity: 1 }] }),
    },
  ],
}

/** Has this action no call yet? */
export const isAwaited = (entry: readonly Performed[] | Awaited): entry is Awaited =>
  'awaits' in entry
