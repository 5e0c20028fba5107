import type { Policy } from './policy.ts'
import type { PublicRules } from './public-rules.ts'

/**
 * The policy as far as the holder of a public link is judged by it. What no such judgement looks at
 * is not there: a test asks them all.
 */
export const ruledPolicy = (rules: PublicRules): Policy => {
  const judged = {
    config: { accountType: null, remarks_mandatory_field: [] },
    dashboard_customization: { hide: rules.hide },
    public_url_customization: {
      mandatory_fields_in_epod_closure: rules.mandatory_fields_in_epod_closure,
    },
    order_module_config: {
      allow_deletion_of_attachments: rules.allow_deletion_of_attachments,
      remarks_mandatory_field: rules.remarks_mandatory_field,
    },
    screen: {
      rating: rules.rating,
      multiRemark: rules.multiRemark,
      bannedRejectRemarks: rules.bannedRejectRemarks,
    },
    otp: { mode: rules.otp_mode },
    remark: { category_required: rules.category_required },
    receive: {
      needs_remark: rules.receive_needs_remark,
      needs_epod_photo: rules.receive_needs_epod_photo,
      needs_spoc_photo: rules.receive_needs_spoc_photo,
    },
    reject: { needs_remark: rules.reject_needs_remark },
    signature: rules.signature,
    review_levels: rules.review_levels,
    claims: { dispute_hours: rules.dispute_hours },
    reached_within_metres: rules.reached_within_metres,
  }
  // The whole policy is no affair of a public page, nor are its schema's defaults worth their bytes
  // there.
  return judged as unknown as Policy
}
