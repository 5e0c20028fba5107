import { mandatoryRemarkFields, remarkFields } from '../../remark-form.ts'
import { givesLinks } from '../../gives-links.ts'
import type { Policy } from '../../policy.ts'
import {
  contradiction,
  found,
  repeated,
  type Contradiction,
  type DraftPolicy,
  type DraftRule,
} from './contradiction.ts'

const HIDE = 'dashboard_customization.hide'
const FIELDS = 'order_module_config.additional_field_in_epod'
const MANDATORY = 'public_url_customization.mandatory_fields_in_epod_closure'

/** The settings that need a piece of evidence, by their paths, where they do. */
const needing = (
  policy: Policy,
): Readonly<Record<'photo' | 'remark' | 'condition', readonly string[]>> => {
  const { receive, reject, public_url_customization } = policy
  const mandatory = public_url_customization.mandatory_fields_in_epod_closure
  const when = (isNeeded: boolean, path: string): string[] => (isNeeded ? [path] : [])
  return {
    photo: [
      ...when(receive.needs_epod_photo, 'receive.needs_epod_photo'),
      ...when(receive.needs_spoc_photo, 'receive.needs_spoc_photo'),
      ...when(receive.damage_needs_photo, 'receive.damage_needs_photo'),
      ...when(mandatory.includes('attachment'), MANDATORY),
    ],
    remark: [
      ...when(receive.needs_remark, 'receive.needs_remark'),
      ...when(reject.needs_remark, 'reject.needs_remark'),
      ...when(mandatory.includes('remarks') || mandatory.includes('item_condition'), MANDATORY),
    ],
    condition: when(mandatory.includes('item_condition'), MANDATORY),
  }
}

/** Evidence that is needed, but cannot be given: it is hidden. */
export const evidenceRule: DraftRule = ({ policy }) => {
  const { hide } = policy.dashboard_customization
  const needs = needing(policy)
  const clash = (
    isHidden: boolean,
    by: string,
    needed: readonly string[],
    code: 'photo_needed_hidden' | 'remark_needed_hidden' | 'condition_needed_hidden',
  ): Contradiction | null =>
    isHidden && needed.length > 0 ? contradiction([`${HIDE}.${by}`, ...needed], code) : null
  return found([
    clash(hide.add_attachments, 'add_attachments', needs.photo, 'photo_needed_hidden'),
    clash(hide.add_remark, 'add_remark', needs.remark, 'remark_needed_hidden'),
    clash(hide.goods_condition, 'goods_condition', needs.condition, 'condition_needed_hidden'),
  ])
}

/** Can the form of a remark be filled at all, as far as the client's own policy has it? */
const unfillable = (policy: Policy): Contradiction | null => {
  const { config, order_module_config } = policy
  if (policy.dashboard_customization.hide.add_remark) return null
  const fields = remarkFields(policy).filter(({ mandatory }) => mandatory)
  const asked =
    config.remarks_mandatory_field.length > 0
      ? 'config.remarks_mandatory_field'
      : 'order_module_config.remarks_mandatory_field'
  const isDead = (field: (typeof fields)[number]): boolean =>
    field.disabled || (field.field_type === 'list' && field.values.length === 0)
  if (fields.length > 0 && fields.every(isDead))
    return contradiction([asked, FIELDS], 'remark_without_field')
  return mandatoryRemarkFields(policy).length === 0 && order_module_config.hide_remark_text
    ? contradiction(
        ['order_module_config.hide_remark_text', 'order_module_config.remarks_mandatory_field'],
        'remark_without_text',
      )
    : null
}

/** Clocks that one key names. */
export const clocksRule: DraftRule = ({ policy: { clocks } }) =>
  found(
    repeated(clocks.map(({ key }) => key)).map((at) =>
      contradiction([`clocks.${at}.key`], 'key_twice', clocks[at]?.key ?? ''),
    ),
    [],
  )

/** A remark's form that cannot be filled: no proof where a remark is needed, else worth a look. */
export const remarkFormRule: DraftRule = ({ policy }) => {
  const fields = policy.order_module_config.additional_field_in_epod
  const dead = unfillable(policy)
  const isNeeded = needing(policy).remark.length > 0
  const twice = (by: 'key' | 'label'): Contradiction[] =>
    repeated(fields.map((field) => field[by])).map((at) =>
      contradiction([`${FIELDS}.${at}.${by}`], 'key_twice', fields[at]?.[by] ?? ''),
    )
  return found(
    [...twice('key'), ...twice('label'), isNeeded ? dead : null],
    [
      isNeeded ? null : dead,
      ...fields.map(({ field_type, values, label, disabled }, at) =>
        field_type === 'list' && values.length === 0 && !disabled
          ? contradiction([`${FIELDS}.${at}.values`], 'list_without_choices', label)
          : null,
      ),
    ],
  )
}

/** Texts that are offered for a remark, and refused with Reject. */
const banned = ({ policy }: DraftPolicy): Contradiction[] => {
  const REASONS = 'public_url_customization.additional_rejection_reasons'
  const forbidden = policy.screen.bannedRejectRemarks
  return policy.public_url_customization.additional_rejection_reasons.flatMap((text, at) =>
    forbidden.includes(text)
      ? [
          contradiction(
            [`${REASONS}.${at}`, 'screen.bannedRejectRemarks'],
            'banned_reason_offered',
            text,
          ),
        ]
      : [],
  )
}

/** What is asked for at the door, and by whom, and never comes. */
export const doorRule: DraftRule = (draft) => {
  const { policy } = draft
  const { public_url_customization, otp, review_levels, review_by_two, chase } = policy
  return found(
    [
      public_url_customization.secure_otp && otp.mode === 'none'
        ? contradiction(['public_url_customization.secure_otp', 'otp.mode'], 'otp_never_sent')
        : null,
    ],
    [
      review_by_two && review_levels < 2
        ? contradiction(['review_by_two', 'review_levels'], 'second_approval_missing')
        : null,
      chase.automatic && !givesLinks(policy, 'receiver') && !givesLinks(policy, 'driver')
        ? contradiction(
            [
              'chase.automatic',
              policy.do_not_show_receivers_public_link
                ? 'do_not_show_receivers_public_link'
                : `${HIDE}.receiver_link`,
              policy.do_not_show_driver_public_link
                ? 'do_not_show_driver_public_link'
                : `${HIDE}.driver_link`,
            ],
            'reminders_without_link',
          )
        : null,
      policy.show_receive_button && policy.dashboard_customization.hide.receive_order
        ? contradiction(['show_receive_button', `${HIDE}.receive_order`], 'receive_hidden')
        : null,
      ...banned(draft),
    ],
  )
}
