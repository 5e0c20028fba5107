import { VERIFY_HEADER } from '../../../../contract/proof/certificate-header.ts'
import { fetchFile, nameIn } from '../../../lib/api/download.ts'

/** A certificate as a file, and the address of its verification. */
export interface FetchedCertificate {
  readonly file: File
  readonly verify_url: string | null
}

const PDF = 'application/pdf'
const ZIP = 'application/zip'

/**
 * Asks for all that proves the delivery of an order, to be checked without network. Throws
 * ApiFailure for a refusal.
 */
export const fetchProofPack = async (order_id: string): Promise<File> => {
  const response = await fetchFile({ path: `/orders/${order_id}/proof-pack`, accept: ZIP })
  const name = nameIn(response.headers) ?? `${order_id}.zip`
  return new File([await response.blob()], name, { type: ZIP })
}

/** Asks for the certificate of an order. Throws ApiFailure for a refusal. */
export const fetchCertificate = async (order_id: string): Promise<FetchedCertificate> => {
  const response = await fetchFile({ path: `/orders/${order_id}/certificate`, accept: PDF })
  const name = nameIn(response.headers) ?? `${order_id}.pdf`
  const file = new File([await response.blob()], name, { type: PDF })
  return { file, verify_url: response.headers.get(VERIFY_HEADER) }
}
