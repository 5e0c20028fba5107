import type { Translation } from '../catalogue.ts'
import type { phoneCodeWords as english } from '../phone-code.ts'

/** In Hindi: what the desk says of the code that opens the form on a phone. */
export const phoneCodeWords: Translation<typeof english> = {
  onPhone: 'फ़ोन पर जोड़ें',
  phoneTitle: 'फ़ोन पर जोड़ें',
  phoneText: 'इसे फ़ोन के कैमरे से स्कैन करें। फ़ॉर्म वहाँ एक बार, आपके नाम से खुलेगा।',
  phoneExpires: (seconds: number) => `अभी ${seconds} सेकंड और मान्य`,
  phoneExpired: 'इस कोड का समय पूरा हो गया।',
  phoneAgain: 'नया कोड',
  qr: 'पते का QR कोड',
  phoneLater: (until: string) => `${until} तक मान्य`,
  copy: 'पता कॉपी करें',
  address: 'पता',
}
