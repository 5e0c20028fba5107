import type { Readable } from 'node:stream'
import { distinctNames } from '../../domain/report/file-names.ts'
import { callWords } from '../../domain/words/calls.ts'
import { english } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { saidOf } from '../errors.ts'
import type { FileStore } from '../gateways/files.ts'
import { openGenuine, type FileFault } from '../gateways/genuine-file.ts'
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
 * All of them as an archive, one file open at a time. What is not as it was put on record is left
 * out, and named in a text of its own with the reason. `mayGoOn` rejects where the reader may not
 * have more.
 */
export const podsStream = (
  pods: readonly Pod[],
  files: FileStore,
  client_id: string,
  mayGoOn: () => Promise<void>,
  missed: (pod: Pod, fault: FileFault) => void,
): Readable =>
  zipStream(async (archive) => {
    const missing: string[] = []
    for (const pod of pods) {
      await mayGoOn()
      const opened = await openGenuine(files, client_id, pod.digest)
      if (typeof opened !== 'string') {
        // Pictures do not get smaller.
        const how = { compress: false, mtime: new Date(pod.time) }
        await archive.add(pod.file, opened.stream, how)
        continue
      }
      missing.push(`${pod.file}: ${textOfAny(saidOf(opened), english)}\n`)
      missed(pod, opened)
    }
    if (missing.length > 0) archive.addText(`${callWords.missingFiles}.txt`, missing.join(''))
  })
