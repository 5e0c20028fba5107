import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexOf } from '../../domain/transparency/base64.ts'
import type { VerifierKit } from '../../domain/credential/verify.ts'

const utf8 = new TextEncoder()

const bytesIn = (encoded: string): Uint8Array | null => {
  if (!/^[\w-]*$/.test(encoded)) return null
  try {
    const binary = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

const textIn = (encoded: string): string | null => {
  const bytes = bytesIn(encoded)
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * How a page computes by itself: one that is opened from a disk or without TLS has no
 * crypto.subtle.
 */
export const browserKit: VerifierKit = {
  hash: sha256,
  hashText: (text) => sha256(utf8.encode(text)),
  bytesIn,
  textIn,
  verify: (public_key, text, signature) => {
    try {
      return ed25519.verify(signature, utf8.encode(text), public_key, { zip215: false })
    } catch {
      return false
    }
  },
}

const PIECE = 4_194_304

/** The SHA-256 of a file, hex, read piece by piece, so that its size does not matter. */
export const digestOf = async (file: Blob): Promise<string> => {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += PIECE)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()))
  return hexOf(hash.digest())
}
