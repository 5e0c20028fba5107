import { hash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR } from '../../../domain/time.ts'
import {
  type FileStore,
  isClientName,
  isDigestName,
  type LyingFile,
  NoRoom,
  requireNames,
} from './files.ts'

const cannotWrite = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'])
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
/** A temporary file this old belongs to no write that is still running. */
const ABANDONED = HOUR

/**
 * Files on the local disk, at `folder`/client/first two digits/rest of the digest; other names are
 * refused as a TypeError. What `keep` has answered for survives a loss of power. Leftovers of
 * writes that were cut off are swept before the first write.
 */
export const diskFiles = (folder: string): FileStore => {
  const temporary = join(folder, 'temporary')
  let prepared: Promise<void> | undefined
  const prepare = (): Promise<void> =>
    (prepared ??= makeFolder(temporary)
      .then(() => sweep(temporary))
      .catch((error: unknown) => {
        prepared = undefined
        throw error
      }))
  const pathOf = (client_id: string, digest: string): string => {
    requireNames(client_id, digest)
    return join(folder, client_id, digest.slice(0, 2), digest.slice(2))
  }
  return {
    keep: async (client_id, digest, bytes) => {
      const path = pathOf(client_id, digest)
      try {
        await prepare()
        await makeFolder(dirname(path))
        if (!(await holds(path, digest, bytes.byteLength)))
          await writeInto(path, join(temporary, randomUUID()), bytes)
        // Also where the file was there: whoever wrote it may not have come this far.
        await flush(dirname(path))
      } catch (error) {
        throw cannotWrite.has(codeOf(error) ?? '')
          ? new NoRoom(`cannot keep a file: ${String(error)}`, { cause: error })
          : error
      }
    },
    open: async (client_id, digest) => {
      try {
        const file = await open(
          pathOf(client_id, digest),
          constants.O_RDONLY | constants.O_NOFOLLOW,
        )
        return file.createReadStream()
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    remove: async (client_id, digest) => {
      const path = pathOf(client_id, digest)
      try {
        await rm(path, { force: true })
        await flush(dirname(path))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
      }
      return null
    },
    sizeOf: async (client_id, digest) => sizeAt(pathOf(client_id, digest)),
    stored: () => lyingIn(folder),
    addressFor: () => Promise.resolve(null),
  }
}

const sizeAt = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function* lyingIn(folder: string): AsyncGenerator<LyingFile> {
  for (const client_id of (await namesIn(folder)).filter(isClientName))
    for (const first of await namesIn(join(folder, client_id)))
      for (const rest of await namesIn(join(folder, client_id, first))) {
        const bytes = isDigestName(first + rest)
          ? await sizeAt(join(folder, client_id, first, rest))
          : null
        if (bytes !== null) yield { client_id, digest: first + rest, bytes }
      }
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return []
    throw error
  }
}

const writeInto = async (path: string, temporary: string, bytes: Uint8Array): Promise<void> => {
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await putInPlace(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

/** Makes a folder and those above it, each entry flushed; answers at once where it is there. */
const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    return makeFolder(path)
  }
  await flush(dirname(path))
}

const flush = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Does this very content lie there? What was damaged since is written again. */
const holds = async (path: string, digest: string, bytes: number): Promise<boolean> => {
  try {
    const { size } = await stat(path)
    return size === bytes && hash('sha256', await readFile(path), 'hex') === digest
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** Renames a file; a folder that lies in its place is moved aside first. */
const putInPlace = async (file: string, path: string): Promise<void> => {
  try {
    await rename(file, path)
  } catch (error) {
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
    await rename(path, `${file}.aside`)
    await rename(file, path)
  }
}

/** When a file was last written, in ms; null where another process has put it in its place. */
const timeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const sweep = async (temporary: string): Promise<void> => {
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name)
    const written_at = await timeOf(path)
    if (written_at !== null && Date.now() - written_at > ABANDONED)
      await rm(path, { recursive: true, force: true })
  }
}
