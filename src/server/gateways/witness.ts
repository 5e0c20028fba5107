import { toBase64 } from '../../domain/transparency/base64.ts'
import {
  noteIn,
  signatureIn,
  signatureLine,
  signersOf,
  type VerifierKey,
} from '../../domain/transparency/signed-note.ts'
import { isSignedBy } from '../transparency/log-signer.ts'
import { fetchOutside } from './outside-fetch.ts'

/** Somebody elsewhere who signs that a log has only grown: its key, and where it is asked. */
export interface Witness {
  readonly key: VerifierKey
  readonly url: string
}

/** A checkpoint for a witness: the signed note, and the proof that it goes on from before. */
export interface ToWitness {
  readonly note: string
  readonly prove: (earlier: number) => Promise<readonly Uint8Array[]>
  /** Gives it up. */
  readonly cut: AbortSignal
}

/** What a witness did instead of signing. */
export class WitnessFault extends Error {}

/** A size that a witness names: the one it has signed last. */
const SIZE_TYPE = 'text/x.tlog.size'

const ask = async ({ url }: Witness, earlier: number, { note, prove, cut }: ToWitness) => {
  const proof = earlier > 0 ? await prove(earlier) : []
  const lines = [`old ${earlier}`, ...proof.map(toBase64), '', note]
  return fetchOutside(
    `${url.replace(/\/$/, '')}/add-checkpoint`,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: lines.join('\n'), cut },
    true,
  )
}

/**
 * Has a witness sign a checkpoint (C2SP tlog-witness): from the size that it has signed last, as
 * far as that is known here, else from the one that it names. Answers the line of its signature,
 * verified. Throws WitnessFault, and OutsideFault where it does not answer.
 */
export const witnessed = async (
  witness: Witness,
  known: number,
  asked: ToWitness,
): Promise<string> => {
  let answer = await ask(witness, known, asked)
  if (answer.status === 409 && answer.headers.get('content-type') === SIZE_TYPE) {
    const named = Number(await answer.text())
    if (!Number.isSafeInteger(named) || named < 0) throw new WitnessFault('it names no size')
    answer = await ask(witness, named, asked)
  }
  const text = await answer.text()
  if (answer.status !== 200)
    throw new WitnessFault(`it answers ${answer.status}: ${text.slice(0, 200)}`)
  const note = noteIn(asked.note)
  for (const line of text.split('\n').slice(0, 16)) {
    const signature = signatureIn(line)
    if (!note || !signature) continue
    const [signer] = signersOf(
      { text: note.text, signatures: [signature] },
      [witness.key],
      isSignedBy,
    )
    if (signer) return signatureLine(signature)
  }
  throw new WitnessFault('its answer holds no signature of its key')
}
