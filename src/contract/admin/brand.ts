import { z } from 'zod'
import { logoPattern, MOST_SENT_LOGO_BYTES } from '../../domain/branding/logo.ts'
import { everyLanguage, otherLanguages } from '../../domain/words/languages.ts'
import { answer, call } from '../call.ts'
import { ofClient } from './policies.ts'

const colour = z.string().describe('#rrggbb')
const shade = z.object({ accent: colour, on_accent: colour.describe('what reads on it') })

/** How a client looks: what pages write and paint for it. */
export const brand = z
  .object({
    name: z.string(),
    shades: z
      .object({ colour, on_colour: colour, light: shade, dark: shade })
      .nullable()
      .describe('null: the product’s own colours'),
    logo: z
      .object({
        url: z.string().describe('path on this server'),
        width: z.number().int(),
        height: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'Brand' })
export type ToldBrand = z.infer<typeof brand>

/** What a client's pages speak, where that is not what every page does. */
export const clientLanguages = z
  .object({
    offered: z.array(z.enum(otherLanguages)).max(otherLanguages.length).describe('beside English'),
    first: z
      .enum(everyLanguage)
      .nullable()
      .describe('what pages begin with for whoever has chosen none; null: the browser’s'),
  })
  .meta({ id: 'ClientLanguages' })

/** Characters of a data URL with a logo, at most. */
const MOST_DATA = Math.ceil(MOST_SENT_LOGO_BYTES / 3) * 4 + 100

/** A picture that becomes a logo, as a data URL in base64. */
export const sentLogo = z
  .string()
  .max(MOST_DATA)
  .describe('PNG, JPEG or WebP as a data URL in base64; kept as a PNG of at most 512 pixels')

/** Bytes of a body with a logo, at most. */
export const LOGO_BODY = MOST_DATA + 20_000

export const getBrand = call({
  method: 'GET',
  url: '/brand/:client',
  summary: 'How a client looks before anybody signs in; unknown ones as the product itself: null',
  audience: 'public',
  schema: {
    params: z.strictObject({ client: z.string().max(80) }),
    response: {
      200: answer({
        result: brand.nullable(),
        languages: clientLanguages.optional().describe('left out where every one is offered'),
      }),
    },
  },
})

export const getLogo = call({
  method: 'GET',
  url: '/brand/:client/logo/:name',
  summary: 'A client’s logo, a PNG that never changes',
  audience: 'public',
  files: { 'image/png': 'the logo' },
  schema: {
    params: z.strictObject({ client: z.string().max(80), name: z.string().regex(logoPattern) }),
    response: { 200: z.any() },
  },
})

export const putLogo = call({
  method: 'PUT',
  url: '/clients/:key/logo',
  summary: 'Keep a picture as a logo; it shows once `branding.logo` of the configuration names it',
  audience: 'account',
  bodyLimit: LOGO_BODY,
  timeout: 20_000,
  schema: {
    params: ofClient,
    body: z.strictObject({ file_data: sentLogo }),
    response: {
      200: answer({
        result: z.object({
          logo: z.string().describe('what `branding.logo` calls it'),
          url: z.string(),
          width: z.number().int(),
          height: z.number().int(),
        }),
      }),
    },
  },
})
