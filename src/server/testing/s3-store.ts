import { createHash, hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSignedRight } from './s3-signature.ts'

/** A version of an object; without bytes, the mark that it was deleted. */
export interface S3Version {
  readonly id: string
  bytes: Buffer | null
  readonly mode: string | undefined
  readonly until: string | undefined
}

/** What the store does with the next request in place of what it was asked. */
export type S3Behaviour =
  | { readonly status: number; readonly code: string }
  | 'hang'
  | 'drop'
  /** Does it, and is gone before it says so. */
  | 'drop after'
  /** Answers a part of the bytes, and is gone. */
  | 'cut'
  /** Says so many bytes, and gives others. */
  | 'flip'
  /** Takes the request's bytes, damaged on their way. */
  | 'damage'
  | 'obey'

/** An S3-compatible store on loopback: versions, object lock, multipart, signed addresses. */
export interface TestS3 {
  readonly url: string
  /** By key, the newest version last. */
  readonly objects: Map<string, S3Version[]>
  /** Multipart uploads that were begun and not ended. */
  readonly uploads: Map<string, Map<number, Buffer>>
  readonly behaviour: S3Behaviour[]
  /** Does the same with all requests, if set. */
  always: S3Behaviour | null
  readonly asked: string[]
  /** Lets pages of other origins read (CORS). */
  lets_pages: boolean
  /** Most requests that were under way at once. */
  most_at_once: number
  close(): Promise<void>
}

