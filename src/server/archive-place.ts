import { join } from 'node:path'

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
