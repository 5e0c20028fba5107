import { Readable } from 'node:stream'
import type { Photo } from '../../domain/order/order.ts'
import { momentOf } from '../../domain/report/cell.ts'
import {
  certificateName,
  credentialName,
  distinctNames,
  fitForFile,
  podName,
} from '../../domain/report/file-names.ts'
import { wallClock, type Instant } from '../../domain/time.ts'
import { callWords } from '../../domain/words/calls.ts'
import { english } from '../../domain/words/catalogue.ts'
import { reportWords } from '../../domain/words/report.ts'
import type { Sentence } from '../../domain/words/sentence.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { saidOf } from '../errors.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { openGenuine, type FileFault } from '../gateways/files/genuine-file.ts'
import { sha256 } from '../secrets.ts'
import type { OrderPhotos } from '../stores/orders/lists/pages.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { zipStream } from '../zip-stream.ts'

/** What is made of an order for whoever takes its files away. */
export type ProofKind = 'certificate' | 'credential'

/** A file under a name that no other of the download has. */
interface Named {
  readonly file: string
  /** Where it is had alone, under the API. */
  readonly url: string
  /** The folder that it lies in; null where it is its order's only one. */
  readonly folder: string | null
  readonly identifier: string
  readonly client: string
}
/** A photo or paper on record. */
type PodFile = Named & { readonly kind: 'file' } & Pick<
    Photo,
    'digest' | 'time' | 'tag' | 'action_by'
  >
/** What is made as it is come to. */
interface PodProof extends Named {
  readonly kind: ProofKind
  readonly order_id: string
}
/** A file of the download. */
export type Pod = PodFile | PodProof

/** So many times what may be had is counted further, for whoever has to choose fewer. */
const COUNTED = 5

/** How many PODs match, of how many orders, as far as they are counted, where they are too many. */
export interface TooManyPods {
  readonly photos: number
  readonly orders: number
}

/** How files are named and chosen. */
interface PodChoice {
  /** Days in names are this zone's. */
  readonly zone: string
  readonly now: Instant
  readonly proofs: readonly ProofKind[]
  /** Photos and papers that may be had, and orders whose proofs may. */
  readonly most: number
}

const proofFiles = {
  certificate: { name: certificateName, path: 'certificate' },
  credential: { name: credentialName, path: 'proof' },
} as const

/** One that was erased is none to hand out. */
const isThere = ({ digest }: Pick<Photo, 'digest'>): boolean => digest !== ''

/**
 * The photos and papers of these pages, each under a name of its own with its day, and of each
 * order the proofs that are chosen; how many there are where that is more than `most`. Proofs count
 * by their orders, not beside the photos.
 */
export const podsOf = async (
  pages: AsyncIterable<readonly OrderPhotos[]>,
  { zone, now, proofs, most }: PodChoice,
): Promise<Pod[] | TooManyPods> => {
  const distinct = distinctNames()
  const pods: Pod[] = []
  let [photos, orders] = [0, 0]
  const filesOf = ({ id, photos: taken, identifier, client, ended_at }: OrderPhotos): Pod[] => {
    const folder = taken.length + proofs.length > 1 ? fitForFile(identifier) : null
    const files = taken.flatMap((photo, at): Pod[] => {
      if (!isThere(photo)) return []
      const { url, digest, time, tag, action_by, ext } = photo
      const { day } = wallClock(time, zone)
      const file = distinct(podName({ identifier, client, day, number: at + 1, ext }))
      const told = { kind: 'file' as const, digest, time, tag, action_by }
      return [{ ...told, url, file, folder, identifier, client }]
    })
    const { day } = wallClock(ended_at ?? now, zone)
    const made = proofs.map((kind): Pod => {
      const file = distinct(proofFiles[kind].name({ identifier, client, day }))
      const url = `/api/orders/${id}/${proofFiles[kind].path}`
      return { kind, order_id: id, url, file, folder, identifier, client }
    })
    return [...files, ...made]
  }
  const isOver = (times: number): boolean => Math.max(photos, orders) > times * most
  for await (const page of pages) {
    orders += page.length
    photos += page.flatMap((one) => one.photos).filter(isThere).length
    if (isOver(COUNTED)) break
    // What is counted further is kept no more.
    if (!isOver(1)) for (const one of page) pods.push(...filesOf(one))
  }
  return isOver(1) ? { photos, orders } : pods
}

/** Where a file lies in the archive. */
const pathOf = ({ file, folder }: Pod): string => (folder === null ? file : `${folder}/${file}`)

/** A line of the manifest: of a file whose it is, and its digest, for whoever compares. */
const lineOf = (pod: Pod, digest: string, made: Instant, zone: string): string => {
  const { identifier, client } = pod
  const [kind, by, time] =
    pod.kind === 'file'
      ? [pod.tag, pod.action_by, pod.time]
      : [callWords.proofKinds[pod.kind], '', made]
  const at = momentOf(time, 'DD-MM-YYYY HH:mm')
  return csvLine([pathOf(pod), identifier, client, kind, by, at, digest], zone)
}
const headOf = (zone: string): string => {
  const { sheetLabels: label } = callWords
  const { facts, about } = reportWords
  const head = [label.file_name, label.identifier, about.client, label.tag, label.action_by]
  return csvLine([...head, facts.recorded_at, 'SHA-256'], zone)
}

/** What an archive of files is made with. */
interface PodMakers {
  readonly files: FileStore
  readonly client_id: string
  readonly zone: string
  readonly now: Instant
  /** The certificate or credential of an order, or why there is none. */
  readonly prove: (order_id: string, kind: ProofKind) => Promise<Buffer | Sentence>
  /** Rejects where the reader may not have more. */
  readonly mayGoOn: () => Promise<void>
  readonly missed: (digest: string, fault: FileFault) => void
}

/**
 * All of them as an archive, one file open at a time. What is not as it was put on record, or
 * cannot be proven, is left out, and named in a text of its own with the reason; a manifest names
 * what is there.
 */
export const podsStream = (pods: readonly Pod[], makers: PodMakers): Readable =>
  zipStream(async (archive) => {
    const { files, client_id, zone, now, prove, mayGoOn, missed } = makers
    const missing: string[] = []
    const there: string[] = [headOf(zone)]
    const leaveOut = (pod: Pod, why: Sentence): void =>
      void missing.push(`${pathOf(pod)}: ${textOfAny(why, english)}\n`)
    for (const pod of pods) {
      await mayGoOn()
      if (pod.kind === 'file') {
        const opened = await openGenuine(files, client_id, pod.digest)
        if (typeof opened === 'string') {
          leaveOut(pod, saidOf(opened))
          missed(pod.digest, opened)
          continue
        }
        // Pictures do not get smaller.
        const how = { compress: false, mtime: new Date(pod.time) }
        await archive.add(pathOf(pod), opened.stream, how)
        there.push(lineOf(pod, pod.digest, now, zone))
      } else {
        const proof = await prove(pod.order_id, pod.kind)
        if (!Buffer.isBuffer(proof)) {
          leaveOut(pod, proof)
          continue
        }
        const how = { compress: false, mtime: new Date(now) }
        await archive.add(pathOf(pod), Readable.from([proof]), how)
        there.push(lineOf(pod, sha256(proof), now, zone))
      }
    }
    archive.addText('manifest.csv', `${BYTE_ORDER_MARK}${there.join('')}`)
    if (missing.length > 0) archive.addText(`${callWords.missingFiles}.txt`, missing.join(''))
  })
