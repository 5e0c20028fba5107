import type { Translation } from '../catalogue.ts'
import type { failureWords as english } from '../failure-id.ts'

/** In Hindi: what stands beside the request id of a failure. */
export const failureWords: Translation<typeof english> = {
  copyId: 'आईडी कॉपी करें',
  idCopied: 'कॉपी हो गया',
}
