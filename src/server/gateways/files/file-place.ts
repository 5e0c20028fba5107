import type { S3Place } from './s3-place.ts'

/** Where files lie in an object store, and how. */
export interface FilePlace {
  readonly place: S3Place
  /** Object lock that is put on each; null where none is. */
  readonly lock: { readonly mode: 'GOVERNANCE' | 'COMPLIANCE'; readonly days: number } | null
  /**
   * Browsers read from the store by addresses that hold for so many seconds, at the endpoint by
   * which they reach it; null where bytes go through this process.
   */
  readonly signed: { readonly seconds: number; readonly endpoint: string | null } | null
}

/** The origin of signed addresses, for the policy of our pages; null where there are none. */
export const originOfFiles = ({ place, signed }: FilePlace): string | null => {
  if (!signed) return null
  if (signed.endpoint !== null) return new URL(signed.endpoint).origin
  // A certificate for one level of names covers no bucket that has dots in its own.
  const { bucket, region } = place
  return `https://${bucket.includes('.') ? '' : `${bucket}.`}s3.${region}.amazonaws.com`
}
