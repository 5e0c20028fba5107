import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkpointText } from '../domain/transparency/checkpoint.ts'
import { foldHashes, leafHash } from '../domain/transparency/merkle-tree.ts'
import { keyLine } from '../domain/transparency/signed-note.ts'
import { sha256Of, signedNote, verifierOf } from './log-signer.ts'

/** PKCS #8 of an Ed25519 key, before its seed of 32 bytes. */
const PKCS8 = '302e020100300506032b657004220420'
const name = 'log.example.com/log'

it('prints test vectors that are what this product signs [PROF-04]', () => {
  const doc = readFileSync('docs/proof-format.md', 'utf8')
  const entry = sha256Of(Buffer.from('{}'))
  const leaf = leafHash(entry, sha256Of)
  const root = foldHashes([leaf, leaf], sha256Of)
  const key = createPrivateKey({
    key: Buffer.from(PKCS8 + '00'.repeat(32), 'hex'),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const public_key = Buffer.from(x, 'base64url')
  const secret = key.export({ format: 'pem', type: 'pkcs8' }).toString()
  const text = checkpointText({ origin: name, size: 2, root })
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  expect(doc).toContain(`\`${hex(entry)}\``)
  expect(doc).toContain(`\`${hex(leaf)}\``)
  expect(doc).toContain(`\`${hex(root)}\``)
  expect(doc).toContain(`\n\`\`\`\n${signedNote(text, name, { public_key, secret })}\`\`\`\n`)
  expect(doc).toContain(`\`${keyLine(verifierOf(name, public_key))}\``)
})
