import { noteIn } from './signed-note.ts'

/** Three lines of a checkpoint, an empty one, and at least one line of a signature. */
const checkpointPattern =
  /^[^\s>]{1,255}\n\d{1,16}\n[A-Za-z0-9+/]{43}=\n\n(?:— \S{1,255} [A-Za-z0-9+/=]{1,400}(?:\n|$)){1,16}/mu

/**
 * The first checkpoint with its signatures in a text that holds other words too, such as a mail;
 * null where there is none. Line ends of any system will do, and signs of a quotation before lines.
 */
export const noteWithin = (text: string): string | null => {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:> ?)+/gm, '')
    .replace(/[ \t]+$/gm, '')
  const [found] = checkpointPattern.exec(lines) ?? []
  if (found !== undefined) return `${found.trimEnd()}\n`
  return noteIn(text) ? text : null
}
