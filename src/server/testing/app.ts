import { pino, type Logger } from 'pino'
import type { FastifyInstance } from 'fastify'
import { demoClients, demoUsers, platformClient, platformUser } from '../../presets/accounts.ts'
import { presets } from '../../presets/presets.ts'
import type { Call } from '../../contract/call.ts'
import type { CallInput, CallOutput, CallRefusal } from '../../contract/typed-call.ts'
import type { Instant } from '../../domain/time.ts'
import { buildApp } from '../app.ts'
import { createDeps, type Deps } from '../deps.ts'
import { readSettings } from '../env.ts'
import { diskFiles } from '../gateways/files/disk-files.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { keysFrom, type Keys } from '../secrets.ts'
import { loadAccounts } from '../demo/load-accounts.ts'
import type { AnswerAt } from './answer-at.ts'
import { pathOf } from './path-of.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// oxlint-disable-next-line no-explicit-any -- see below
type Known = any

/** An answer as a test reads it; where a helper makes many calls, each test knows the shape. */
export interface Reply<Body = Known> {
  code: number
  headers: Record<string, unknown>
  body: Body
}

/** The real application over a real database, with the demo accounts and no orders. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: TestDatabase
  /** Sets what decisions take for now; null gives the database's clock back. */
  setClock(now: Instant | null): void
  /** Signs a demo account in (once) and answers its token. */
  token(username: string): Promise<string>
  /** Makes a call of the contract, as a demo account, a bearer token ('Bearer …') or nobody. */
  call<C extends Call>(
    as: string | null,
    to: C,
    input: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<Reply<CallOutput<C> & CallRefusal>>
  /** Makes a call by URL, for input that the contract does not allow: `GET /api{url}`. */
  call<const Url extends string>(
    as: string | null,
    url: Url,
    body?: undefined,
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerAt<'GET', Url>>>
  /** `POST /api{url}`. */
  call<const Url extends string>(
    as: string | null,
    url: Url,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerAt<'POST', Url>>>
  close(): Promise<void>
}

/** The password of every demo account. */
export const PASSWORD = 'epod-demo'

/** The secret of every installation that tests open. */
export const SECRET = 'a secret for tests, longer than 32 characters'

/** Decorators of ports: what a test puts before the real keys or files, to count or to fail. */
export interface Decorators {
  readonly keys?: (real: Keys) => Keys
  readonly files?: (real: FileStore) => FileStore
}

const untyped = (url: string, body: unknown) => ({
  method: body === undefined ? ('GET' as const) : ('POST' as const),
  url: url.startsWith('/api') ? url : `/api${url}`,
  body,
})

const typed = ({ method, url }: Call, given: unknown) => {
  const { body, params, query } = given as {
    body?: unknown
    params?: Readonly<Record<string, unknown>>
    query?: Readonly<Record<string, unknown>>
  }
  return { method, url: `/api${pathOf(url, params, query)}`, body }
}

/** Opens one; close it after the tests of the file. */
export const openTestApp = async (
  environment: Record<string, string> = {},
  log: Logger = pino({ level: process.env['EPOD_TEST_LOG'] ?? 'silent' }),
  { keys = (real) => real, files = (real) => real }: Decorators = {},
): Promise<TestApp> => {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'epod-app-'))
  let clock: Instant | null = null
  const settings = readSettings({
    EPOD_DEMO: '1',
    EPOD_DATA_DIR: folder,
    EPOD_PUBLIC_URL: 'http://epod.test',
    ...environment,
  })
  const deps = createDeps({
    settings,
    database,
    keys: keys(keysFrom(SECRET)),
    files: files(diskFiles(join(folder, 'files'))),
    log,
    fixedNow: () => clock,
    presets: new Map(Object.entries(presets)),
  })
  await loadAccounts(deps, [...demoClients, platformClient], [...demoUsers, platformUser])
  const app = await buildApp(deps)
  await app.ready()
  const tokens = new Map<string, Promise<string>>()
  const signIn = async (username: string): Promise<string> => {
    const authorization = `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString('base64')}`
    const reply = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization },
    })
    if (reply.statusCode !== 200) throw new Error(`${username} could not sign in: ${reply.body}`)
    return reply.json<{ token: string }>().token
  }
  const token = (username: string): Promise<string> => {
    const known = tokens.get(username) ?? signIn(username)
    tokens.set(username, known)
    return known
  }
  return {
    app,
    deps,
    database,
    token,
    setClock: (now) => {
      clock = now
    },
    call: async (
      as: string | null,
      to: string | Call,
      given?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply> => {
      const { method, url, body } = typeof to === 'string' ? untyped(to, given) : typed(to, given)
      const authorization =
        as === null
          ? {}
          : { authorization: as.startsWith('Bearer ') ? as : `Bearer ${await token(as)}` }
      const reply = await app.inject({
        method,
        url,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return {
        code: reply.statusCode,
        headers: reply.headers,
        body: /\bjson\b/.test(String(reply.headers['content-type']))
          ? reply.json()
          : reply.rawPayload,
      }
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Another node on the same database, with a memory of its own; close it before the first. */
export const anotherNode = async ({ deps }: TestApp): Promise<FastifyInstance> => {
  const app = await buildApp(createDeps(deps))
  await app.ready()
  return app
}

/** Lets the app listen on loopback, for what needs a connection of its own; answers its origin. */
export const listenOn = ({ app }: Pick<TestApp, 'app'>): Promise<string> =>
  app.listen({ port: 0, host: '127.0.0.1' })
