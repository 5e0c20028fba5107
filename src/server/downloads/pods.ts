import type { Readable } from 'node:stream'
import { distinctNames } from '../../domain/report/file-names.ts'
import { callWords } from '../../domain/words/calls.ts'
import type { FileStore } from '../gateways/files.ts'
import type { photoPages } from '../stores/orders/lists/pages.ts'
import { zipStream } from './zip-stream.ts'

/** A photo or paper under a name that no other of the download has. */
export interface Pod {
  readonly file: string
  readonly url: string
  readonly digest: string
  readonly time: string
}

/**
 * The photos and papers of these pages, each under a name of its own; null where there are more
 * than `most`.
 */
export const podsOf = async (
  pages: ReturnType<typeof photoPages>,
  most: number,
): Promise<Pod[] | null> => {
  const distinct = distinctNames()
  const pods: Pod[] = []
  for await (const page of pages) {
    for (const { photos } of page) {
      for (const { file_name, url, digest, time } of photos)
        pods.push({ file: distinct(file_name), url, digest, time })
    }
    if (pods.length > most) return null
  }
  return pods
}

/**
 * All of them as an archive, one file open at a time; what the store does not have is named in a
 * text of its own. `mayGoOn` rejects where the reader may not have more.
 */
export const podsStream = (
  pods: readonly Pod[],
  files: FileStore,
  client_id: string,
  mayGoOn: () => Promise<void>,
  missed: (pod: Pod) => void,
): Readable =>
  zipStream(async (archive) => {
    const missing: Pod[] = []
    for (const pod of pods) {
      await mayGoOn()
      const bytes = await files.open(client_id, pod.digest)
      // Pictures do not get smaller.
      if (bytes) await archive.add(pod.file, bytes, { compress: false, mtime: new Date(pod.time) })
      else {
        missing.push(pod)
        missed(pod)
      }
    }
    if (missing.length > 0)
      archive.addText(
        `${callWords.missingFiles}.txt`,
        missing.map(({ file }) => `${file}\n`).join(''),
      )
  })
