import { z } from 'zod'
import { fieldErrors, issueText, type FieldError } from '../../field-errors.ts'
import { isDay } from '../../time.ts'
import { describedParts } from '../form/described-settings.ts'
import { policySchema, type PolicyDocument } from '../policy.ts'

/** Characters that a document may have as JSON. */
export const MOST_CHARACTERS = 100_000

const isPath = (path: string): boolean => describedParts().some((part) => part.path === path)

const ruleSource = z.strictObject({
  source: z.string().trim().min(1).max(300).describe('the law or contract'),
  checked_on: z
    .string()
    .max(10)
    .refine(isDay, issueText('date_invalid'))
    .describe('the day on which that was last checked, YYYY-MM-DD'),
})

/** A client's document: settings, and beside them what they follow. Users' have no sources. */
export const documentSchema = z.strictObject({
  ...policySchema.shape,
  sources: z
    .record(z.string().refine(isPath, issueText('setting_unknown')), ruleSource)
    .default({})
    .describe('what a rule follows, by the path of a setting or of some that stand together'),
})

/**
 * A client's document as it is sent and kept: judged by the schema, and handed on as it was
 * written, without the defaults.
 */
export const writtenDocument = z.custom<PolicyDocument>().check((context) => {
  const { value, issues } = context
  for (const issue of documentSchema.safeParse(value).error?.issues ?? [])
    issues.push({ ...issue, input: value } as (typeof issues)[number])
  // Schemas of maps pass over this one key.
  for (const path of issues.length === 0 ? prototypesIn(value) : [])
    issues.push({ code: 'unrecognized_keys', keys: [PROTOTYPE], path, input: value })
  if (issues.length === 0 && JSON.stringify(value).length > MOST_CHARACTERS)
    issues.push({
      code: 'custom',
      message: issueText('document_too_long', MOST_CHARACTERS),
      input: value,
    })
})

const PROTOTYPE = '__proto__'

/** The paths of objects that have a key of this name. */
const prototypesIn = (value: unknown, path: readonly string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Object.hasOwn(value, PROTOTYPE) ? [[...path]] : []),
        ...Object.entries(value).flatMap(([key, inner]) => prototypesIn(inner, [...path, key])),
      ]

/** What is wrong with a document by today's schema, by path; nothing where it may be kept. */
export const documentErrors = (document: unknown): FieldError[] =>
  fieldErrors(writtenDocument.safeParse(document).error?.issues ?? [])
