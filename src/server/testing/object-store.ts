import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A version of an object, as it was put. */
export interface StoredVersion {
  readonly version: string
  readonly bytes: Buffer
  readonly lock: string | undefined
  readonly until: string | undefined
}

/** What a store does with the next request in place of what it was asked. */
export type StoreBehaviour =
  | { readonly status: number; readonly code: string }
  | 'hang'
  | 'drop'
  /** Takes it, and is gone before it says so. */
  | 'drop after taking'
  /** Takes it, and does not lock it. */
  | 'leave unlocked'

/** An object store with object lock on loopback, which speaks as much of S3 as is needed. */
export interface TestObjectStore {
  readonly url: string
  /** By bucket and name. */
  readonly objects: Map<string, StoredVersion[]>
  readonly behaviour: StoreBehaviour[]
  /** What was asked: method and address. */
  readonly asked: string[]
  close(): Promise<void>
}

/** The key pair that it knows. */
export const STORE_KEYS = {
  AWS_ACCESS_KEY_ID: 'EPODKEY',
  AWS_SECRET_ACCESS_KEY: 'EPODSECRET',
} as const

const scope =
  /^AWS4-HMAC-SHA256 Credential=EPODKEY\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=(\S+), Signature=[0-9a-f]{64}$/

/** What is wrong with how a request is signed; null where nothing is. */
const wrongIn = ({ headers }: IncomingMessage, signed: readonly string[]): string | null => {
  const [, names = ''] = scope.exec(headers.authorization ?? '') ?? []
  const all = ['host', 'x-amz-content-sha256', 'x-amz-date', ...signed]
  const isSigned = all.every((name) => names.split(';').includes(name))
  return isSigned && /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date'])) ? null : 'AccessDenied'
}

const refuse = (response: ServerResponse, status: number, code: string): void => {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

/** Starts one. */
export const startObjectStore = async (): Promise<TestObjectStore> => {
  const objects: TestObjectStore['objects'] = new Map()
  const put = async (request: IncomingMessage, response: ServerResponse, next?: StoreBehaviour) => {
    const { headers } = request
    const bytes = await buffer(request)
    const [name = ''] = (request.url ?? '').split('?')
    const [lock, until] = ['mode', 'retain-until-date'].map((part) =>
      headers[`x-amz-object-lock-${part}`]?.toString(),
    )
    const fault = wrongIn(request, ['content-md5', 'x-amz-object-lock-mode'])
    if (fault !== null) return refuse(response, 403, fault)
    if (headers['content-md5'] !== hash('md5', bytes, 'base64'))
      return refuse(response, 400, 'BadDigest')
    if (lock !== 'COMPLIANCE' || !(Date.parse(until ?? '') > Date.now()))
      return refuse(response, 400, 'InvalidRequest')
    const there = objects.get(name) ?? []
    if (headers['if-none-match'] === '*' && there.length > 0)
      return refuse(response, 412, 'PreconditionFailed')
    const version = `v${there.length + 1}`
    const isLocked = next !== 'leave unlocked'
    const kept = isLocked ? { lock, until } : { lock: undefined, until: undefined }
    objects.set(name, [...there, { version, bytes, ...kept }])
    if (next === 'drop after taking') return void response.destroy()
    response.writeHead(200, { 'x-amz-version-id': version, etag: '"x"' }).end()
  }
  const read = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const fault = wrongIn(request, [])
    if (fault !== null) return refuse(response, 403, fault)
    const wanted = searchParams.get('versionId')
    const found = objects
      .get(pathname)
      ?.findLast(({ version }) => wanted === null || version === wanted)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response
      .writeHead(200, {
        'content-length': found.bytes.length,
        'x-amz-version-id': found.version,
        ...(found.lock !== undefined && { 'x-amz-object-lock-mode': found.lock }),
        ...(found.until !== undefined && {
          'x-amz-object-lock-retain-until-date': found.until,
        }),
      })
      .end(found.bytes)
  }
  const server = createServer((request, response) => {
    store.asked.push(`${request.method} ${request.url}`)
    const next = store.behaviour.shift()
    if (next === 'hang') return
    if (next === 'drop') return void response.destroy()
    if (typeof next === 'object') return refuse(response, next.status, next.code)
    if (request.method === 'GET') return read(request, response)
    if (request.method !== 'PUT') return refuse(response, 405, 'MethodNotAllowed')
    put(request, response, next).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const store: TestObjectStore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    behaviour: [],
    asked: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return store
}
