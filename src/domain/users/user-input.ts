import { z } from 'zod'
import { issueText } from '../field-errors.ts'
import { unfitZones } from '../policy/draft/contradictions/zones.ts'
import { writtenDocument } from '../policy/draft/document.ts'

/** Most characters that a user's own settings may have as JSON. */
const MOST_CHARACTERS = 20_000

/** What of the client's configuration is otherwise for one user: settings alone, no sources. */
export const userSettings = writtenDocument
  .refine(
    (own) => own.sources === undefined && JSON.stringify(own).length <= MOST_CHARACTERS,
    issueText('overrides_unfit', MOST_CHARACTERS),
  )
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { field } of unfitZones(value))
      issues.push({
        code: 'custom',
        path: field.split('.'),
        message: issueText('time_zone_unknown'),
        input: value,
      })
  })

/** Kinds of reach that an account may have. */
export const reaches = ['client', 'vendor', 'distributor'] as const

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u)

/** What can be said of a user, field by field. */
export const userFields = {
  username: z
    .string()
    .trim()
    .max(80)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u, issueText('username_unfit'))
    // ‘ＡＤＭＩＮ’ in full width looks like another's name (compatibility forms, UAX 15).
    .refine((name) => name === name.normalize('NFKC'), issueText('username_unfit'))
    .describe('in no client may two have the same, whatever the case'),
  name: line(200),
  email: z.email(issueText('email_unfit')).max(254).nullable(),
  role: line(80).nullable().describe('`User_Mgmnt` opens User Management'),
  accountType: line(80).nullable().describe('`Admin`, `Distributor`, `{client}-Driver` and so on'),
  reach: z.enum(reaches),
  party: line(200).nullable().describe('the transporter or place whose orders such a user sees'),
} as const

const RESERVED: ReadonlySet<string> = new Set([
  'changes',
  'clients',
  'destination',
  'drivers',
  'generate-password',
  'import',
  'locations',
  'source',
])

/**
 * Is this name, whatever the case, that of another call below /users? Who was added under one
 * before goes on.
 */
export const isReservedName = (username: string): boolean => RESERVED.has(username.toLowerCase())

/** Does a party stand with whom it must, and with nobody else? */
export const isPartyRight = ({
  reach,
  party,
}: {
  readonly reach: (typeof reaches)[number]
  readonly party: string | null
}): boolean => (reach === 'client') === (party === null)

/** A user to be added, as a form or a row of a sheet has it. */
export const newUser = z
  .strictObject({
    username: userFields.username,
    name: userFields.name,
    email: userFields.email.default(null),
    role: userFields.role.default(null),
    accountType: userFields.accountType.default(null),
    reach: userFields.reach.default('client'),
    party: userFields.party.default(null),
    overrides: userSettings.optional(),
  })
  .refine(isPartyRight, { path: ['party'], message: issueText('party_unfit') })
/** A user to be added, every default filled. */
export type NewUserInput = z.output<typeof newUser>
