import { openAsBlob, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { examined, filesOf } from '../src/domain/credential/examine.ts'
import { certificatesIn, trustIn } from '../src/domain/credential/keys-file.ts'
import { proofIn } from '../src/domain/credential/proof-file.ts'
import { toldEnding } from '../src/domain/credential/told-ending.ts'
import type { Trust } from '../src/domain/credential/verify.ts'
import { signedDocumentWords } from '../src/domain/words/signed-document.ts'
import { verifyWords as say } from '../src/domain/words/verify.ts'
import { derIn } from '../src/server/document-signature/pem.ts'
import { documentFault } from '../src/server/document-signature/verify-pdf.ts'
import { embeddedProof } from '../src/server/document-signature/embedded-proof.ts'
// It is for whoever has the proof and no server: nothing of that is loaded which wants a database.
import { browserKit, digestOf } from '../src/web/verify/kit.ts'

/** What the process ends with; docs/proof-format.md says the same. */
const exit = { unchanged: 0, differs: 1, not_begun: 2 } as const

/**
 * A line for the terminal: control signs and signs that turn the direction, with which a proof
 * could paint over what is said of it, are replaced. What joins letters of Indian scripts stays.
 */
const printable = (line: string): string =>
  line.replace(/[^\P{C}\u200c\u200d]|[\u2028\u2029]/gu, '\ufffd')

/** Says why it could not begin, and ends. */
function stop(why: string): never {
  console.error(why)
  process.exit(exit.not_begun)
}

/** What a file holds. Ends the process where it cannot be read. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}

function argumentsGiven(): { keys: string; proof: string; files: string[] } {
  const usage =
    'verify-proof <proof.sd-jwt or certificate.pdf> --keys <keys.json> [files that belong to it]'
  try {
    const { values, positionals } = parseArgs({
      options: { keys: { type: 'string' } },
      allowPositionals: true,
    })
    const [proof, ...files] = positionals
    if (proof === undefined || values.keys === undefined) stop(usage)
    return { keys: values.keys, proof, files }
  } catch (error) {
    stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

async function digestAt(path: string): Promise<string> {
  try {
    return await digestOf(await openAsBlob(path))
  } catch (error) {
    stop(`${path} could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const given = argumentsGiven()
const keys = bytesOf(given.keys).toString()
const trust: Trust = trustIn(keys, browserKit) ?? stop(`${given.keys} is no file of keys`)
const bytes = bytesOf(given.proof)
const differing: string[] = []

/** The proof inside a certificate, which is verified itself; null where it has none. */
function proofInside(): string | null {
  const fault = documentFault(bytes, certificatesIn(keys).flatMap(derIn))
  const { sound, faults } = signedDocumentWords
  if (fault === null) console.log(printable(`${given.proof}: ${sound}`))
  else differing.push(faults[fault])
  return embeddedProof(bytes)
}

/** Says what differs, and ends. */
function end(): never {
  for (const sentence of differing) console.error(printable(sentence))
  process.exit(differing.length === 0 ? exit.unchanged : exit.differs)
}

const isCertificate = bytes.indexOf('%PDF-') === 0 || given.proof.toLowerCase().endsWith('.pdf')
const text = isCertificate
  ? proofInside()
  : (proofIn(bytes.toString()) ?? stop(`${given.proof}: ${say.faults.unreadable}`))
if (text === null) {
  if (differing.length === 0) console.log(signedDocumentWords.noProof)
  for (const path of given.files) differing.push(`${path}: ${say.needValues}`)
  end()
}
const proof = examined(text.trim(), trust, browserKit)
if (!proof) {
  // What was changed in a certificate may be the proof inside it.
  if (differing.length > 0) end()
  stop(`${given.proof}: ${say.faults.unreadable}`)
}

for (const fault of proof.faults)
  if (fault.what === 'event')
    differing.push(say.eventDiffers(fault.seq, proof.events[fault.seq - 1]?.event.type ?? ''))
  else if (fault.what !== 'value') differing.push(say.faults[fault.what])
for (const { name, value } of proof.strays)
  differing.push(say.valueDiffers(`${name ?? ''} ${JSON.stringify(value)}`.trim()))

const known = filesOf(proof.events)
for (const path of given.files) {
  const number = known.get(await digestAt(path))
  // What a proof with faults names is nobody's word.
  if (number === undefined || proof.faults.length > 0)
    differing.push(`${path}: ${known.size ? say.foreign : say.needValues}`)
  else console.log(printable(`${path}: ${say.matches(number)}`))
}
for (const sentence of differing) console.error(printable(sentence))
const { order } = proof.credential
const { at, is_in_error } = toldEnding(proof.events)
const ended =
  `${order.outcome}${at === null ? '' : ` at ${at}`}, recorded at ${order.ended_at}` +
  (is_in_error ? ', in error' : '')
console.log(
  printable(
    `${order.identifier}, ${ended}: ${proof.events.length} events, ` +
      (differing.length === 0
        ? `unchanged since ${proof.since}; signed with ${proof.kid}, ` +
          `in ${proof.log?.name}, ${proof.witnesses.length} witnesses.`
        : `${differing.length} found to differ.`),
  ),
)
process.exitCode = differing.length === 0 ? exit.unchanged : exit.differs
