import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FORMAT = 'epod-export-2'
const count = z.number().int().min(0)
const digest = z.string().regex(/^[0-9a-f]{64}$/)

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The migrations that the rows were written under; the target must have run exactly these. */
  migrations: z.array(z.strictObject({ name: z.string(), digest })),
  tables: z.array(z.strictObject({ name: z.string(), rows: count, sha256: digest })),
  /**
   * Stored files, and those on record that could not be taken; the digest is that of their list.
   */
  media: z.strictObject({ files: count, bytes: count, lost: count, sha256: digest }),
  secret: z.boolean(),
})

/** What an exported folder holds: written last, so that a folder without it is not whole. */
export type Manifest = z.infer<typeof manifestSchema>

/** A manifest in this release's format. */
export const manifestOf = (parts: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...parts,
})

/** An export or import that cannot be done; the message tells an operator why. */
export class CannotTransfer extends Error {
  override readonly name = 'CannotTransfer'
}

/** The file that holds a table's rows, one JSON object a line. */
export const fileOf = (folder: string, table: string): string => join(folder, `${table}.jsonl`)

/** The manifest's file. */
export const manifestFile = (folder: string): string => join(folder, 'manifest.json')

/** The list of the stored files, one JSON object a line. */
export const mediaList = (folder: string): string => join(folder, 'media.jsonl')

/** The folder of the stored files. */
export const mediaFolder = (folder: string): string => join(folder, 'media')

/** The file of the installation's secret, where it was asked for. */
export const secretOf = (folder: string): string => join(folder, 'secret')

/** Reads the manifest of an exported folder; throws CannotTransfer when there is none. */
export const readManifest = (folder: string): Manifest => {
  let found: unknown
  try {
    found = JSON.parse(readFileSync(manifestFile(folder), 'utf8'))
  } catch (error) {
    throw new CannotTransfer(`${folder} holds no whole export: manifest.json cannot be read`, {
      cause: error,
    })
  }
  const { format } = (found ?? {}) as { format?: unknown }
  if (format !== FORMAT)
    throw new CannotTransfer(
      `${folder} was exported in the format ${String(format)}, which this release does not read`,
    )
  const parsed = manifestSchema.safeParse(found)
  if (parsed.success) return parsed.data
  throw new CannotTransfer(
    `${manifestFile(folder)} was changed after the export: ` +
      `${parsed.error.issues[0]?.path.join('.')} is not what it should be`,
  )
}
