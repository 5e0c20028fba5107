import { z } from 'zod'
import { deskFields } from '../../order/entry/edit-locks.ts'
import { additionalSheetKeys } from '../../report/additional-sheets.ts'
import { policySchema } from '../policy.ts'
import { wireSettings } from '../wire-settings.ts'
import { settingFormats, type SettingFormat, type SettingKind } from './setting-kinds.ts'

/** What the schema says of a value: of a setting's, or of a field's in a row. */
export interface DescribedValue {
  readonly kind: SettingKind
  /** What it means: the note of docs/policy.md. */
  readonly says: string
  /** Null may stand in its place. */
  readonly nullable: boolean
  /** What holds where a document does not say; undefined where a row has to. */
  readonly default: unknown
  /** Of a number. */
  readonly least?: number
  readonly most?: number
  /** Characters of a text, or of each text. */
  readonly longest?: number
  /** Entries of a list. */
  readonly entries?: number
  readonly format?: SettingFormat
  readonly choices?: readonly string[]
  readonly fields?: readonly DescribedField[]
}

/** A field of a row. */
export interface DescribedField extends DescribedValue {
  readonly key: string
}

/** A setting of the policy: where it stands in a document, and what the schema says of it. */
export interface DescribedSetting extends DescribedValue {
  readonly path: string
  /** It stands where clients of the wire look for it (CONF-03). */
  readonly is_wire: boolean
}

/** Settings that stand together in a document. */
export interface SettingPart {
  readonly path: string
  readonly says: string
  readonly kind: 'group'
}

/** JSON Schema, as far as the policy uses it. */
interface Schema {
  type?: string | string[]
  description?: string
  default?: unknown
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  format?: string
  pattern?: string
}

/** Choices that the schema leaves open, since other parts of the domain have them. */
const openChoices: Readonly<Record<string, readonly string[]>> = {
  'editable_by.transporter': deskFields,
  'editable_by.distributor': deskFields,
  'editable_by.cnf': deskFields,
  'report_customization.additional_sheets.key': additionalSheetKeys,
  'dashboard_customization.bulk_upload_headers.type': ['text', 'number', 'date', 'time'],
}

const valueOf = (schema: Schema, path: string): DescribedValue => {
  const branches = schema.anyOf ?? [schema]
  const types = [schema.type ?? []].flat()
  const { anyOf: _branches, ...outer } = schema
  const inner: Schema = {
    ...branches.find(({ type }) => type !== 'null'),
    ...outer,
  }
  const [type] = [inner.type ?? []].flat().filter((one) => one !== 'null')
  const choices = inner.enum ?? inner.items?.enum ?? inner.propertyNames?.enum ?? openChoices[path]
  const texts = inner.items ?? mapOf(inner)
  const kind = kindOf({ ...inner, ...(type === undefined ? {} : { type }) })
  const format =
    formatOf(inner) ?? formatOf(inner.items ?? {}) ?? formatOf(inner.propertyNames ?? {})
  return {
    kind,
    says: schema.description ?? '',
    nullable: types.includes('null') || branches.some((one) => one.type === 'null'),
    default: schema.default,
    ...(inner.minimum === undefined ? {} : { least: inner.minimum }),
    ...(inner.maximum === undefined ? {} : { most: inner.maximum }),
    ...longestOf(inner.maxLength ?? texts?.maxLength),
    ...(inner.maxItems === undefined ? {} : { entries: inner.maxItems }),
    ...(format === undefined ? {} : { format }),
    ...(choices === undefined ? {} : { choices }),
    ...(kind === 'rows' ? { fields: fieldsOf(inner.items ?? {}, path) } : {}),
  }
}

const longestOf = (longest: number | undefined): Pick<DescribedValue, 'longest'> =>
  longest === undefined ? {} : { longest }

const mapOf = ({ properties, additionalProperties }: Schema): Schema | undefined =>
  !properties && typeof additionalProperties === 'object' ? additionalProperties : undefined

const kindOf = ({ type, items, enum: choices, additionalProperties }: Schema): SettingKind => {
  if (choices) return 'choice'
  if (type === 'array') {
    if (items?.properties) return 'rows'
    return items?.enum ? 'choices' : 'texts'
  }
  if (typeof additionalProperties === 'object') return 'texts_by_key'
  if (type === 'boolean') return 'switch'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

const formatOf = ({ format }: Schema): SettingFormat | undefined =>
  settingFormats.find((known) => known === format)

const fieldsOf = ({ properties = {} }: Schema, path: string): DescribedField[] =>
  Object.entries(properties).map(([key, field]) => ({ key, ...valueOf(field, `${path}.${key}`) }))

const below = (schema: Schema, path: string): (DescribedSetting | SettingPart)[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const own = path === '' ? key : `${path}.${key}`
    return part.properties
      ? [{ path: own, kind: 'group', says: part.description ?? '' }, ...below(part, own)]
      : [{ path: own, is_wire: isWire(own), ...valueOf(part, own) }]
  })

const isWire = (path: string): boolean => Object.hasOwn(wireSettings, path.split('.')[0] ?? '')

let known: readonly (DescribedSetting | SettingPart)[] | undefined

/** Every part of the policy in the schema's order, groups before what they hold. */
export const describedParts = (): readonly (DescribedSetting | SettingPart)[] =>
  // Read as what a document may hold, so that what may be left out shows its default.
  (known ??= below(
    z.toJSONSchema(policySchema, { io: 'input', unrepresentable: 'any' }) as Schema,
    '',
  ))

/** Every setting of the policy in the schema's order, as data that a form can be drawn from. */
export const describedSettings = (): readonly DescribedSetting[] =>
  describedParts().filter((part): part is DescribedSetting => part.kind !== 'group')
