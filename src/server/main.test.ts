import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { inheritedClock } from '../../scripts/fake-clock.ts'
import { compileCache, serverFlags } from '../../scripts/server.mjs'
import { cannotStart } from './start-errors.ts'
import { aRow } from './testing/rows.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'epod-main-'))
const running = new Set<ChildProcess>()
afterEach(async () => {
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGKILL')
      return ended(child)
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a start may take where everything else runs beside it. */
const MOST_MS = 150_000

interface Started {
  readonly child: ChildProcess
  readonly said: { out: string; errors: string }
}

const startMain = (settings: Record<string, string>, ...given: string[]): Started => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    process.execPath,
    [...serverFlags, '--liftoff-only', 'src/server/main.ts', ...given],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        HOME,
        ...inheritedClock(),
        NODE_COMPILE_CACHE: compileCache,
        PORT: '0',
        EPOD_DEMO: '0',
        EPOD_DATA_DIR: join(folder, 'data'),
        ...settings,
      },
    },
  )
  running.add(child)
  const said = { out: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text
  })
  return { child, said }
}
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    const over = (): void => {
      running.delete(child)
      resolve(child.exitCode)
    }
    if (child.exitCode !== null || child.signalCode !== null) over()
    else child.once('close', over)
  })
const addressOf = async ({ said }: Started): Promise<string> =>
  vi.waitFor(
    () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out) ?? []
      if (!address) throw new Error(said.out + said.errors)
      return address
    },
    { timeout: MOST_MS, interval: 50 },
  )

describe('a start that cannot succeed', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const cases: [
    name: string,
    settings: Record<string, string>,
    given: string[],
    sentence: string,
  ][] = [
    ['a port that is no number', { PORT: 'x' }, [], 'PORT: '],
    ['a short secret', { EPOD_SECRET: 'short' }, [], 'EPOD_SECRET: needs at least 32'],
    ['an address that is none', { EPOD_PUBLIC_URL: 'ftp://x' }, [], 'EPOD_PUBLIC_URL: '],
    ['an unknown argument', {}, ['--role=cook'], cannotStart.argument('--role=cook')],
    [
      'a data folder that is a file',
      { EPOD_DATA_DIR: file },
      [],
      'is not a folder. Set EPOD_DATA_DIR',
    ],
    [
      'a database that is none',
      { DATABASE_URL: 'mysql://u:p@127.0.0.1:9/x' },
      [],
      'DATABASE_URL is not understood',
    ],
    [
      'a sender that is no address',
      { SMTP_URL: 'smtp://127.0.0.1:9', EPOD_MAIL_FROM: 'nobody' },
      [],
      'EPOD_MAIL_FROM: ',
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      [],
      cannotStart.hostUnknown('192.0.2.1'),
    ],
    [
      'demo accounts in the open',
      { HOST: '0.0.0.0', EPOD_DEMO: '' },
      [],
      cannotStart.demoInTheOpen('HOST', '0.0.0.0'),
    ],
    [
      'demo accounts behind a proxy',
      { EPOD_TRUSTED_PROXIES: '127.0.0.1', EPOD_DEMO: '' },
      [],
      cannotStart.demoInTheOpen('EPOD_TRUSTED_PROXIES', '127.0.0.1'),
    ],
  ]
  it.each(cases)(
    'says in one plain sentence what is wrong: %s',
    async (_name, settings, given, sentence) => {
      const { child, said } = startMain(settings, ...given)
      expect([await ended(child), said.errors.split('\n')]).toEqual([
        1,
        [expect.stringContaining(sentence), ''],
      ])
    },
    3 * MOST_MS,
  )

  it(
    'names the port that is taken',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => taken.once('listening', resolve))
      const { port } = taken.address() as AddressInfo
      const { child, said } = startMain({ PORT: String(port) })
      expect([await ended(child), said.errors]).toEqual([
        1,
        `${cannotStart.portTaken('127.0.0.1', port)}\n`,
      ])
      taken.close()
    },
    3 * MOST_MS,
  )
})

