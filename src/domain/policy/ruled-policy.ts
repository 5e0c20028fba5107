import type { Policy } from './policy.ts'
import type { PublicRules } from './public-rules.ts'

type Part<K extends keyof Policy, F extends keyof Policy[K]> = Readonly<Pick<Policy[K], F>>

/**
 * View of the policy: as far as the holder of a public link is judged by it. A whole policy is one
 * too.
 */
export interface RulePolicy extends Readonly<
  Pick<Policy, 'signature' | 'labels' | 'review_levels' | 'reached_within_metres'>
> {
  readonly config: Part<'config', 'accountType' | 'remarks_mandatory_field'>
  readonly dashboard_customization: {
    readonly hide: Readonly<
      Pick<Policy['dashboard_customization']['hide'], keyof PublicRules['hide']>
    >
  }
  readonly public_url_customization: Part<
    'public_url_customization',
    'mandatory_fields_in_epod_closure' | 'secure_otp'
  >
  readonly order_module_config: Part<
    'order_module_config',
    'allow_deletion_of_attachments' | 'remarks_mandatory_field' | 'additional_field_in_epod'
  >
  readonly screen: Part<'screen', 'rating' | 'multiRemark' | 'bannedRejectRemarks'>
  readonly otp: Part<'otp', 'mode'>
  readonly remark: Part<'remark', 'category_required'>
  readonly receive: Part<
    'receive',
    'needs_remark' | 'needs_epod_photo' | 'needs_spoc_photo' | 'damage_needs_photo'
  >
  readonly reject: Part<'reject', 'needs_remark'>
  readonly not_delivered: Part<'not_delivered', 'reasons' | 'needs_photo'>
  readonly claims: Part<'claims', 'dispute_hours' | 'threshold_percent'>
}

const judgedBy = (rules: PublicRules): RulePolicy => ({
  config: { accountType: null, remarks_mandatory_field: [] },
  dashboard_customization: { hide: rules.hide },
  public_url_customization: {
    mandatory_fields_in_epod_closure: rules.mandatory_fields_in_epod_closure,
    // Whoever owes a code is shown nothing to act on: what a phone judges comes behind it.
    secure_otp: false,
  },
  order_module_config: {
    allow_deletion_of_attachments: rules.allow_deletion_of_attachments,
    remarks_mandatory_field: rules.remarks_mandatory_field,
    additional_field_in_epod: rules.additional_field_in_epod ?? [],
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
    damage_needs_photo: rules.damage_needs_photo ?? false,
  },
  reject: { needs_remark: rules.reject_needs_remark },
  signature: rules.signature,
  labels: { window: rules.label_window, leave: rules.label_leave },
  not_delivered: rules.not_delivered ?? { reasons: [], needs_photo: false },
  review_levels: rules.review_levels,
  // No link is told of claims, so that a phone needs to open none.
  claims: { dispute_hours: rules.dispute_hours, threshold_percent: Number.POSITIVE_INFINITY },
  reached_within_metres: rules.reached_within_metres,
})

/**
 * The policy for the judge of what a public link's holder does. What no such judgement looks at is
 * not there: a test asks for each of them, and fails where one that is not there is looked at.
 */
export const policyOfRules = (rules: PublicRules): Policy =>
  // The whole policy is no affair of a public page, nor are its schema's defaults worth their bytes
  // there.
  judgedBy(rules) as Policy
