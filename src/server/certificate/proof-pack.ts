import { Readable } from 'node:stream'
import { proofFile } from '../../domain/credential/proof-file.ts'
import type { Order } from '../../domain/order/order.ts'
import { distinctNames, fitForFile, podName } from '../../domain/report/file-names.ts'
import { wallClock } from '../../domain/time.ts'
import { zipStream } from '../zip-stream.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { openGenuine, type FileFault } from '../gateways/files/genuine-file.ts'
import type { CertificateFile } from './certificate-of-order.ts'

/** What a proof pack holds beside the files of the order. */
export interface PackParts {
  readonly certificate: CertificateFile
  /** The signed proof (SD-JWT), which the archive holds as text and as JSON. */
  readonly proof: string
  readonly keys: object
  /** The verifier in one file; null where it was not built. */
  readonly verifier: Buffer | null
}

/**
 * All that proves a delivery, as an archive that is checked without network. A file that is not as
 * it was put on record is left out, as the verifier then shows, and `missed` hears of it.
 */
export const proofPack = (
  order: Order,
  { certificate, proof, keys, verifier }: PackParts,
  files: FileStore,
  { client_id, zone }: { readonly client_id: string; readonly zone: string },
  missed: (digest: string, fault: FileFault) => void,
): Readable =>
  zipStream(async (archive) => {
    const whole = { compress: false }
    await archive.add(certificate.name, Readable.from([certificate.bytes]), whole)
    archive.addText('proof.sd-jwt', proof)
    archive.addText('proof.json', proofFile(proof))
    archive.addText('keys.json', JSON.stringify(keys, null, 1))
    if (verifier) await archive.add('verifier.html', Readable.from([verifier]), { compress: true })
    for (const { name, digest, time } of filesOf(order, zone)) {
      const opened = await openGenuine(files, client_id, digest)
      if (typeof opened === 'string') missed(digest, opened)
      else await archive.add(name, opened.stream, { compress: false, mtime: new Date(time) })
    }
  })

const filesOf = ({ identifier, client, epod }: Order, zone: string) => {
  const distinct = distinctNames()
  const photos = epod.photos
    .filter(({ digest }) => digest !== '')
    .map(({ digest, time, ext }, at) => {
      const { day } = wallClock(time, zone)
      return {
        name: distinct(podName({ identifier, client, day, number: at + 1, ext })),
        digest,
        time,
      }
    })
  const { signature } = epod
  if (!signature || signature.digest === '') return photos
  const { digest, time } = signature
  return [...photos, { name: distinct(`${fitForFile(identifier)}_signature.png`), digest, time }]
}
