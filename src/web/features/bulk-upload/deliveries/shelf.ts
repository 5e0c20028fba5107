import { shown } from '../../../../domain/bulk/cell.ts'
import {
  manifestIn,
  matchFiles,
  type ManifestLine,
  type MatchedFile,
} from '../../../../domain/bulk/deliveries/photo-names.ts'
import { openPhotoArchive, type PhotoArchive } from '../../../lib/photos/photo-archive.ts'
import { readCsv } from '../../../lib/sheets/csv.ts'

/** A ZIP of photos that is open, with what its manifest says of them. */
export interface Shelf {
  readonly archive: PhotoArchive
  readonly manifest: readonly ManifestLine[]
}

/** What is told of the photos beside a file: those of its deliveries, and those of none. */
export interface PhotosFound {
  readonly photos: number
  readonly deliveries: number
  readonly left: readonly string[]
  readonly left_count: number
  /** Named by a row, and not in the ZIP. */
  readonly missing: readonly string[]
  readonly missing_count: number
}

const MOST_NAMED = 5

/** Opens a ZIP and reads its manifest. Throws Unreadable. */
export const openShelf = async (file: File, own_number: string): Promise<Shelf> => {
  const archive = await openPhotoArchive(file)
  const bytes = await archive.manifest()
  const lines = bytes === null ? [] : readCsv(new Uint8Array(bytes)).lines
  const manifest = manifestIn(
    lines.map(({ cells }) => cells.map(shown)),
    own_number,
  )
  return { archive, manifest: manifest ?? [] }
}

/** Whose photos those of the shelf are, by number; none without a shelf. */
export const onShelf = (
  shelf: Shelf | null,
  numbers: readonly string[],
  named: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly MatchedFile[]> => {
  const by_number = new Map<string, MatchedFile[]>()
  if (!shelf) return by_number
  const known = new Set(numbers)
  for (const file of matchFiles(shelf.archive.photos, numbers, shelf.manifest, named)) {
    if (!known.has(file.identifier)) continue
    const before = by_number.get(file.identifier)
    if (before) before.push(file)
    else by_number.set(file.identifier, [file])
  }
  return by_number
}

const lastOf = (path: string): string => path.split('/').at(-1) ?? path

/** What is told of a shelf whose files were matched. */
export const foundOn = (
  { archive }: Shelf,
  matched: ReadonlyMap<string, readonly MatchedFile[]>,
  named: ReadonlyMap<string, readonly string[]>,
): PhotosFound => {
  const taken = new Set([...matched.values()].flat().map(({ path }) => path))
  const left = archive.photos.filter(({ path }) => !taken.has(path)).map(({ path }) => path)
  const there = new Set(archive.photos.flatMap(({ path }) => [path, lastOf(path)]))
  const lower = new Set([...there].map((name) => name.toLowerCase()))
  const missing = [...named.values()].flat().filter((name) => !lower.has(name.toLowerCase()))
  return {
    photos: taken.size,
    deliveries: matched.size,
    left: left.slice(0, MOST_NAMED),
    left_count: left.length,
    missing: missing.slice(0, MOST_NAMED),
    missing_count: missing.length,
  }
}
