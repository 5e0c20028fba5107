/** A place in an S3-compatible object store. */
export interface S3Place {
  readonly bucket: string
  /** What names of objects begin with: '' or a path that ends with a slash. */
  readonly prefix: string
  /** Where the store is reached; null for the one of Amazon in that region. */
  readonly endpoint: string | null
  readonly region: string
}

/** The key pair with which a store is asked. */
export interface S3Credentials {
  readonly access_key_id: string
  readonly secret_access_key: string
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const prefixPattern = /^[\w!.*'()/-]{0,500}$/
/** Scheme, host and port: nothing secret stands in it, since it is told in faults. */
const endpointPattern = /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?\/?$/i
/** Is this where a store may be reached? */
export const isS3Endpoint = (address: string): boolean => endpointPattern.test(address)

const regionPattern = /^[a-z0-9-]{1,50}$/

/**
 * The place that `s3://bucket/prefix?endpoint=...&region=...` names, and the other parameters;
 * null for anything else.
 */
export const s3PlaceIn = (
  address: string,
): { readonly place: S3Place; readonly others: ReadonlyMap<string, string> } | null => {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = new URL(
    address,
  )
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const { endpoint = null, region = 'us-east-1', ...others } = Object.fromEntries(searchParams)
  const isOne =
    protocol === 's3:' &&
    [port, username, password, hash].every((part) => part === '') &&
    bucketPattern.test(hostname) &&
    prefixPattern.test(prefix) &&
    regionPattern.test(region) &&
    (endpoint === null || isS3Endpoint(endpoint)) &&
    new Set(searchParams.keys()).size === searchParams.size
  if (!isOne) return null
  const place = { bucket: hostname, prefix: prefix === '' ? '' : `${prefix}/`, endpoint, region }
  return { place, others: new Map(Object.entries(others)) }
}

/** A place in one line, without what is secret. */
export const placeLine = ({ bucket, prefix, endpoint, region }: S3Place): string =>
  `s3://${bucket}/${prefix} at ${endpoint ?? region}`
