import type { Readable } from 'node:stream'
import type { Photo } from '../../domain/order/order.ts'
import { momentOf } from '../../domain/report/cell.ts'
import { distinctNames, fitForFile, podName } from '../../domain/report/file-names.ts'
import { wallClock } from '../../domain/time.ts'
import { callWords } from '../../domain/words/calls.ts'
import { english } from '../../domain/words/catalogue.ts'
import { reportWords } from '../../domain/words/report.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { saidOf } from '../errors.ts'
import type { FileStore } from '../gateways/files.ts'
import { openGenuine, type FileFault } from '../gateways/genuine-file.ts'
import type { OrderPhotos } from '../stores/orders/lists/pages.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { zipStream } from './zip-stream.ts'

/** A photo or paper under a name that no other of the download has. */
export interface Pod extends Pick<Photo, 'url' | 'digest' | 'time' | 'tag' | 'action_by'> {
  readonly file: string
  /** The folder that it lies in; null where it is its order's only one. */
  readonly folder: string | null
  readonly identifier: string
  readonly client: string
}

/**
 * The photos and papers of these pages, each under a name of its own with its day in `zone`; null
 * where there are more than `most`.
 */
export const podsOf = async (
  pages: AsyncIterable<readonly OrderPhotos[]>,
  zone: string,
  most: number,
): Promise<Pod[] | null> => {
  const distinct = distinctNames()
  const pods: Pod[] = []
  for await (const page of pages) {
    for (const { photos, identifier, client } of page)
      for (const [at, { url, digest, time, tag, action_by, ext }] of photos.entries()) {
        const { day } = wallClock(time, zone)
        const name = podName({ identifier, client, day, number: at + 1, ext })
        const folder = photos.length > 1 ? fitForFile(identifier) : null
        const told = { url, digest, time, tag, action_by }
        pods.push({ ...told, file: distinct(name), folder, identifier, client })
      }
    if (pods.length > most) return null
  }
  return pods
}

/** Where a photo or paper lies in the archive. */
const pathOf = ({ file, folder }: Pod): string => (folder === null ? file : `${folder}/${file}`)

/** What lies in the archive: of each file whose it is, and its digest, for whoever compares. */
const manifestOf = (pods: readonly Pod[], zone: string): string => {
  const { sheetLabels: label } = callWords
  const { facts, about } = reportWords
  const head = [label.file_name, label.identifier, about.client, label.tag, label.action_by]
  return [
    csvLine([...head, facts.recorded_at, 'SHA-256'], zone),
    ...pods.map((pod) => {
      const at = momentOf(pod.time, 'DD-MM-YYYY HH:mm')
      const { identifier, client, tag, action_by, digest } = pod
      return csvLine([pathOf(pod), identifier, client, tag, action_by, at, digest], zone)
    }),
  ].join('')
}

/**
 * All of them as an archive, one file open at a time. What is not as it was put on record is left
 * out, and named in a text of its own with the reason; a manifest names what is there. `mayGoOn`
 * rejects where the reader may not have more.
 */
export const podsStream = (
  pods: readonly Pod[],
  files: FileStore,
  { client_id, zone }: { readonly client_id: string; readonly zone: string },
  mayGoOn: () => Promise<void>,
  missed: (pod: Pod, fault: FileFault) => void,
): Readable =>
  zipStream(async (archive) => {
    const missing: string[] = []
    const there: Pod[] = []
    for (const pod of pods) {
      await mayGoOn()
      const opened = await openGenuine(files, client_id, pod.digest)
      if (typeof opened !== 'string') {
        // Pictures do not get smaller.
        const how = { compress: false, mtime: new Date(pod.time) }
        await archive.add(pathOf(pod), opened.stream, how)
        there.push(pod)
        continue
      }
      missing.push(`${pathOf(pod)}: ${textOfAny(saidOf(opened), english)}\n`)
      missed(pod, opened)
    }
    archive.addText('manifest.csv', `${BYTE_ORDER_MARK}${manifestOf(there, zone)}`)
    if (missing.length > 0) archive.addText(`${callWords.missingFiles}.txt`, missing.join(''))
  })
