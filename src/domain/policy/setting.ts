import { z } from 'zod'

/**
 * A switch that is on, or off, where the document does not say; each setting with the sentence that
 * documents it.
 */
export const on = (says: string) => z.boolean().default(true).describe(says)
export const off = (says: string) => z.boolean().default(false).describe(says)

/** A text that may be missing. */
export const text = (says: string) => z.string().max(200).nullable().default(null).describe(says)

/** Names or texts, none where the document does not say. */
export const names = (says: string, usual: readonly string[] = []) =>
  z
    .array(z.string().max(200))
    .default([...usual])
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
  z.array(z.strictObject(shape)).default([]).describe(says)

/** A group of settings that may be left out whole. */
export const group = <T extends z.ZodRawShape>(says: string, shape: T) =>
  z
    .strictObject(shape)
    .prefault({} as z.input<z.ZodObject<T>>)
    .describe(says)
