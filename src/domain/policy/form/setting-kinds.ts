/** How a setting is set: what a form draws for it. */
export const settingKinds = [
  'switch',
  'text',
  'number',
  /** One of `choices`. */
  'choice',
  /** Some of `choices`. */
  'choices',
  /** A list of texts. */
  'texts',
  /** Texts by a key: of `choices`, or of the `format` of keys. */
  'texts_by_key',
  /** A list of rows, each with the same `fields`. */
  'rows',
] as const
/** One of them. */
export type SettingKind = (typeof settingKinds)[number]

/** What a text stands for, where it is not any text. */
export const settingFormats = [
  'email',
  'date',
  'time_zone',
  'username',
  'column',
  'country_code',
  'origin',
  'colour',
  'language',
  'logo',
  'status',
] as const
/** One of them. */
export type SettingFormat = (typeof settingFormats)[number]
