import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Metrics } from '../telemetry/metrics.ts'
import { answerFailures } from './failures.ts'
import { setHeaders } from './headers.ts'
import { servePages } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-pages-'))
const pages = async (built: string): Promise<FastifyInstance> => {
  const app = Fastify()
  answerFailures(app, { security: () => {}, metrics: new Metrics() })
  setHeaders(app, { secure: false, files: null })
  await servePages(app, { letFrame: async () => {}, letUsFrame: () => {} }, built)
  await app.ready()
  return app
}
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'public'))
  mkdirSync(join(folder, 'public/mobile-add'))
  mkdirSync(join(folder, 'public/crates'))
  mkdirSync(join(folder, 'verify'))
  mkdirSync(join(folder, 'training'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  for (const [file, text] of Object.entries({
    'index.html': 'dashboard',
    'public/index.html': 'public',
    'public/mobile-add/index.html': 'phone',
    'public/crates/index.html': 'statement',
    'verify/index.html': 'verify',
    'verify/offline.html': 'verifier',
    'training/index.html': 'training',
    'assets/a-1.js': 'plain',
    '.vite/manifest.json': '{}',
    'worker.js': 'worker',
  })) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
  }
  app = await pages(folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the built pages', () => {
  it('answer the dashboard’s addresses with its document, which is never kept', async () => {
    for (const url of [
      '/',
      '/home',
      '/user-management',
      '/history',
      '/operations',
      '/account',
      '/crates',
      '/analysis',
      '/admin',
      '/reset-password?code=1',
    ]) {
      const reply = await app.inject(url)
      expect([url, reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
        url,
        200,
        'dashboard',
        'no-store',
      ])
    }
  })

  it('stay those of the release that was started, though another is laid in its place [HOST-07]', async () => {
    const built = join(folder, 'replaced')
    mkdirSync(built)
    writeFileSync(join(built, 'index.html'), 'this release')
    const started = await pages(built)
    writeFileSync(join(built, 'index.html'), 'the next release')
    const { body, headers } = await started.inject('/home')
    expect([body, headers['content-type']]).toEqual(['this release', 'text/html; charset=utf-8'])
    rmSync(built, { recursive: true })
    expect((await started.inject('/home')).body).toBe('this release')
    await started.close()
  })

  it('are sent compressed to those who take it', async () => {
    const coded = async (accepted: string) => {
      const reply = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
      return [reply.headers['content-encoding'], reply.headers.vary]
    }
    expect(await coded('gzip, br')).toEqual(['br', 'accept-encoding'])
    expect(await coded('br;q=0, gzip')).toEqual([undefined, 'accept-encoding'])
    expect((await app.inject({ url: '/', method: 'HEAD' })).headers['content-length']).toBe('9')
  })

  it.each([
    [416, { range: 'bytes=9-1' }],
    [416, { range: 'bytes=99999-' }],
    [412, { 'if-match': '"another"' }],
  ])(
    'answer %s, and no failure, where they cannot be had so: %o [ERRS-04]',
    async (code, headers) => {
      // A document comes whole, whatever range of it is asked for.
      for (const url of code === 416 ? ['/assets/a-1.js'] : ['/', '/assets/a-1.js']) {
        const reply = await app.inject({ url, headers })
        expect([url, reply.statusCode]).toEqual([url, code])
        expect(reply.json()).toMatchObject({ status: false, code: 'not_parsable' })
      }
    },
  )

  it('answer the public addresses with the small page of their own [PUBL-01] [PUBL-02] [PUBL-03]', async () => {
    for (const url of [
      '/publicreceiver',
      '/publicreceiver/acme/x',
      '/publicreceiver/acme/lr/1',
      '/publicdriver/x',
      '/publictracking/x',
    ]) {
      expect([url, (await app.inject(url)).body]).toEqual([url, 'public'])
    }
  })

  it('answer addresses that are a reference alone with the same page, without a redirect and in no index [MESG-01]', async () => {
    for (const url of [
      '/r?AbCdEfGhIjKlMnOpQrStUv',
      '/r',
      '/r/',
      '/ACMELR/AbCdEfGhIjKlMnOpQrStUv',
    ]) {
      const { statusCode, body, headers } = await app.inject(url)
      const plain = await app.inject('/publicreceiver/x')
      expect([url, statusCode, body]).toEqual([url, 200, 'public'])
      const same = (given: typeof headers) => ({ ...given, date: '' })
      expect([url, same(headers)]).toEqual([url, same(plain.headers)])
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    }
    for (const url of ['/acmelr/AbCdEfGhIjKlMnOpQrStUv', '/ACMELR/short', '/ACMELR', '/r/x'])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  })

  it('answer the address of the training demo with a page that needs no session [PUBL-08]', async () => {
    expect((await app.inject('/trainingdemo')).body).toBe('training')
  })

  it('answer the address on a certificate with the page that verifies, which is in no index [PROF-03]', async () => {
    for (const url of ['/verify', '/verify/abc']) {
      const { body, headers } = await app.inject(url)
      expect([url, body, headers['x-robots-tag']]).toEqual([url, 'verify', 'noindex'])
    }
    const { body, headers } = await app.inject('/proof/verifier.html')
    expect([body, headers['content-disposition'], headers['cache-control']]).toEqual([
      'verifier',
      'attachment; filename="verifier.html"',
      'no-store',
    ])
  })

  it('answer the address of a crate statement with its own small page, which is in no index [CRAT-01]', async () => {
    for (const url of ['/publiccrates', '/publiccrates/abc']) {
      const { body, headers } = await app.inject(url)
      expect([url, body, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        url,
        'statement',
        'noindex',
        'no-referrer',
      ])
    }
  })

  it('answer the address for adding on a phone with its own page, which is in no index [ADD-11]', async () => {
    for (const url of ['/mobile_add', '/mobile_add/abc', '/mobile_add?x=1']) {
      const { body, headers } = await app.inject(url)
      expect([url, body, headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        url,
        'phone',
        'noindex',
        'no-referrer',
      ])
    }
  })

  it('let the workers that read barcodes run WebAssembly, and no page or other script [EVID-01] [ADD-11] [TRADE-06]', async () => {
    const scripts = await Promise.all(
      [
        '/assets/shrink-worker-1.js',
        '/assets/barcode-worker-1.js',
        '/assets/a-1.js',
        '/publicreceiver/x',
        '/mobile_add',
        '/home',
      ].map((url) => app.inject(url)),
    )
    expect(
      scripts.map(({ headers }) =>
        String(headers['content-security-policy']).includes("'wasm-unsafe-eval'"),
      ),
    ).toEqual([true, true, false, false, false, false])
  })

  it('send what was compressed beforehand, and hashed assets for ever', async () => {
    const plain = await app.inject('/assets/a-1.js')
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ])
    const small = await app.inject({
      url: '/assets/a-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([
      small.headers['content-encoding'],
      brotliDecompressSync(small.rawPayload).toString(),
    ]).toEqual(['br', 'plain'])
    expect((await app.inject('/worker.js')).headers['cache-control']).toBe('no-cache')
  })

  it('answer unknown addresses with the dashboard’s own page, and give nothing away beside the build', async () => {
    for (const url of [
      '/nothing',
      '/.vite/manifest.json',
      '/assets/none.js',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cx',
    ]) {
      const reply = await app.inject(url)
      expect([url, reply.statusCode, reply.body]).toEqual([url, 404, 'dashboard'])
    }
    expect((await app.inject('/api/x')).json()).toEqual({
      status: false,
      code: 'not_found',
      message: 'Not found',
    })
  })

  it('say plainly that they have not been built', async () => {
    const bare = await pages(join(folder, 'none'))
    const reply = await bare.inject('/home')
    expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm start')])
    await bare.close()
  })
})
