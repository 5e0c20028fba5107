import { z } from 'zod'
import { everyLanguage, otherLanguages } from '../words/languages.ts'
import { bounds, group } from './setting.ts'

/** What the client's pages speak (L10N-01). */
export const languageSettings = group('what receivers, drivers and the client’s people read', {
  offered: z
    .array(z.enum(otherLanguages).meta({ format: 'language' }))
    .max(bounds.entries)
    .default([...otherLanguages])
    .describe('languages that its pages offer, beside English'),
  first: z
    .enum(everyLanguage)
    .meta({ format: 'language' })
    .nullable()
    .default(null)
    .describe(
      'language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered',
    ),
})
