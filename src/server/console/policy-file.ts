import { readFile } from 'node:fs/promises'
import { documentErrors } from '../../domain/policy/draft/document.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { english } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import { Impossible } from './impossible.ts'

/** More bytes than this are no configuration. */
const MOST_BYTES = 262_144

const textOf = async (file: string): Promise<string> => {
  try {
    const bytes = await readFile(file)
    if (bytes.byteLength > MOST_BYTES)
      throw new Impossible(`${file} has more than ${MOST_BYTES} bytes.`)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof Impossible) throw error
    throw new Impossible(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * The configuration that a file of JSON holds. Throws Impossible, with the paths of what is wrong.
 */
export const policyIn = async (file: string): Promise<PolicyDocument> => {
  const text = await textOf(file)
  let document: PolicyDocument
  try {
    document = JSON.parse(text) as PolicyDocument
  } catch (error) {
    throw new Impossible(`${file} is no JSON: ${(error as Error).message}`)
  }
  const errors = documentErrors(document)
  if (errors.length === 0) return document
  throw new Impossible(
    `${file} is no configuration:`,
    errors.map((error) => `${error.field}: ${textOfAny(error, english)}`),
  )
}
