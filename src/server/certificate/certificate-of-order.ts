import { certificateOf } from '../../domain/certificate/certificate.ts'
import { courtStatementOf } from '../../domain/certificate/court-statement.ts'
import { courtTemplates } from '../../domain/certificate/court-templates.ts'
import type { PartNotShown } from '../../domain/order/order.ts'
import { isToldWithheld } from '../../domain/order/redacted.ts'
import { certificateName } from '../../domain/report/file-names.ts'
import { wallClock, type Clock } from '../../domain/time.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { certificateWords } from '../../domain/words/certificate.ts'
import type { Language } from '../../domain/words/languages.ts'
import type { Caller } from '../caller.ts'
import { credentialOf, isWithoutProof, presented } from '../credentials/issue.ts'
import type { Deps } from '../deps.ts'
import type { FileFault } from '../gateways/files/genuine-file.ts'
import type { Holding } from '../share-holders.ts'
import { verifyAddress } from './verify-code.ts'
import { withheldOf } from '../shown-order.ts'
import { attachmentsOf } from './attachments.ts'
import type { CertifiedLog } from './order-log.ts'
import { drawnPictures } from './pictures.ts'

/** Who reads a certificate, in which language, and for how long it is waited for. */
export interface CertificateReader {
  readonly caller: Caller
  readonly clock: Clock
  readonly language: Language
  readonly t: Translate
  readonly holding: Holding
  readonly missed: (digest: string, fault: FileFault) => void
}

/** A certificate ready to be sent. */
export interface CertificateFile {
  readonly bytes: Buffer
  readonly name: string
  readonly verify_url: string
  /** The signed proof that it holds; null while there is none. */
  readonly proof: string | null
}

/**
 * The signed proof, with what the reader may see; null until a checkpoint covers the order's end.
 */
const sealedProof = async (
  deps: Deps,
  order_id: string,
  withheld: readonly PartNotShown[],
): Promise<string | null> => {
  try {
    return presented(await credentialOf(deps, order_id), withheld)
  } catch (error) {
    if (isWithoutProof(error)) return null
    throw error
  }
}

/** Lazy loading: what draws and signs is much code, read with the first certificate. */
const pdfTools = async () => {
  const [{ certificatePdf }, { documentSigner }, { signedPdf }] = await Promise.all([
    import('./certificate-pdf.ts'),
    import('../document-signature/document-signer.ts'),
    import('../document-signature/signature-field.ts'),
  ])
  return { certificatePdf, documentSigner, signedPdf }
}

/** The certificate of an order that has ended, for this reader, signed. */
export const certificateOfOrder = async (
  deps: Deps,
  log: CertifiedLog,
  { caller, clock, language, t, holding, missed }: CertificateReader,
): Promise<CertificateFile> => {
  const { viewer, policy, client_name: sender } = caller
  const { order, events, head } = log
  const left_out = withheldOf(caller)
  const withheld = left_out.filter(isToldWithheld)
  const reader = viewer.username ?? sender
  const certificate = certificateOf({ order, events, sender, withheld, reader, head, clock }, t)
  const { files, settings } = deps
  const pictures = await drawnPictures(certificate, files, viewer.client_id, holding, missed)
  const verify_url = verifyAddress(deps, order._id)
  const installation = settings.public_url
  const made_at = clock.now
  const say = t(certificateWords)
  const { certificate_statement: law } = policy
  const statement =
    law === 'none'
      ? null
      : courtStatementOf(
          courtTemplates[law],
          { order, events, sender, head, installation, made_at },
          t,
        )
  const proof = await sealedProof(deps, order._id, left_out)
  const { certificatePdf, documentSigner, signedPdf } = await pdfTools()
  const signer = await documentSigner(deps, made_at)
  const drawn = await certificatePdf({
    certificate,
    pictures,
    statement,
    attachments: attachmentsOf(log, proof, left_out, say),
    verify_url,
    sender,
    language,
    made_at: new Date(made_at),
    say,
  })
  const bytes = signedPdf(drawn, signer)
  const ended_at = order.delivery_time ?? order.epod.reject.rejected_At ?? made_at
  const { day } = wallClock(ended_at, clock.time_zone)
  const { identifier, client } = order
  return { bytes, name: certificateName({ identifier, client, day }), verify_url, proof }
}
