import type { Policy } from './policy.ts'

/** What a receiver may say a remark is about (REM-02). */
export const remarkCategories = [
  'Ontime delivery',
  'Intact',
  'Delayed delivery',
  'Damaged',
  'Items are missing',
  'Wrong Item',
  'Expired Items',
  'Poor Service',
  'Other',
] as const

/**
 * The remark fields of which one must be filled: the user's own list, else the client's; none where
 * nothing is asked (REM-03).
 */
export const mandatoryRemarkFields = ({ config, order_module_config }: Policy): readonly string[] =>
  config.remarks_mandatory_field.length > 0
    ? config.remarks_mandatory_field
    : order_module_config.remarks_mandatory_field

type Described = Policy['order_module_config']['additional_field_in_epod'][number]
/** A field of the remark's form beside its text; sent in `custom_fields` under its key. */
export interface RemarkField extends Described {
  /** One of the fields so marked must be filled. */
  mandatory: boolean
}

/**
 * The fields a remark's form offers beside its text (REM-07): those the client describes, then
 * mandatory ones it does not, as plain text.
 */
export const remarkFields = (policy: Policy): RemarkField[] => {
  const mandatory = mandatoryRemarkFields(policy)
  const described = policy.order_module_config.additional_field_in_epod
  const known = new Set(described.map(({ key }) => key))
  const bare = mandatory
    .filter((key) => !known.has(key))
    .map((key): Described => ({ key, label: key, field_type: 'text', values: [], disabled: false }))
  return [...described, ...bare].map((field) => ({
    ...field,
    mandatory: mandatory.includes(field.key),
  }))
}
