import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isListening } from './ports.ts'
import { nginxProgram } from './system-packages.ts'

const START_WITHIN_MS = 10_000

/** A proxy on loopback before processes of the product. */
export interface ThrowAwayProxy {
  readonly url: string
  readonly pid: number
  /** What it holds, to be removed after its end. */
  readonly folder: string
  stop(): Promise<void>
}

/** The proxy that deploy/nginx describes, on this port, without TLS, before these ports. */
export const proxyBefore = (port: number, ports: readonly number[]): string => {
  const conf = readFileSync('deploy/nginx/epod.conf', 'utf8')
  const [first = ''] = /server 127\.0\.0\.1:8080 .+;/.exec(conf) ?? []
  const changes: readonly (readonly [was: string | RegExp, by: string])[] = [
    [/server \{\n {2}listen 80;[\s\S]*$/g, ''],
    [/ *server 127\.0\.0\.1:8081 .+;\n/g, ''],
    [first, ports.map((one) => first.replace('8080', `${one}`)).join('\n  ')],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate.+;\n/g, ''],
    ['/etc/nginx/snippets/epod-proxy.conf', resolve('deploy/nginx/epod-proxy.conf')],
  ]
  return changes.reduce((text, [was, by]) => {
    const changed = text.replaceAll(was, by)
    if (changed === text) throw new Error(`deploy/nginx/epod.conf has no ${was} any more`)
    return changed
  }, conf)
}

/** Starts nginx on a port of loopback before those on which processes serve. */
export const startNginx = async (
  ports: readonly number[],
  given?: number,
): Promise<ThrowAwayProxy> => {
  const program = nginxProgram()
  if (!program) throw new Error('nginx is not installed: apt-get install nginx')
  const port = given ?? (await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'epod-nginx-'))
  const file = join(folder, 'nginx.conf')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    file,
    [
      'daemon off;',
      // One process, so that whoever ends it ends all of it.
      'master_process off;',
      `pid ${join(folder, 'pid')};`,
      'error_log stderr warn;',
      'events { worker_connections 8192; }',
      'http {',
      '  access_log off;',
      ...folders,
      proxyBefore(port, ports),
      '}',
      '',
    ].join('\n'),
  )
  const running = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const orphan = (): void => void running.kill('SIGKILL')
  process.once('exit', orphan)
  let log = ''
  running.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
  const ended = new Promise<void>((done) => running.once('close', () => done()))
  const stop = async (): Promise<void> => {
    if (running.exitCode === null && running.signalCode === null) running.kill('SIGTERM')
    await ended
    process.off('exit', orphan)
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + START_WITHIN_MS; !(await isListening(port)); await wait(20)) {
    if (running.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`nginx did not start:\n${log}`)
  }
  return { url: `http://127.0.0.1:${port}`, pid: running.pid ?? 0, folder, stop }
}
