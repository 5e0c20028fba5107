import { present } from '../../src/server/testing/present.ts'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { AnswerAt } from '../../src/contract/call-at.ts'
import type { AnsweredOrder } from '../../src/contract/order.ts'
import {
  createEpodClient,
  ok,
  patiently,
  type EpodClient,
} from '../../packages/client/src/index.ts'
import { quickly, runProduct } from './run-product.ts'

/** The product as people run it: its own process, its own data folder, demo accounts. */
export interface Product {
  readonly url: string
  readonly pid: number
  /** Where its data folder is. */
  readonly folder: string
  /** The typed client of the API as an account. */
  client(username: string): Promise<EpodClient>
  /**
   * The same for addresses that a test computes: calls the API with a body (POST) or without (GET)
   * and answers the parsed JSON; `authorization`
   * as the header has it.
   */
  api<const Url extends string>(
    path: Url,
    authorization: string | null,
    body?: undefined,
  ): Promise<AnswerAt<'GET', Url>>
  api<const Url extends string>(
    path: Url,
    authorization: string | null,
    body: unknown,
  ): Promise<AnswerAt<'POST', Url>>
  /** Signs an account in, once, and answers its Authorization header. */
  signIn(username: string): Promise<string>
  /** The orders an account sees under this query, newest first, and how many there are. */
  orders(
    username: string,
    query: object,
    limit?: number,
  ): Promise<{ orders: AnsweredOrder[]; total: number }>
  stop(): Promise<void>
}

/**
 * Starts the product, on a prepared data folder of its own unless the settings name a database;
 * resolves when it serves.
 */
export const startProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-'))
  if (settings['DATABASE_URL'] === undefined && settings['EPOD_DEMO'] === undefined)
    cpSync(inject('template'), join(folder, 'data'), { recursive: true })
  const running = runProduct(join(folder, 'data'), settings, quickly)
  await running.serving
  const { url } = running
  const send = patiently({ baseUrl: url, retries: 0 })
  const nobody = createEpodClient({ baseUrl: url })
  const api: Product['api'] = async (
    path: string,
    authorization: string | null,
    body?: unknown,
  ) => {
    const answer = await send(
      new Request(`${url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'application/json',
          Prefer: 'return=representation',
          ...(authorization === null ? {} : { authorization }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    return answer.json()
  }
  const logIn = async (username: string): Promise<string> => {
    const authorization = `Basic ${btoa(`${username}:epod-demo`)}`
    const { token } = await ok(nobody.POST('/api/login', { headers: { authorization } }))
    return `Bearer ${token}`
  }
  const sessions = new Map<string, Promise<string>>()
  const signIn: Product['signIn'] = (username) => {
    const session = sessions.get(username) ?? logIn(username)
    sessions.set(username, session)
    return session
  }
  const client = async (username: string): Promise<EpodClient> =>
    createEpodClient({ baseUrl: url, key: (await signIn(username)).replace('Bearer ', '') })
  return {
    url,
    pid: running.pid,
    folder,
    api,
    signIn,
    client,
    orders: async (username, query, limit = 5) => {
      const { returnData } = await api('/fetch_orders', await signIn(username), { query, limit })
      return present(returnData).result
    },
    stop: async () => {
      await running.end('SIGTERM')
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
    writeFileSync(join(inject('common'), `${product.pid}`), product.folder)
    return product
  }))
