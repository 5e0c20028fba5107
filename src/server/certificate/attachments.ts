import type { PartNotShown } from '../../domain/order/order.ts'
import type { certificateWords } from '../../domain/words/certificate.ts'
import type { Attachment } from './certificate-pdf.ts'
import { logFile, type CertifiedLog } from './order-log.ts'

/**
 * What lies inside the certificate of an order, for its reader: the log, and the signed proof once
 * there is one.
 */
export const attachmentsOf = (
  { entries }: CertifiedLog,
  credential: string | null,
  withheld: readonly PartNotShown[],
  { attachments }: Pick<typeof certificateWords, 'attachments'>,
): Attachment[] => [
  ...(credential === null
    ? []
    : [
        {
          name: 'proof.sd-jwt',
          mime: 'application/dc+sd-jwt',
          description: attachments.proof,
          bytes: Buffer.from(credential),
        },
      ]),
  {
    name: 'events.json',
    mime: 'application/json',
    description: attachments.log,
    bytes: logFile(entries, withheld),
  },
]
