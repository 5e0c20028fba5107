import { z } from 'zod'
import { countryCodes } from '../../domain/country.ts'
import { issueText } from '../../domain/field-errors.ts'
import { isTimeZone } from '../../domain/time.ts'
import { colourPattern } from '../../domain/branding/colour.ts'
import { isShownName } from '../../domain/branding/shown-name.ts'
import { beginsOffered } from '../../domain/words/languages.ts'
import { userFields } from '../../domain/users/user-input.ts'
import { clientLanguages, LOGO_BODY, sentLogo } from './brand.ts'
import { answer, call } from '../call.ts'

const client = z.object({
  key: z.string(),
  name: z.string(),
  preset: z.string().nullable().describe('what it began with'),
  version: z.number().int().describe('of its configuration; 0 where nothing is written down'),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
})
/** A client as administrators see it in the list. */
export type AdministeredClient = z.infer<typeof client>

export const listAdministered = call({
  method: 'GET',
  url: '/clients',
  summary: 'The clients that the caller administers, by key',
  audience: 'account',
  schema: {
    querystring: z.strictObject({
      search: z.string().trim().max(200).default('').describe('any part of key or name'),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: {
      200: answer({
        result: z.object({
          clients: z.array(client),
          total: z.number().int(),
          may_add: z.boolean().describe('the caller may add clients'),
        }),
      }),
    },
  },
})

export const addClient = call({
  method: 'POST',
  url: '/clients',
  summary:
    'Add a client that begins with a preset or a copy, with its look and its first administrator, ' +
    'all of it or nothing; for who administers every client',
  audience: 'account',
  bodyLimit: LOGO_BODY,
  timeout: 20_000,
  schema: {
    body: z
      .strictObject({
        key: z
          .string()
          .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
          .describe('in addresses: lower case letters, digits and hyphens'),
        name: z.string().trim().min(1).max(200).refine(isShownName, issueText('name_unshown')),
        preset: z.string().max(80).optional().describe('one of GET /policy-settings'),
        copy_of: z.string().max(80).optional().describe('the key of another client'),
        time_zone: z.string().max(80).refine(isTimeZone, issueText('time_zone_unknown')).optional(),
        country: z.enum(countryCodes).optional().describe('ISO 3166-1; sets how numbers are read'),
        languages: clientLanguages
          .strict()
          .refine(beginsOffered, { path: ['first'], message: issueText('language_not_offered') })
          .optional()
          .describe('what its pages speak'),
        colour: z
          .string()
          .regex(colourPattern, issueText('colour_unfit'))
          .optional()
          .describe('#rrggbb, becomes `branding.colour`'),
        logo: sentLogo.optional(),
        administrator: z
          .strictObject({
            username: userFields.username,
            name: userFields.name,
            email: userFields.email.default(null),
          })
          .optional()
          .describe('is added as the first account and invited'),
      })
      .refine(({ preset, copy_of }) => (preset === undefined) !== (copy_of === undefined), {
        path: ['preset'],
        message: issueText('preset_or_copy'),
      }),
    response: {
      200: answer({
        result: z.object({
          key: z.string(),
          version: z.number().int(),
          invitation: z
            .object({
              username: z.string(),
              sent_to: z.string().nullable().describe('null: no mail went out, `url` is here'),
              url: z.string().optional().describe('shown this once'),
              expires_at: z.iso.datetime(),
            })
            .nullable()
            .describe('of the first administrator'),
        }),
      }),
    },
  },
})