interface Asked {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface Said {
  readonly status: number
  readonly headers?: Record<string, string | number>
  readonly body?: string | Buffer
}

const fault = (status: number, code: string): Said => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
})
const xml = (inner: string): Said => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${inner}`,
})

/** Are the bytes that came those that were sent? */
const isWhole = ({ headers, body }: Asked): boolean => {
  const sums: [name: string, algorithm: string][] = [
    ['content-md5', 'md5'],
    ['x-amz-checksum-sha256', 'sha256'],
  ]
  const said = headers['x-amz-content-sha256']?.toString() ?? ''
  return (
    sums.every(([name, algorithm]) =>
      [undefined, createHash(algorithm).update(body).digest('base64')].includes(
        headers[name]?.toString(),
      ),
    ) &&
    (!/^[0-9a-f]{64}$/.test(said) || said === hash('sha256', body, 'hex'))
  )
}

/** Starts one; without versions it keeps the newest alone. */
export const startS3 = async ({ versions = false } = {}): Promise<TestS3> => {
  const objects: TestS3['objects'] = new Map()
  const uploads: TestS3['uploads'] = new Map()
  let counted = 0
  const newest = (key: string): S3Version | undefined => objects.get(key)?.at(-1)
  const add = (
    key: string,
    bytes: Buffer | null,
    { headers }: Pick<Asked, 'headers'>,
  ): S3Version => {
    const version: S3Version = {
      id: versions ? `v${(counted += 1)}` : 'null',
      bytes,
      mode: headers['x-amz-object-lock-mode']?.toString(),
      until: headers['x-amz-object-lock-retain-until-date']?.toString(),
    }
    objects.set(key, [...(versions ? (objects.get(key) ?? []) : []), version])
    return version
  }
  const read = ({ method, key, headers, query }: Asked): Said => {
    const bytes = newest(key)?.bytes
    if (!bytes) return fault(404, 'NoSuchKey')
    const [, from = '0', to = String(bytes.length - 1)] =
      /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (headers.range !== undefined && Number(from) >= bytes.length)
      return fault(416, 'InvalidRange')
    const part = bytes.subarray(Number(from), Number(to) + 1)
    const shown: Record<string, string> = {}
    for (const name of ['content-type', 'content-disposition', 'cache-control']) {
      const value = query.get(`response-${name}`)
      if (value !== null) shown[name] = value
    }
    return {
      status: headers.range === undefined ? 200 : 206,
      headers: {
        ...shown,
        ...(store.lets_pages && { 'access-control-allow-origin': '*' }),
        'content-length': method === 'HEAD' ? bytes.length : part.length,
        ...(headers.range !== undefined && {
          'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
        }),
      },
      ...(method === 'GET' && { body: part }),
    }
  }
  const remove = ({ key, query, headers }: Asked): Said => {
    const id = query.get('versionId')
    const known = objects.get(key) ?? []
    if (id === null) {
      if (versions) add(key, null, { headers: {} })
      else objects.delete(key)
      return { status: 204 }
    }
    const one = known.find((version) => version.id === id)
    const isLocked = one?.until !== undefined && Date.parse(one.until) > Date.now()
    const passes =
      one?.mode === 'GOVERNANCE' && headers['x-amz-bypass-governance-retention'] === 'true'
    if (isLocked && !passes) return fault(403, 'AccessDenied')
    const left = known.filter((version) => version.id !== id)
    if (left.length > 0) objects.set(key, left)
    else objects.delete(key)
    return { status: 204 }
  }
  const listed = (query: URLSearchParams): Said => {
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && newest(key)?.bytes)
      .filter((key) => key > (query.get('continuation-token') ?? ''))
      .toSorted()
    // Pages are short, so that there are several.
    const page = keys.slice(0, 2)
    const isMore = keys.length > page.length
    const rows = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${newest(key)?.bytes?.length}</Size></Contents>`,
    )
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return xml(
      `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${rows.join('')}${next}</ListBucketResult>`,
    )
  }
  const versionsListed = (query: URLSearchParams): Said => {
    const rows = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
      .flatMap(([key, known]) =>
        known.map(({ id, bytes }) => {
          const kind = bytes ? 'Version' : 'DeleteMarker'
          return `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId></${kind}>`
        }),
      )
    return xml(`<ListVersionsResult>${rows.join('')}</ListVersionsResult>`)
  }
  const lockOf = ({ key, query }: Asked): Said => {
    const one = objects.get(key)?.find(({ id }) => id === query.get('versionId'))
    if (one?.mode === undefined) return fault(404, 'NoSuchObjectLockConfiguration')
    return xml(
      `<Retention><Mode>${one.mode}</Mode><RetainUntilDate>${one.until}</RetainUntilDate></Retention>`,
    )
  }
  const posted = (asked: Asked): Said => {
    const { key, query, headers } = asked
    const id = query.get('uploadId')
    if (id === null) {
      const begun = `u${(counted += 1)}`
      uploads.set(begun, new Map())
      begunAs.set(begun, { headers })
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const parts = uploads.get(id)
    if (!parts) return fault(404, 'NoSuchUpload')
    add(key, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)), {
      headers: begunAs.get(id)?.headers ?? {},
    })
    uploads.delete(id)
    return xml('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
  }
  const begunAs = new Map<string, Pick<Asked, 'headers'>>()
  const put = (asked: Asked): Said => {
    const { key, query, headers, body } = asked
    if (!isWhole(asked)) return fault(400, 'BadDigest')
    const parts = uploads.get(query.get('uploadId') ?? '')
    if (parts) {
      parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: '"part"' } }
    }
    if (headers['x-amz-object-lock-mode'] !== undefined && !versions)
      return fault(400, 'InvalidRequest')
    return { status: 200, headers: { 'x-amz-version-id': add(key, body, asked).id, etag: '"x"' } }
  }
  const obeyed = (asked: Asked): Said => {
    const { method, key, query } = asked
    if (key === '' && query.has('versions')) return versionsListed(query)
    if (key === '') return listed(query)
    if (query.has('legal-hold')) return fault(404, 'NoSuchObjectLockConfiguration')
    if (query.has('retention')) return lockOf(asked)
    if (method === 'POST') return posted(asked)
    if (method === 'PUT') return put(asked)
    if (method === 'DELETE' && query.has('uploadId')) {
      uploads.delete(query.get('uploadId') ?? '')
      return { status: 204 }
    }
    return method === 'DELETE' ? remove(asked) : read(asked)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://store')
    const next = store.always ?? store.behaviour.shift() ?? 'obey'
    store.asked.push(`${request.method} ${request.url}`)
    if (next === 'hang') return
    if (next === 'drop') return void response.destroy()
    const sent = await buffer(request)
    if (next === 'damage' && sent[0] !== undefined) sent[0] ^= 1
    const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? []
    const { method = '', headers } = request
    const asked = { method, key, query: url.searchParams, headers, body: sent }
    const said =
      typeof next === 'object'
        ? fault(next.status, next.code)
        : !isSignedRight(url, request)
          ? fault(403, 'SignatureDoesNotMatch')
          : bucket === 'files'
            ? obeyed(asked)
            : fault(404, 'NoSuchBucket')
    if (next === 'drop after') return void response.destroy()
    response.writeHead(said.status, said.headers)
    const body = Buffer.from(said.body ?? '')
    if (next === 'flip' && body[0] !== undefined) body[0] ^= 1
    if (next !== 'cut') return void response.end(body)
    response.write(body.subarray(0, body.length >> 1), () => response.destroy())
  }
  let under_way = 0
  const server = createServer((request, response) => {
    under_way += 1
    store.most_at_once = Math.max(store.most_at_once, under_way)
    response.once('close', () => (under_way -= 1))
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const store: TestS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    behaviour: [],
    always: null,
    asked: [],
    lets_pages: true,
    most_at_once: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return store
}
