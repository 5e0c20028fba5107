import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe } from 'vitest'
import { readFileSettings } from '../../env.ts'
import { keepsTheContract } from '../../testing/file-store-contract.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { startS3, type TestS3 } from '../../testing/s3-store.ts'
import { present } from '../../testing/present.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './files.ts'
import { s3Files } from './s3-files.ts'

describe('a store of files on the disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'epod-files-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  keepsTheContract(() => ({
    files: diskFiles(folder),
    damage: (client_id, digest, bytes) =>
      writeFile(join(folder, client_id, digest.slice(0, 2), digest.slice(2)), bytes),
  }))
})

describe.each([false, true])(
  'a store of files in object storage, with versions: %s',
  (versions) => {
    let s3: TestS3
    let files: FileStore
    beforeEach(async () => {
      s3 = await startS3({ versions })
      const endpoint = encodeURIComponent(s3.url)
      const { file_store } = readFileSettings({
        ...STORE_KEYS,
        EPOD_FILES: `s3://files/of/us?endpoint=${endpoint}`,
      })
      const place = present(file_store)
      files = s3Files(place, place.credentials)
    })
    afterEach(() => s3.close())
    keepsTheContract(() => ({
      files,
      damage: (client_id, digest, bytes) => {
        present(s3.objects.get(`of/us/${client_id}/${digest}`)?.at(-1)).bytes = bytes
        return Promise.resolve()
      },
    }))
  },
)
