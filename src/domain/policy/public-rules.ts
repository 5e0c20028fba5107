import { z } from 'zod'
import { attemptReasons } from '../order/proof/attempt-schema.ts'
import type { Policy } from './policy.ts'
import { mandatoryRemarkFields } from './remark-form.ts'

/** A field of a remark that the client describes, as public pages are told of it (REM-07). */
export const describedField = z.object({
  key: z.string(),
  label: z.string(),
  field_type: z.enum(['text', 'number', 'list', 'date']),
  values: z.array(z.string()),
  disabled: z.boolean(),
})

/**
 * The settings that judge what the holder of a public link does, and no others: with them a phone
 * without network predicts what the server will say.
 */
export const publicRulesSchema = z.object({
  hide: z.object({
    goods_condition: z.boolean(),
    add_remark: z.boolean(),
    add_attachments: z.boolean(),
    receive_order: z.boolean(),
  }),
  allow_deletion_of_attachments: z.boolean(),
  remarks_mandatory_field: z.array(z.string()),
  category_required: z.boolean(),
  additional_field_in_epod: z
    .array(describedField)
    .optional()
    .describe('left out where a remark has no further fields'),
  mandatory_fields_in_epod_closure: z.array(z.enum(['attachment', 'remarks', 'item_condition'])),
  rating: z.boolean(),
  multiRemark: z.boolean(),
  bannedRejectRemarks: z.array(z.string()),
  otp_mode: z.enum(['on_demand', 'delivery_code', 'none']),
  receive_needs_remark: z.boolean(),
  receive_needs_epod_photo: z.boolean(),
  receive_needs_spoc_photo: z.boolean(),
  damage_needs_photo: z.boolean().optional().describe('left out by releases that did not ask'),
  reject_needs_remark: z.boolean(),
  signature: z.enum(['off', 'optional', 'required']),
  label_window: z.enum(['refuse', 'flag', 'ignore']),
  label_leave: z.enum(['never', 'sender', 'door']),
  not_delivered: z
    .object({ reasons: z.array(z.enum(attemptReasons)), needs_photo: z.boolean() })
    .optional()
    .describe('left out by releases that did not ask'),
  review_levels: z.number(),
  dispute_hours: z.number(),
  reached_within_metres: z.number(),
})
export type PublicRules = z.infer<typeof publicRulesSchema>

/** Reads them out of an effective policy. */
export const publicRulesOf = (policy: Policy): PublicRules => {
  const {
    dashboard_customization: { hide },
    order_module_config,
    screen,
    receive,
    reject,
    remark,
    otp,
    public_url_customization,
  } = policy
  return {
    hide: {
      goods_condition: hide.goods_condition,
      add_remark: hide.add_remark,
      add_attachments: hide.add_attachments,
      receive_order: hide.receive_order,
    },
    allow_deletion_of_attachments: order_module_config.allow_deletion_of_attachments,
    remarks_mandatory_field: [...mandatoryRemarkFields(policy)],
    category_required: remark.category_required,
    ...(order_module_config.additional_field_in_epod.length > 0 && {
      additional_field_in_epod: order_module_config.additional_field_in_epod,
    }),
    mandatory_fields_in_epod_closure: public_url_customization.mandatory_fields_in_epod_closure,
    rating: screen.rating,
    multiRemark: screen.multiRemark,
    bannedRejectRemarks: screen.bannedRejectRemarks,
    otp_mode: otp.mode,
    receive_needs_remark: receive.needs_remark,
    receive_needs_epod_photo: receive.needs_epod_photo,
    receive_needs_spoc_photo: receive.needs_spoc_photo,
    damage_needs_photo: receive.damage_needs_photo,
    reject_needs_remark: reject.needs_remark,
    signature: policy.signature,
    label_window: policy.labels.window,
    label_leave: policy.labels.leave,
    not_delivered: {
      reasons: policy.not_delivered.reasons,
      needs_photo: policy.not_delivered.needs_photo,
    },
    review_levels: policy.review_levels,
    dispute_hours: policy.claims.dispute_hours,
    reached_within_metres: policy.reached_within_metres,
  }
}
