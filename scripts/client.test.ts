import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { apiTypes } from './api-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the typed client is what the OpenAPI document says; `npm run client` makes it anew [HOOK-01]', async () => {
  const kept = readFileSync('packages/client/src/api.ts', 'utf8')
  // In a process of its own: what other tests have loaded names schemas too.
  const print =
    "process.stdout.write(await (await import('./scripts/api-document.ts')).apiDocument())"
  const document = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  })
  const made = await apiTypes(document)
  expect(made === kept ? 'as it is' : 'stale: run `npm run client` and commit it').toBe('as it is')
})

it('the client is packed whole, and runs in plain Node [HOOK-01]', () => {
  const run = (program: string, args: string[], cwd: string): string =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` },
    })
  const npm = ['pack', '--json', '--pack-destination', folder]
  const printed = run('npm', npm, 'packages/client')
  const packed = JSON.parse(printed.slice(printed.indexOf('[\n'))) as {
    readonly filename: string
    readonly files: readonly { readonly path: string }[]
  }[]
  expect(packed[0]?.files.map(({ path }) => path).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'dist/api.d.ts',
    'dist/api.js',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/typed-calls.d.ts',
    'dist/typed-calls.js',
    'package.json',
  ])
  run('tar', ['-xzf', packed[0]?.filename ?? ''], folder)
  mkdirSync(join(folder, 'package', 'node_modules'))
  symlinkSync(
    resolve('node_modules/openapi-fetch'),
    join(folder, 'package', 'node_modules', 'openapi-fetch'),
  )
  const script =
    "import('./dist/index.js').then((all) => process.stdout.write(Object.keys(all).sort().join()))"
  const said = run(process.execPath, ['-e', script], join(folder, 'package'))
  expect(said).toBe('ProblemError,createEpodClient,ok,patiently')
})
