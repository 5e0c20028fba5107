import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStoreSettings } from '../../env.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { present } from '../../testing/present.ts'
import { BucketFault, makeBucket, type WantedBucket } from './make-buckets.ts'

/** What the store knows: the buckets it has, and whether each has a lock. */
let buckets: Map<string, boolean>
let asked: string[]
/** Statuses by which the next requests are refused. */
let refusals: number[]
let server: Server
let endpoint = ''

beforeEach(async () => {
  ;[buckets, asked, refusals] = [new Map(), [], []]
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const name = pathname.split('/')[1] ?? ''
    asked.push(`${request.method} ${name}`)
    const refused = refusals.shift()
    const known = buckets.get(name)
    const say = (status: number, body = ''): void => void response.writeHead(status).end(body)
    if (refused !== undefined) return say(refused, '<Error><Code>SlowDown</Code></Error>')
    if (request.method === 'HEAD') return say(known === undefined ? 404 : 200)
    if (request.method === 'GET' && searchParams.has('object-lock'))
      return known
        ? say(
            200,
            '<ObjectLockConfiguration><ObjectLockEnabled>Enabled</ObjectLockEnabled></ObjectLockConfiguration>',
          )
        : say(404, '<Error><Code>ObjectLockConfigurationNotFoundError</Code></Error>')
    if (request.method !== 'PUT') return say(405)
    if (known !== undefined) return say(409, '<Error><Code>BucketAlreadyOwnedByYou</Code></Error>')
    buckets.set(name, request.headers['x-amz-bucket-object-lock-enabled'] === 'true')
    say(200)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  endpoint = encodeURIComponent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
)

const wanted = (): { files: WantedBucket; checkpoints: WantedBucket } => {
  const { file_store, checkpoint_archive } = readStoreSettings({
    ...STORE_KEYS,
    EPOD_FILES: `s3://files?endpoint=${endpoint}`,
    EPOD_CHECKPOINTS: `s3://checkpoints?endpoint=${endpoint}&lock_days=1`,
  })
  return {
    files: { ...present(file_store), is_locked: false },
    checkpoints: { ...present(checkpoint_archive), is_locked: true },
  }
}

describe('the buckets that the settings name', () => {
  it('are made where there are none, with object lock where it is wanted, and else left [HOST-08]', async () => {
    const { files, checkpoints } = wanted()
    expect([await makeBucket(files, 0), await makeBucket(checkpoints, 0)]).toEqual(['made', 'made'])
    expect([...buckets]).toEqual([
      ['files', false],
      ['checkpoints', true],
    ])
    asked = []
    expect([await makeBucket(files, 0), await makeBucket(checkpoints, 0)]).toEqual([
      'there',
      'there',
    ])
    expect(asked.filter((one) => one.startsWith('PUT'))).toEqual([])
  })

  it('are made once by two who ask at once [HOST-08]', async () => {
    const { files } = wanted()
    const both = await Promise.all([makeBucket(files, 0), makeBucket(files, 0)])
    expect(both.toSorted()).toEqual(['made', 'there'])
  })

  it('are asked for again while the store starts, and for no longer than that [HOST-08]', async () => {
    const { files } = wanted()
    refusals = [503, 503]
    expect(await makeBucket(files, 30_000)).toBe('made')
    refusals = [503, 503]
    await expect(makeBucket(files, 0)).rejects.toThrow(/^s3:\/\/files\/ at .*: it answers 503/)
    server.close()
    server.closeAllConnections()
    await expect(makeBucket(files, 0)).rejects.toThrow(/: no answer$/)
  })

  it('are refused at once where the keys may not, or the lock cannot be had [HOST-08]', async () => {
    const { files, checkpoints } = wanted()
    refusals = [403]
    await expect(makeBucket(files, 60_000)).rejects.toThrow(/it answers 403/)
    buckets.set('checkpoints', false)
    const failed = makeBucket(checkpoints, 60_000)
    await expect(failed).rejects.toThrow(/was made without object lock$/)
    await expect(failed).rejects.toBeInstanceOf(BucketFault)
  })
})
