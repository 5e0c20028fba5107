import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The product as people run it: its own process, its own data folder, demo accounts. */
export interface Product {
  readonly url: string
  /** Calls the API with a body (POST) or without (GET) and answers the parsed JSON; `authorization` as the header has it. */
  // oxlint-disable-next-line no-explicit-any -- each test knows its call's shape
  api(path: string, authorization: string | null, body?: unknown): Promise<any>
  /** Signs an account in and answers its Authorization header. */
  signIn(username: string): Promise<string>
  stop(): Promise<void>
}

/** A port of loopback that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** Starts the product; resolves when it serves. */
export const startProduct = async (environment: Record<string, string> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-e2e-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const env = { ...process.env, NODE_ENV: 'production', EPOD_DATA_DIR: join(folder, 'data'), PORT: new URL(url).port, ...environment }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines: string[] = []
  const serving = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.includes(url)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${lines.join('\n')}`)))
  })
  await serving
  const api: Product['api'] = async (path, authorization, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST', signal: AbortSignal.timeout(30_000),
      headers: { ...(authorization === null ? {} : { authorization }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  return {
    url, api,
    signIn: async (username) => {
      const { token } = (await api('/login', `Basic ${btoa(`${username}:epod-demo`)}`, {})) as { token: string }
      return `Bearer ${token}`
    },
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
