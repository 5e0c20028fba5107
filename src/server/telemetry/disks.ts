import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Bytes of a disk. */
interface DiskSpace {
  readonly free: number
  readonly size: number
}

/** The disk on which a folder lies, or will lie once it is made; null where that is not told. */
const diskOf = async (folder: string): Promise<DiskSpace | null> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    const parent = dirname(folder)
    return parent === folder ? null : diskOf(parent)
  }
}

/** Of several disks the one of which the least part is free; null where there is none. */
export const fullestOf = (disks: readonly (DiskSpace | null)[]): DiskSpace | null =>
  disks.reduce((one, other) => {
    if (!one || !other) return one ?? other
    return other.free * one.size < one.free * other.size ? other : one
  }, null)

/** The fullest disk of those on which these folders lie. */
export const fullestDisk = async (folders: readonly string[]): Promise<DiskSpace | null> =>
  fullestOf(await Promise.all(folders.map((folder) => diskOf(resolve(folder)))))
