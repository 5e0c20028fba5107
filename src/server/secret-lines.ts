import { z } from 'zod'

/** Characters of a secret, at least. */
const LEAST = 32

/**
 * The secrets in a text, a line each, the one in use first. Space around a line and empty lines at
 * either end are no part of it: files and blocks of YAML end with a new line, and a key that is
 * derived from nothing is known to everybody. Null where any other line is too short for a secret.
 */
export const secretsIn = (text: string): readonly [string, ...string[]] | null => {
  const [first = '', ...earlier] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim())
  return [first, ...earlier].some((line) => line.length < LEAST) ? null : [first, ...earlier]
}

/** Secrets as a setting holds them, each line as it is used. */
export const secretLines = z.string().transform((text, check): string => {
  const lines = secretsIn(text)
  if (lines !== null) return lines.join('\n')
  check.addIssue(`needs at least ${LEAST} characters in each line`)
  return z.NEVER
})
