import { z } from 'zod'
import { colourPattern } from '../branding/colour.ts'
import { logoPattern } from '../branding/logo.ts'
import { isShownName } from '../branding/shown-name.ts'
import { issueText } from '../field-errors.ts'
import { bounds, group } from './setting.ts'

/** How the client looks to receivers, drivers and its own people before they sign in. */
export const brandingSettings = group('how the client looks on sign-in, public pages and mails', {
  name: z
    .string()
    .max(bounds.label)
    .refine((name) => isShownName(name) && name.trim() !== '', issueText('name_unshown'))
    .nullable()
    .default(null)
    .describe('what it is called there; null: the client’s own name'),
  colour: z
    .string()
    .regex(colourPattern, { error: issueText('colour_unfit'), abort: true })
    .max(7)
    .meta({ format: 'colour' })
    .nullable()
    .default(null)
    .describe(
      'such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own',
    ),
  logo: z
    .string()
    .regex(logoPattern, { error: issueText('logo_unfit'), abort: true })
    .max(80)
    .meta({ format: 'logo' })
    .nullable()
    .default(null)
    .describe(
      'the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none',
    ),
})