describe('a process', () => {
  it(
    'that was left to choose its port builds its links on the one it listens on',
    async () => {
      const started = startMain({ EPOD_DATA_DIR: join(folder, 'demo'), EPOD_DEMO: '1' })
      const address = await addressOf(started)
      const call = async (
        url: string,
        authorization: string,
        body?: object,
        // oxlint-disable-next-line no-explicit-any -- each call answers its own shape
      ): Promise<Record<string, any>> =>
        (
          await fetch(`${address}/api${url}`, {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            ...(body ? { body: JSON.stringify(body) } : {}),
          })
        ).json() as Promise<Record<string, unknown>>
      const bearer = `Bearer ${(await call('/login', `Basic ${btoa('acme:epod-demo')}`))['token']}`
      const { result } = await call('/orders', bearer, [aRow()])
      expect(
        (await call(`/orders/${result.created[0]._id}/links`, bearer, { party: 'receiver' }))[
          'result'
        ].url,
      ).toMatch(new RegExp(`^${address}/publicreceiver/`))
      const cut = await call('/request-cutter/receive_data_new.json', bearer, {
        data: [aRow()],
        chunk_size: 200,
        callback_data: { url: `${address}/api/orders`, method: 'POST', headers: {} },
      })
      expect([cut['status'], cut['message']]).toEqual([true, 'Successfully submitted'])
      started.child.kill('SIGTERM')
      expect(await ended(started.child)).toBe(0)
    },
    3 * MOST_MS,
  )

  it(
    'finishes what it began, tolerates the same signal twice and exits with 0; its secret is kept',
    async () => {
      const first = startMain({})
      const address = await addressOf(first)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      const secret = join(folder, 'data', 'secret')
      const kept = readFileSync(secret, 'utf8')
      expect([kept.trim().length >= 32, statSync(secret).mode & 0o777]).toEqual([true, 0o600])

      const second = startMain({ EPOD_DATA_DIR: join(folder, 'data') })
      expect([await ended(second.child), second.said.errors]).toEqual([
        1,
        expect.stringMatching(/is in use by process \d+\. Stop that process/),
      ])

      // Takes 300 ms, whatever the number.
      const slow = fetch(`${address}/api/public/receiver/acme/lr/x`, { method: 'POST' })
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
      first.child.kill('SIGTERM')
      first.child.kill('SIGINT')
      expect((await slow).status).toBe(200)
      expect(await ended(first.child)).toBe(0)
      await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
    },
    3 * MOST_MS,
  )

  it(
    'goes on with its secret, and with no other',
    async () => {
      const secret = join(folder, 'data', 'secret')
      const kept = readFileSync(secret, 'utf8')
      const again = startMain({}, '--role=web')
      await addressOf(again)
      expect(readFileSync(secret, 'utf8')).toBe(kept)
      again.child.kill('SIGINT')
      expect(await ended(again.child)).toBe(0)
      writeFileSync(secret, 'short')
      const { child, said } = startMain({})
      expect([await ended(child), said.errors]).toEqual([
        1,
        `${cannotStart.secretUnusable(secret)}\n`,
      ])
      writeFileSync(secret, kept)
    },
    3 * MOST_MS,
  )

  it(
    'does not go on without the secret that its database was used with',
    async () => {
      const secret = join(folder, 'demo', 'secret')
      const kept = readFileSync(secret, 'utf8').trim()
      rmSync(secret)
      const settings = { EPOD_DATA_DIR: join(folder, 'demo') }
      const { child, said } = startMain(settings)
      expect([await ended(child), said.errors]).toEqual([1, `${cannotStart.secretGone(secret)}\n`])
      const again = startMain({ ...settings, EPOD_SECRET: kept })
      await addressOf(again)
      expect(existsSync(secret)).toBe(false)
      // What the demo left is not there to be found by others first.
      expect(again.said.out + again.said.errors).toMatch(
        /anybody can sign in as acme, acme-cnf, .*known password/,
      )
      again.child.kill('SIGINT')
      expect(await ended(again.child)).toBe(0)
    },
    3 * MOST_MS,
  )

  it(
    'sends messages only, where it is told to be a worker',
    async () => {
      const worker = startMain({}, '--role=worker')
      await vi.waitFor(() => expect(worker.said.out).toContain('sends its messages from here'), {
        timeout: MOST_MS,
        interval: 50,
      })
      expect(worker.said.out).not.toContain('http://')
      worker.child.kill('SIGTERM')
      expect(await ended(worker.child)).toBe(0)
    },
    3 * MOST_MS,
  )
})
