import { columnWords } from '../../words/columns.ts'
import type { Translate } from '../../words/catalogue.ts'
import { languages } from '../../words/languages.ts'
import { settingSayWords } from '../../words/policy-says.ts'
import { settingWords } from '../../words/policy-settings.ts'
import {
  describedSettings,
  type DescribedField,
  type DescribedSetting,
  type DescribedValue,
} from './described-settings.ts'
import { groupOf, settingGroups, type SettingGroup } from './setting-groups.ts'

/** A choice as the document writes it, and as people read it. */
export interface FormChoice {
  readonly value: string
  readonly label: string
}

/** A field of a row, with what people call it. */
export interface FormField extends Omit<DescribedField, 'choices' | 'fields'> {
  readonly title: string
  readonly choices?: readonly FormChoice[]
}

/** A setting with its group, and what people call it and its choices. */
export interface FormSetting extends Omit<DescribedSetting, 'choices' | 'fields'> {
  readonly group: SettingGroup
  readonly title: string
  readonly choices?: readonly FormChoice[]
  readonly fields?: readonly FormField[]
}

/** All that a form for the policy is drawn from. */
export interface SettingForm {
  readonly groups: readonly { readonly group: SettingGroup; readonly title: string }[]
  readonly settings: readonly FormSetting[]
}

/** The form of the policy in a reader's language. */
export const settingForm = (t: Translate): SettingForm => {
  const words = t(settingWords)
  const sayings = t(settingSayWords)
  const choicesOf = (
    { choices, format }: DescribedValue,
    path: string,
  ): { choices?: FormChoice[] } =>
    choices === undefined
      ? {}
      : { choices: choices.map((value) => ({ value, label: labelOf(value, path, format) })) }
  const labelOf = (value: string, path: string, format: DescribedValue['format']): string =>
    wordAt(words.choices, [...path.split('.'), value]) ??
    (format === 'column' ? wordAt(t(columnWords).labels, [value]) : undefined) ??
    (format === 'language' ? wordAt(languages, [value]) : undefined) ??
    value
  const fieldOf = (field: DescribedField, path: string): FormField => {
    const { choices: _choices, fields: _fields, ...rest } = field
    const own = `${path}.${field.key}`
    const title = wordAt(words.fields, own.split('.')) ?? field.key
    const says = wordAt(sayings.fields, own.split('.')) ?? ''
    return { ...rest, says, title, ...choicesOf(field, own) }
  }
  return {
    groups: settingGroups.map((group) => ({ group, title: words.groups[group] })),
    settings: describedSettings().map((setting) => {
      const { choices: _choices, fields, ...rest } = setting
      const { path } = setting
      return {
        ...rest,
        says: wordAt(sayings.settings, path.split('.')) ?? '',
        group: groupOf(path),
        title: wordAt(words.titles, path.split('.')) ?? path,
        ...choicesOf(setting, path),
        ...(fields === undefined ? {} : { fields: fields.map((field) => fieldOf(field, path)) }),
      }
    }),
  }
}

const wordAt = (words: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    words,
  )
  return typeof found === 'string' ? found : undefined
}
