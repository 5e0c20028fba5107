import { words } from './words.ts'

const DEEPEST = 20

/** What cannot be kept of a value, and where, as a path with dots. */
export interface Flaw { readonly path: readonly string[]; readonly message: string }

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * The first text in `value` that neither the database nor a canonical record can hold (NUL, half a surrogate pair), or the first
 * place nested more than 20 deep; null when there is none. Walks without recursion, so that depth cannot hurt.
 */
export const flawIn = (value: unknown): Flaw | null => {
  const open: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next
    if (typeof next.value === 'string' && !isStorable(next.value)) return { path, message: words.notStorable }
    if (typeof next.value !== 'object' || next.value === null) continue
    if (path.length >= DEEPEST) return { path, message: words.tooDeep }
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isStorable(key)) return { path, message: words.notStorable }
      open.push({ value: inner, path: [...path, key] })
    }
  }
  return null
}
