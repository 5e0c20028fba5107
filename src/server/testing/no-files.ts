import type { FileStore } from '../gateways/files/files.ts'

/** A store in which nothing ever is. */
export const noFiles: FileStore = {
  keep: () => Promise.resolve(),
  open: () => Promise.resolve(null),
  sizeOf: () => Promise.resolve(null),
  remove: () => Promise.resolve(null),
  addressFor: () => Promise.resolve(null),
  stored: async function* () {},
}
