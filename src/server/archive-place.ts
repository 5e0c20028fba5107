import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from './env.ts'
import { openArchives } from './open-files.ts'

/** Which archive of which client. */
export interface ExportKey {
  readonly client_id: string
  readonly id: string
}

/** Where an archive lies in the data folder, and the rows that it is made of meanwhile. */
export const archivePlace = (
  data_dir: string,
  { client_id, id }: ExportKey,
): { readonly file: string; readonly rows: string } => {
  const at = join(data_dir, 'exports', client_id, id)
  return { file: `${at}.zip`, rows: `${at}.rows` }
}

/** Removes what lies of an archive in the data folder, whole or not. */
export const removeFromFolder = async (data_dir: string, key: ExportKey): Promise<void> => {
  const { file, rows } = archivePlace(data_dir, key)
  for (const path of [file, `${file}.part`, rows]) await rm(path, { recursive: true, force: true })
}

/** Removes an archive from the data folder and, where there is one, from the object store. */
export const removeArchive = async (
  settings: Pick<Settings, 'data_dir' | 'file_store'>,
  key: ExportKey,
): Promise<void> => {
  await removeFromFolder(settings.data_dir, key)
  const shelf = await openArchives(settings)
  await shelf?.remove(key.id)
}

const LIES_THERE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./

/** The archives of which something lies in the data folder. */
export const archivesInFolder = async (data_dir: string): Promise<ExportKey[]> => {
  const keys: ExportKey[] = []
  const clients = await namesIn(join(data_dir, 'exports'))
  for (const client_id of clients) {
    const names = await namesIn(join(data_dir, 'exports', client_id))
    const ids = new Set(names.flatMap((name) => LIES_THERE.exec(name)?.[1] ?? []))
    keys.push(...[...ids].map((id) => ({ client_id, id })))
  }
  return keys
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch((): string[] => [])
