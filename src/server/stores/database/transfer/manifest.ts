import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an exported folder holds: written last, so that a folder without it is not whole. */
export interface Manifest {
  format: 'epod-rows-1'
  /** The migrations that the rows were written under; the target must have run exactly these. */
  migrations: { name: string; digest: string }[]
  tables: { name: string; rows: number; sha256: string }[]
}

/** An export or import that cannot be done; the message tells an operator why. */
export class CannotTransfer extends Error {
  override readonly name = 'CannotTransfer'
}

/** The file that holds a table's rows, one JSON object a line. */
export const fileOf = (folder: string, table: string): string => join(folder, `${table}.jsonl`)

/** The manifest's file. */
export const manifestFile = (folder: string): string => join(folder, 'manifest.json')

/** Reads the manifest of an exported folder; throws CannotTransfer when there is none. */
export const readManifest = (folder: string): Manifest => {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest
  } catch (error) {
    throw new CannotTransfer(`${folder} holds no whole export: manifest.json cannot be read`, {
      cause: error,
    })
  }
  if (manifest.format !== 'epod-rows-1')
    throw new CannotTransfer(
      `${folder} was exported in the format ${String(manifest.format)}, which this release does ` +
        'not read',
    )
  return manifest
}
