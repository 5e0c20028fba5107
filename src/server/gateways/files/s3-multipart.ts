import { hash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CreateMultipartUploadCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { AskStore } from './store-asking.ts'

/** Bytes of one part: what is larger than one comes in several. */
export const PART_BYTES = 8_388_608

/**
 * Multipart upload: puts an object that is too large for one request, part by part, each with its
 * digest and each tried again by itself. What broke off is given up, so that no part is left.
 */
export const putInParts = async (
  client: S3Client,
  ask: AskStore,
  to: CreateMultipartUploadCommandInput,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> => {
  const at = { Bucket: to.Bucket, Key: to.Key }
  const begun = await ask((abortSignal) =>
    client.send(new CreateMultipartUploadCommand(to), { abortSignal }),
  )
  const upload = { ...at, UploadId: begun.UploadId }
  try {
    const parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const part of source) {
      const PartNumber = parts.length + 1
      const put = new UploadPartCommand({
        ...upload,
        PartNumber,
        Body: part,
        ContentLength: part.byteLength,
        ContentMD5: hash('md5', part, 'base64'),
      })
      const { ETag } = await ask(
        (abortSignal) => client.send(put, { abortSignal }),
        part.byteLength,
      )
      parts.push({ ETag, PartNumber })
    }
    const complete = new CompleteMultipartUploadCommand({
      ...upload,
      MultipartUpload: { Parts: parts },
    })
    await ask((abortSignal) => client.send(complete, { abortSignal }))
  } catch (error) {
    // What is not taken away now goes with the bucket's rule for uploads that broke off.
    const abort = new AbortMultipartUploadCommand(upload)
    await ask((abortSignal) => client.send(abort, { abortSignal })).catch(() => {})
    throw error
  }
}
