import { hasExtension } from './photo-file.ts'

/** Kinds of files that are kept, by the extension they get. */
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf'

const MOST_CHARACTERS = 80
// Control and format characters (those that turn the direction of writing too), and what no file
// system likes in a name.
const unfit = /[\p{C}\u2028\u2029<>:"|?*]/gu

/**
 * The name to show for a file: without its path and unfit characters, at most 80 characters, ending
 * in the extension of what the file is, whatever it was called. Null where the name has no
 * extension after a dot that is not its first character.
 */
export const displayName = (name: string, kind: FileKind): string | null => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(unfit, '').replace(/\s+/g, ' ').trim()
  if (!hasExtension(shown)) return null
  const dot = shown.lastIndexOf('.')
  const extension = shown.slice(dot + 1).toLowerCase()
  const kept = extension === kind || (kind === 'jpg' && extension === 'jpeg') ? extension : kind
  return `${Array.from(shown.slice(0, dot))
    .slice(0, MOST_CHARACTERS - 1 - kept.length)
    .join('')
    .trimEnd()}.${kept}`
}
