import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { readFile } from 'node:fs/promises'

const run = promisify(execFile)

const config = `
[req]
distinguished_name = name
x509_extensions = stamping
prompt = no
[name]
CN = Time stamps for tests
[stamping]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = authority
[authority]
serial = serial
crypto_device = builtin
signer_cert = authority.pem
certs = authority.pem
signer_key = authority.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = yes
tsa_name = yes
ess_cert_id_alg = sha256
`

/** A time-stamping authority: OpenSSL's own, behind HTTP. */
export interface TestAuthority {
  readonly url: string
  /** Answers this instead, until it is null again. */
  answer: { readonly status: number; readonly body: Buffer } | null
  /** What OpenSSL says of a reply to this text: 'Verification: OK', or why not. */
  verify(text: string, reply: Buffer): Promise<string>
  close(): Promise<void>
}

/** Makes its key and certificate, and starts it on the loopback. */
export const startAuthority = async (): Promise<TestAuthority> => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-authority-'))
  const openssl = (line: string) =>
    run('openssl', line.split(' '), {
      cwd: folder,
      timeout: 30_000,
      env: { ...process.env, LC_ALL: 'C' },
    })
  writeFileSync(join(folder, 'authority.cnf'), config)
  writeFileSync(join(folder, 'serial'), '01\n')
  await openssl(
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -config authority.cnf ' +
      '-days 30 -keyout authority.key -out authority.pem',
  )
  let count = 0
  const stamp = async (query: Buffer): Promise<Buffer> => {
    count += 1
    const [asked, replied] = [`${count}.tsq`, `${count}.tsr`]
    writeFileSync(join(folder, asked), query)
    const files = `-queryfile ${asked} -out ${replied}`
    await openssl(`ts -reply -config authority.cnf -section authority ${files}`)
    return readFile(join(folder, replied))
  }
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const query = await buffer(request)
      const { status, body } = authority.answer ?? { status: 200, body: await stamp(query) }
      response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body)
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const authority: TestAuthority = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: null,
    verify: async (text, reply) => {
      writeFileSync(join(folder, 'text'), text)
      writeFileSync(join(folder, 'reply.tsr'), reply)
      return openssl('ts -verify -data text -in reply.tsr -CAfile authority.pem').then(
        ({ stdout, stderr }) => /Verification: OK/.exec(stdout + stderr)?.[0] ?? 'nothing',
        ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
      )
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      rmSync(folder, { recursive: true })
    },
  }
  return authority
}
