import { buffer } from 'node:stream/consumers'
import type { Certificate } from '../../domain/certificate/certificate.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { openGenuine, type FileFault } from '../gateways/files/genuine-file.ts'
import type { Holding } from '../share-holders.ts'
import { NoPicture, onPaper } from '../photos/picture.ts'

/** Small pictures by the digest of the file that each shows, or that it cannot be read. */
export type DrawnPictures = ReadonlyMap<string, Buffer | 'unreadable'>

/** Pictures that one certificate draws; of further ones it has name, times and digest. */
export const MOST_DRAWN = 10

/**
 * The small pictures of a certificate's first files, each of whose bytes were seen to be those on
 * record; `missed` hears of those that were not.
 */
export const drawnPictures = async (
  { sections }: Certificate,
  files: FileStore,
  client_id: string,
  holding: Holding,
  missed: (digest: string, fault: FileFault) => void,
): Promise<DrawnPictures> => {
  const digests = sections
    .flatMap((section) => (section.kind === 'files' ? section.files : []))
    .filter(({ is_picture }) => is_picture)
    .map(({ digest }) => digest)
  const pictures = [...new Set(digests)]
    .slice(0, MOST_DRAWN)
    .map(async (digest): Promise<readonly [string, Buffer | 'unreadable']> => {
      const opened = await openGenuine(files, client_id, digest)
      if (typeof opened === 'string') {
        missed(digest, opened)
        return [digest, 'unreadable']
      }
      try {
        return [digest, await onPaper(() => buffer(opened.stream), holding)]
      } catch (error) {
        if (!(error instanceof NoPicture)) throw error
        return [digest, 'unreadable']
      } finally {
        opened.stream.destroy()
      }
    })
  return new Map(await Promise.all(pictures))
}
