import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createEpodClient, type EpodClient } from '../../packages/client/src/index.ts'
import { ordersLike, tokenOf, type Narrowed } from './calls.ts'
import { onMachines, startMachines, type Running } from './machines.ts'
import { quickly, runProduct } from './run-product.ts'

/** A token lives a quarter of an hour, and a process of tests on a slow machine longer. */
const RENEWED_MS = 5 * 60_000

/**
 * The product as people run it: its own process, or several behind a proxy, its own data folder,
 * demo accounts.
 */
export interface Product {
  readonly url: string
  readonly pids: readonly number[]
  /** What it leaves behind where it is killed. */
  readonly folders: readonly string[]
  /** The typed client of the API as an account. */
  client(username: string): Promise<EpodClient>
  /** The same as whoever holds a token: of a session, or an API key. */
  holder(token: string): EpodClient
  /** Signs an account in, now and then; its Authorization header, for what is no call. */
  signIn(username: string): Promise<string>
  /** The orders an account sees under this query, newest first, and how many there are. */
  orders(username: string, query: Narrowed, limit?: number): ReturnType<typeof ordersLike>
  stop(): Promise<void>
}

const startAlone = async (dataDir: string, settings: Record<string, string>): Promise<Running> => {
  const running = runProduct(dataDir, settings, quickly)
  await running.serving
  return {
    url: running.url,
    pids: [running.pid],
    folders: [],
    end: async () => void (await running.end('SIGTERM')),
  }
}

/**
 * Starts the product, on a prepared data folder of its own unless the settings name a database;
 * resolves when it serves.
 */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-'))
  const dataDir = join(folder, 'data')
  if (settings['DATABASE_URL'] === undefined && settings['EPOD_DEMO'] === undefined)
    cpSync(inject('template'), dataDir, { recursive: true })
  const running = await (onMachines ? startMachines : startAlone)(dataDir, settings)
  const { url } = running
  const sessions = new Map<string, { readonly begun: number; readonly token: Promise<string> }>()
  const sessionOf = (username: string): Promise<string> => {
    const before = sessions.get(username)
    if (before && performance.now() - before.begun < RENEWED_MS) return before.token
    const session = { begun: performance.now(), token: tokenOf(url, username) }
    sessions.set(username, session)
    // One that failed is no session: the next who asks signs in anew.
    session.token.catch(() => sessions.delete(username))
    return session.token
  }
  const holder = (key: string): EpodClient => createEpodClient({ baseUrl: url, key })
  const client = async (username: string): Promise<EpodClient> => holder(await sessionOf(username))
  return {
    url,
    pids: running.pids,
    folders: [folder, ...running.folders],
    client,
    holder,
    signIn: async (username) => `Bearer ${await sessionOf(username)}`,
    orders: async (username, query, limit) => ordersLike(await client(username), query, limit),
    stop: async () => {
      await running.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let common: Promise<Product> | undefined

/**
 * The product that test files of this process share, for those that look at nothing but orders of
 * their own; what ends the test run ends it.
 */
export const commonProduct = (): Promise<Product> =>
  (common ??= startProduct().then((product) => {
    for (const pid of product.pids)
      writeFileSync(join(inject('common'), `${pid}`), product.folders.join('\n'))
    return product
  }))
