import { z } from 'zod'

/**
 * A switch that is on, or off, where the document does not say; each setting with the sentence that
 * documents it.
 */
export const on = (says: string) => z.boolean().default(true).describe(says)
export const off = (says: string) => z.boolean().default(false).describe(says)

/** Entries of a list, and characters of a text, that a document may have at most. */
export const bounds = { entries: 200, usernames: 1_000, label: 80, text: 200, answer: 500 } as const

/** A text that may be missing. */
export const text = (says: string) =>
  z.string().max(bounds.text).nullable().default(null).describe(says)

/** A text of a row, such as a label, with the characters that it may have. */
export const line = (says: string, most: number = bounds.label) =>
  z.string().max(most).describe(says)

/** Names or texts, none where the document does not say. */
export const names = (says: string, usual: readonly string[] = []) =>
  z
    .array(z.string().max(bounds.text))
    .max(bounds.entries)
    .default([...usual])
    .describe(says)

/** The username of an account that may be missing. */
export const username = (says: string) =>
  z.string().max(bounds.text).meta({ format: 'username' }).nullable().default(null).describe(says)

/** Usernames of the client's accounts, none where the document does not say. */
export const usernames = (says: string) =>
  z
    .array(z.string().max(bounds.text).meta({ format: 'username' }))
    .max(bounds.usernames)
    .default([])
    .describe(says)

/** A whole number within bounds. */
export const whole = (least: number, most: number, usual: number, says: string) =>
  z.number().int().min(least).max(most).default(usual).describe(says)

/** One of a few words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  words: T,
  usual: T[number],
  says: string,
) =>
  z
    .enum(words)
    .default(usual as never)
    .describe(says)

/** Rows of the same shape, none where the document does not say. */
export const rows = <T extends z.ZodRawShape>(says: string, shape: T) =>
  z.array(z.strictObject(shape)).max(bounds.entries).default([]).describe(says)

/** A group of settings that may be left out whole. */
export const group = <T extends z.ZodRawShape>(says: string, shape: T) =>
  z
    .strictObject(shape)
    .prefault({} as z.input<z.ZodObject<T>>)
    .describe(says)
