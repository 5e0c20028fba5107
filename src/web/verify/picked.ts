import { MOST_PROOF_CHARACTERS } from '../../domain/credential/delivery-credential.ts'
import { trustIn } from '../../domain/credential/keys-file.ts'
import type { Trust } from '../../domain/credential/verify.ts'
import { proofIn } from '../../domain/credential/proof-file.ts'
import { browserKit, digestOf } from './kit.ts'

/** A file that was chosen, by what is in it. */
export type Picked =
  | { readonly is: 'proof'; readonly name: string; readonly text: string }
  | { readonly is: 'keys'; readonly name: string; readonly trust: Trust }
  | { readonly is: 'file' | 'certificate'; readonly name: string; readonly digest: string }
  | { readonly is: 'unreadable'; readonly name: string }

const MOST_FILES = 200
/** How a signed text begins, with its whole header, or a file of JSON; within so many bytes. */
const BEGINS = /^(eyJ[\w-]+\.|\s*\{)/
/** How a certificate begins: a PDF whose first object is the link of its code. */
const CERTIFICATE = /^%PDF-[^]*\/verify\//
const HEAD = 1_024

/** Reads files that were chosen, one after the other; the first two hundred of them. */
export const picked = async (files: readonly File[]): Promise<Picked[]> => {
  const all: Picked[] = []
  for (const file of files.slice(0, MOST_FILES)) all.push(await read(file))
  return all
}

const read = async (file: File): Promise<Picked> => {
  const { name } = file
  try {
    const head = await file.slice(0, HEAD).text()
    if (file.size <= MOST_PROOF_CHARACTERS && BEGINS.test(head)) {
      const text = await file.text()
      const trust = trustIn(text, browserKit)
      if (trust) return { is: 'keys', name, trust }
      const proof = proofIn(text)
      if (proof) return { is: 'proof', name, text: proof }
    }
    const is = CERTIFICATE.test(head) ? 'certificate' : 'file'
    return { is, name, digest: await digestOf(file) }
  } catch {
    return { is: 'unreadable', name }
  }
}
