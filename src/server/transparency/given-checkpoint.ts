import PostalMime from 'postal-mime'
import { noteWithin } from '../../domain/transparency/note-within.ts'

/** A mail's header begins with such a line. */
const headerPattern = /^[A-Za-z][A-Za-z0-9-]*:[ \t]/

/**
 * The checkpoint that somebody kept: as it was published, within a text, or in a mail, whose
 * attachments are looked at first. The text itself where there is none in it.
 */
export const checkpointGiven = async (bytes: Buffer): Promise<string> => {
  const text = bytes.toString('utf8')
  if (!headerPattern.test(text)) return noteWithin(text) ?? text
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' })
  const parts = [
    ...mail.attachments.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8'),
    ),
    mail.text ?? '',
  ]
  for (const part of parts) {
    const note = noteWithin(part)
    if (note !== null) return note
  }
  return noteWithin(text) ?? text
}
