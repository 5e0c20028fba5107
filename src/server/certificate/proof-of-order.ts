import { whyNoCertificate } from '../../domain/certificate/why-no-certificate.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import { credentialOf, isWithoutProof, presented } from '../credentials/issue.ts'
import type { Deps } from '../deps.ts'
import { withheldOf } from '../shown-order.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { certificateOfOrder, type CertificateReader } from './certificate-of-order.ts'
import { orderLogOf } from './order-log.ts'

/** What somebody who takes the files of many orders away may have of each. */
type Proof = 'certificate' | 'credential'

/** The certificate (PDF) or signed proof (SD-JWT) of an order, or why this reader gets none. */
export const proofOfOrder = async (
  deps: Deps,
  order_id: string,
  kind: Proof,
  reader: CertificateReader,
): Promise<Buffer | Sentence> => {
  const { caller, clock } = reader
  const log = await orderLogOf(deps, scopeOf(caller.viewer), order_id)
  if (!log) return sentence('not_found')
  const [why] = whyNoCertificate(log.order, caller.viewer, caller.policy, clock)
  if (why) return sentenceOf(why)
  try {
    if (kind === 'certificate') return (await certificateOfOrder(deps, log, reader)).bytes
    return Buffer.from(presented(await credentialOf(deps, order_id), withheldOf(caller)))
  } catch (error) {
    // Not sealed yet, or too long: the others are had all the same.
    if (isWithoutProof(error)) return sentenceOf(error.said)
    throw error
  }
}
