import type { PolicyDocument } from '../domain/policy/policy.ts'
import { usualClocks } from './clocks.ts'

/** Pharma style: every remark says a status, and the dates go back to a fixed day. */
export const pharma = {
  order_module_config: {
    remarks_mandatory_field: ['status_remark'],
    additional_field_in_epod: [
      {
        key: 'status_remark',
        label: 'Status remark',
        field_type: 'list',
        values: [
          'Received in full',
          'Received in part',
          'Temperature deviation',
          'Seal broken',
          'Others',
        ],
      },
    ],
  },
  show_receive_button: true,
  add_columns: [
    'invoice',
    'transporter',
    'current_status',
    'review_status',
    'approved_1',
    'approved_2',
  ],
  column_labels: { invoice: 'Invoice Number' },
  cards: { show_rejected: true },
  earliest_date: '2020-01-01',
  editable: { tat: true },
  goods_invoice: true,
  review_levels: 2,
  lr_locator: true,
  clocks: [...usualClocks],
} satisfies PolicyDocument
