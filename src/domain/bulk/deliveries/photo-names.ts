import { fitForFile } from '../../report/file-names.ts'
import { plain } from '../mapping.ts'

/** A file of an archive, by its path in it. */
export interface ArchivedFile {
  readonly path: string
}

/** What a manifest says of a file: whose it is, and what it shows. */
export interface ManifestLine {
  readonly path: string
  readonly identifier: string
  readonly tag: 'epod' | 'spoc'
}

const headers = {
  path: ['Files', 'File', 'File Name', 'Filename', 'Photo', 'Photos', 'Path', 'Name'],
  identifier: ['LR', 'LR No', 'LR Number', 'Identifier', 'Consignment No', 'Docket No', 'Order No'],
  tag: ['Tag', 'Kind', 'Shows'],
} as const

/** The lines of a manifest, its headers first; null where it names neither file nor number. */
export const manifestIn = (
  rows: readonly (readonly string[])[],
  own_number: string,
): ManifestLine[] | null => {
  const [head = [], ...lines] = rows
  const names = head.map(plain)
  const at = (labels: readonly string[]): number =>
    names.findIndex((name) => labels.some((label) => plain(label) === name))
  const [path, identifier, tag] = [
    at(headers.path),
    at([own_number, ...headers.identifier]),
    at(headers.tag),
  ]
  if (path < 0 || identifier < 0) return null
  return lines.map((cells) => ({
    path: cells[path] ?? '',
    identifier: cells[identifier] ?? '',
    tag: plain(cells[tag] ?? '') === 'spoc' ? 'spoc' : 'epod',
  }))
}

/** The path without what archives made elsewhere write otherwise. */
const tidyPath = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')
    .toLowerCase()

const lastOf = (path: string): string => tidyPath(path).split('/').at(-1) ?? ''

/** What may stand between a number and the rest of a name. */
const isEnd = (rest: string): boolean => rest === '' || /^[_. ()-]/.test(rest)

/** Whose a file is. */
export interface MatchedFile {
  readonly path: string
  readonly identifier: string
  readonly tag: 'epod' | 'spoc'
}

/**
 * Whose each file of an archive is: what its row or the manifest says, else the folder that has a
 * number's name, else the longest number that the file's name begins with (as PODs.zip writes
 * them). Files that are nobody's are left out.
 */
export const matchFiles = (
  files: readonly ArchivedFile[],
  numbers: readonly string[],
  manifest: readonly ManifestLine[],
  named: ReadonlyMap<string, readonly string[]>,
): MatchedFile[] => {
  const told = new Map<string, Omit<MatchedFile, 'path'>>()
  for (const { path, ...line } of manifest) told.set(tidyPath(path), line)
  for (const [identifier, names] of named)
    for (const name of names) {
      told.set(tidyPath(name), { identifier, tag: 'epod' })
    }
  // Names can write two numbers alike, as LR/1 and LR-1: whose such a file is, they do not say.
  const by_name = new Map<string, string | null>()
  for (const number of numbers) {
    const name = fitForFile(number).toLowerCase()
    by_name.set(name, (by_name.get(name) ?? number) === number ? number : null)
  }
  const lengths = [...new Set([...by_name.keys()].map((name) => name.length))].sort((a, b) => b - a)
  const beginning = (name: string): string | null => {
    for (const length of lengths) {
      const number = by_name.get(name.slice(0, length))
      if (number !== undefined && isEnd(name.slice(length))) return number
    }
    return null
  }
  return files.flatMap(({ path }): MatchedFile[] => {
    const said = told.get(tidyPath(path)) ?? told.get(lastOf(path))
    if (said) return said.identifier === '' ? [] : [{ path, ...said }]
    const folder = tidyPath(path).split('/').at(-2)
    const identifier =
      (folder === undefined ? undefined : by_name.get(folder)) ?? beginning(lastOf(path))
    // Whoever received the goods is told apart in the name.
    const tag = /[_ (-]spoc(?![a-z])/.test(lastOf(path)) ? 'spoc' : 'epod'
    return identifier === null ? [] : [{ path, identifier, tag }]
  })
}
