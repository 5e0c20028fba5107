import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { sfntOf } from './sfnt.ts'

const files = {
  latin: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  latin_bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  latin_more: import.meta
    .resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
  devanagari: import.meta
    .resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
  devanagari_bold: import.meta
    .resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  tamil: import.meta
    .resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff'),
  telugu: import.meta
    .resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff'),
  bengali: import.meta
    .resolve('@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff'),
  gujarati: import.meta
    .resolve('@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff'),
  kannada: import.meta
    .resolve('@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff'),
} as const

/** A font by what it has. */
export type FaceName = keyof typeof files
/** The fonts of this process, which every certificate is written with. */
export type Faces = ReadonlyMap<FaceName, Font>

const others = [
  'latin',
  'latin_more',
  'devanagari',
  'tamil',
  'telugu',
  'bengali',
  'gujarati',
  'kannada',
] as const
/** In which order fonts are looked through for a sign. */
export const looks: Readonly<Record<'regular' | 'bold', readonly FaceName[]>> = {
  regular: others,
  bold: ['latin_bold', 'devanagari_bold', ...others],
}

let loading: Promise<Faces> | null = null

/** The fonts, read once in a process. */
export const loadedFaces = (): Promise<Faces> => (loading ??= load())

const load = async (): Promise<Faces> => {
  const read = Object.entries(files).map(async ([name, url]) => {
    const font = create(sfntOf(await readFile(new URL(url))))
    if (!('layout' in font)) throw new Error(`${url} holds several fonts`)
    return [name as FaceName, font] as const
  })
  return new Map(await Promise.all(read))
}

/** A part of a text that one font has all signs of. */
export interface Run {
  readonly face: FaceName
  readonly text: string
}

/** Joiners, which shape what stands around them and are no signs of their own. */
const joiner = /[\u200c\u200d]/
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** What stands for a sign that no font has. */
const UNPRINTABLE = '?'

/**
 * Font fallback: a text cut where another font has to write it; controls are left out. Answers too
 * whether a sign had to be replaced, since none of the fonts has it.
 */
export const runsOf = (
  text: string,
  order: readonly FaceName[],
  faces: Faces,
): { readonly runs: readonly Run[]; readonly is_whole: boolean } => {
  const runs: { face: FaceName; text: string }[] = []
  let is_whole = true
  const has = (face: FaceName, point: number): boolean =>
    faces.get(face)?.hasGlyphForCodePoint(point) ?? false
  for (const given of text) {
    if (unseen.test(given) && !joiner.test(given)) continue
    const last = runs.at(-1)
    const point = given.codePointAt(0) ?? 0
    // A mark is written by the font of what it stands on.
    const stays = last !== undefined && (point > 127 || given === ' ') && has(last.face, point)
    const found = stays ? last.face : order.find((face) => has(face, point))
    if (found === undefined && joiner.test(given)) continue
    if (found === undefined) is_whole = false
    const [face, sign] = found === undefined ? [order[0], UNPRINTABLE] : [found, given]
    if (face === undefined) throw new Error('there are fonts')
    if (last?.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return { runs, is_whole }
}
