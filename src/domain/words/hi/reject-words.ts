import type { Translation } from '../catalogue.ts'
import type { rejectWords as english } from '../reject-words.ts'

/** In Hindi: what the office's pages say around a policy's own word for rejecting. */
export const rejectWords: Translation<typeof english> = {
  openOr: (rejected: string) => `खुले या ‘${rejected}’`,
  rejectedAt: (rejected: string) => `${rejected}: समय`,
  rejectedWhy: (rejected: string) => `${rejected}: कारण`,
  reupdateText: (rejected: string) =>
    `ऑर्डर फिर से खुला है, जब तक वह दोबारा प्राप्त न हो या उस पर ‘${rejected}’ दर्ज न हो। अभी का प्रमाण एक संस्करण के रूप में रहेगा।`,
}
