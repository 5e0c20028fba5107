import { z } from 'zod'

/** Characters of a secret, at least. */
const LEAST = 32

/**
 * The secrets in a text, a line each, the one in use first. Empty lines at either end are no part
 * of it: files and blocks of YAML end with a new line, and a key that is derived from nothing is
 * known to everybody. A line is used as it stands, space and all, since keys were made of it. Null
 * where any other line is too short for a secret.
 */
export const secretsIn = (text: string): readonly [string, ...string[]] | null => {
  const [first = '', ...earlier] = text
    .replace(/^(?:[^\S\n]*\n)+|(?:\n[^\S\n]*)+$/g, '')
    .split('\n')
  return [first, ...earlier].some((line) => line.trim().length < LEAST) ? null : [first, ...earlier]
}

/** Secrets as a setting holds them, each line as it is used. */
export const secretLines = z.string().transform((text, check): string => {
  const lines = secretsIn(text)
  if (lines !== null) return lines.join('\n')
  check.addIssue(`needs at least ${LEAST} characters in each line`)
  return z.NEVER
})
