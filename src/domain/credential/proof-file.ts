import { jsonIn } from './keys-file.ts'

/** A signed proof as a file of JSON, under the name that the API answers it by. */
export const proofFile = (credential: string): string => JSON.stringify({ credential }, null, 1)

/** The signed proof that such a file holds, or what is no JSON; null for JSON without one. */
export const proofIn = (text: string): string | null => {
  const proof = /^\s*\{/.test(text) ? jsonIn(text)?.credential : text
  return typeof proof === 'string' ? proof : null
}
