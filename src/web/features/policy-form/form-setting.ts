import type { listPolicySettings } from '../../../contract/admin/policy-drafts.ts'
import type { Output } from '../../lib/api/api.ts'

/** All that the form is drawn from. */
export type PolicySettings = Output<typeof listPolicySettings>['result']
/** A setting of the form. */
export type ShownSetting = PolicySettings['settings'][number]
/** A value that a control sets: a setting's, or that of a field in a row. */
export type ShownValue = Omit<ShownSetting, 'path' | 'group' | 'is_wire' | 'fields'> & {
  readonly fields?: readonly ShownField[] | undefined
}
/** A field of a row. */
export type ShownField = NonNullable<ShownSetting['fields']>[number]
/** What a person looks for a setting under. */
export type ShownGroup = PolicySettings['groups'][number]['group']

/** What a control gets: its value, what the schema says of it, and what names it. */
export interface ControlProps {
  readonly setting: ShownValue
  readonly value: unknown
  /** Of the control itself, so that its name's label leads to it. */
  readonly id: string
  /** Ids of what names and of what describes it. */
  readonly names: string
  readonly describes: string
  readonly isWrong: boolean
  readonly onChange: (value: unknown) => void
}

/** What a field of a new row begins with. */
export const firstValue = ({ kind, least, choices, default: usual }: ShownField): unknown => {
  if (usual !== undefined) return usual
  if (kind === 'switch') return false
  if (kind === 'number') return least ?? 0
  if (kind === 'choice') return choices?.[0]?.value ?? ''
  return kind === 'text' ? '' : []
}
