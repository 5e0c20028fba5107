import { join } from 'node:path'
import type { Settings } from './env.ts'
import { diskFiles } from './gateways/files/disk-files.ts'
import type { FileStore } from './gateways/files/files.ts'
import { keptFiles, type KeptFiles } from './gateways/files/kept-files.ts'

/** The store of files in a folder of this machine. */
export const filesOnDisk = ({ files_folder }: Pick<Settings, 'files_folder'>): FileStore =>
  diskFiles(files_folder)

/** The folder of the data folder in which files lie that were made for somebody to take. */
const KEPT_FOLDER = 'downloads'

/** Where files lie that were made for somebody to take: beside the others. */
export const openKept = async ({
  data_dir,
  file_store,
}: Pick<Settings, 'data_dir' | 'file_store'>): Promise<KeptFiles> => {
  if (!file_store) return keptFiles(join(data_dir, KEPT_FOLDER))
  const { s3KeptFiles } = await import('./gateways/files/s3-kept-files.ts')
  return s3KeptFiles(file_store, file_store.credentials)
}

/**
 * The object store in which archives of accounts lie once they are made; null where they lie in the
 * data folder.
 */
export const openArchives = async ({
  file_store,
}: Pick<Settings, 'file_store'>): Promise<KeptFiles | null> => {
  if (!file_store) return null
  const { s3KeptFiles } = await import('./gateways/files/s3-kept-files.ts')
  return s3KeptFiles({ place: file_store.place, folder: 'archives' }, file_store.credentials)
}

/** The store of files that the settings name: an object store, or a folder of this machine. */
export const openFiles = async (
  settings: Pick<Settings, 'files_folder' | 'file_store'>,
): Promise<FileStore> => {
  const { file_store } = settings
  if (!file_store) return filesOnDisk(settings)
  // Whoever has no object store is spared its client's code.
  const { s3Files } = await import('./gateways/files/s3-files.ts')
  return s3Files(file_store, file_store.credentials)
}
