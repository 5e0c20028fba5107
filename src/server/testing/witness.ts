import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fromBase64 } from '../../domain/transparency/base64.ts'
import { checkpointIn } from '../../domain/transparency/checkpoint.ts'
import { isConsistent, type TreeHead } from '../../domain/transparency/merkle-proofs.ts'
import {
  cosignature,
  cosigned,
  keyIn,
  keyLine,
  noteIn,
  signatureLine,
  signersOf,
  verifierKey,
} from '../../domain/transparency/signed-note.ts'
import { isSignedBy, sha256Of } from '../transparency/log-signer.ts'
import { present } from './present.ts'

/** A witness that speaks C2SP tlog-witness as its specification says, and may be made to fail. */
export interface TestWitness {
  readonly url: string
  /** Its verifier key, as an operator is given it. */
  readonly line: string
  /** The log that it watches from now on, by its verifier key. */
  watch(log_key: string): void
  /** What it has signed last; of a log that it does not know yet, nothing. */
  seen: TreeHead
  /** Answers this instead, until it is null again. */
  answer: { readonly status: number; readonly body: string; readonly type?: string } | null
  readonly asked: string[]
  close(): Promise<void>
}

/** Starts one on the loopback. */
export const startWitness = async (name = 'witness.example'): Promise<TestWitness> => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const key = verifierKey(name, x, sha256Of, 'cosignature')
  let log = key
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await text(request)
      witness.asked.push(`${request.method} ${request.url}\n${body}`)
      const { status, body: said, type = 'text/plain' } = witness.answer ?? judged(body)
      response.writeHead(status, { 'content-type': type }).end(said)
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const judged = (body: string): NonNullable<TestWitness['answer']> => {
    const [head = '', ...rest] = body.split('\n')
    const blank = rest.indexOf('')
    const old = Number(/^old (\d+)$/.exec(head)?.[1])
    const proof = rest.slice(0, blank).map(fromBase64)
    const note = noteIn(rest.slice(blank + 1).join('\n'))
    const checkpoint = note && checkpointIn(note.text)
    if (!note || !checkpoint || !Number.isInteger(old) || proof.includes(null))
      return { status: 400, body: '' }
    if (checkpoint.origin !== log.name) return { status: 404, body: '' }
    if (signersOf(note, [log], isSignedBy).length === 0) return { status: 403, body: '' }
    if (old !== witness.seen.size)
      return { status: 409, body: `${witness.seen.size}\n`, type: 'text/x.tlog.size' }
    const hashes = proof.map(present)
    const isNew = old === 0 ? hashes.length === 0 : false
    if (!isNew && !isConsistent(witness.seen, checkpoint, hashes, sha256Of))
      return { status: 422, body: '' }
    witness.seen = { size: checkpoint.size, root: checkpoint.root }
    const seconds = Math.floor(Date.now() / 1_000)
    const signature = sign(null, Buffer.from(cosigned(note.text, seconds)), privateKey)
    const line = signatureLine({ name, id: key.id, signature: cosignature(seconds, signature) })
    return { status: 200, body: line }
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const witness: TestWitness = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    line: keyLine(key),
    watch: (log_key) => {
      log = present(keyIn(log_key, sha256Of))
    },
    seen: { size: 0, root: new Uint8Array() },
    answer: null,
    asked: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return witness
}
