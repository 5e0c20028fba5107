import { createHmac, hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { STORE_KEYS } from './object-store.ts'

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** The signature of an address that whoever holds it may read (AWS Signature Version 4). */
const signatureOf = (url: URL, host: string): string => {
  const scope = url.searchParams.get('X-Amz-Credential')?.split('/').slice(1) ?? []
  const encoded = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const canonical = ['GET', url.pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD']
  const key = scope.reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${STORE_KEYS.AWS_SECRET_ACCESS_KEY}`,
  )
  const digest = hash('sha256', canonical.join('\n'), 'hex')
  const text = [
    'AWS4-HMAC-SHA256',
    url.searchParams.get('X-Amz-Date'),
    scope.join('/'),
    digest,
  ].join('\n')
  return hmac(key, text).toString('hex')
}

const instantIn = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Is a request to an S3 store signed as it should be? A signed address holds for its time, and for
 * what it was signed.
 */
export const isSignedRight = (url: URL, { headers, method }: IncomingMessage): boolean => {
  const { searchParams } = url
  if (!searchParams.has('X-Amz-Signature'))
    return /^AWS4-HMAC-SHA256 Credential=EPODKEY\/.+Signature=[0-9a-f]{64}$/.test(
      headers.authorization ?? '',
    )
  const ends =
    instantIn(searchParams.get('X-Amz-Date') ?? '') +
    Number(searchParams.get('X-Amz-Expires')) * 1_000
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    ends > Date.now() &&
    signatureOf(url, headers.host ?? '') === searchParams.get('X-Amz-Signature')
  )
}
