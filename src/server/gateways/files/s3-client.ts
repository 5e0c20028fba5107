import { S3Client } from '@aws-sdk/client-s3'
import type { S3Credentials, S3Place } from './s3-place.ts'

/** Milliseconds for a connection, and between two signs of life on it. */
const CONNECT_MS = 3_000
const SILENT_MS = 8_000

/**
 * A client of an S3-compatible store: asks with these keys and no other, and once; whoever asks
 * again is the caller. Whoever made it ends it with `destroy`.
 */
export const s3Client = (
  { endpoint, region }: S3Place,
  { access_key_id, secret_access_key }: S3Credentials,
): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    maxAttempts: 1,
    // Checksums in trailers are understood by few stores; where one matters its header is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENT_MS },
  })
