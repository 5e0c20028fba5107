import { sentence, type Sentence } from '../words/sentence.ts'
import { x12Text } from './x12/segment.ts'

/** The formats of status messages: ANSI X12 214 and UN/EDIFACT IFTSTA. */
export const messageFormats = ['x12-214', 'iftsta'] as const
/** One of them. */
export type MessageFormat = (typeof messageFormats)[number]

/** Characters of a party's id: GS02 and GS03 of X12 004010, element 0004 of EDIFACT. */
const bounds: Readonly<Record<MessageFormat, { readonly least: number; readonly most: number }>> = {
  'x12-214': { least: 2, most: 15 },
  iftsta: { least: 1, most: 35 },
}

/**
 * Why an interchange cannot be from or for this party, by the field of whoever asks; null where
 * both ids fit whole. One that is cut would be another's, or the same for two.
 */
export const partyFlaw = (
  format: MessageFormat,
  ids: { readonly sender: string; readonly receiver: string },
): { readonly field: 'sender' | 'receiver'; readonly said: Sentence } | null => {
  const { least, most } = bounds[format]
  for (const field of ['sender', 'receiver'] as const) {
    const id = format === 'iftsta' ? ids[field] : x12Text(ids[field], Number.MAX_SAFE_INTEGER)
    if (id.length < least) return { field, said: sentence('too_short', least) }
    if (id.length > most) return { field, said: sentence('too_long', most) }
  }
  return null
}
