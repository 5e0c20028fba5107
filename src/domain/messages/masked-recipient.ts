import { maskPhone } from '../contact.ts'

/** Data masking: a contact of which its reader is to know no more than that it is one. */
export const maskedRecipient = (recipient: string): string => {
  const at = recipient.lastIndexOf('@')
  if (at < 0) return maskPhone(recipient)
  return `${recipient.slice(0, 1)}${'•'.repeat(6)}${recipient.slice(at)}`
}
