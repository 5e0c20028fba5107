import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Hindi: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'हस्ताक्षर',
  sign: 'हस्ताक्षर करें',
  signHere: 'उँगली, पेन या माउस से यहाँ हस्ताक्षर करें',
  clear: 'मिटाएँ',
  signer: 'हस्ताक्षर करने वाले का नाम',
  relation: 'प्राप्तकर्ता से संबंध',
  relations: ['प्राप्तकर्ता', 'स्टोर कीपर', 'सुरक्षाकर्मी', 'सहकर्मी', 'परिवार'],
  save: 'हस्ताक्षर सेव करें',
  signAgain: 'फिर हस्ताक्षर करें',
  onDriversPhone: 'ड्राइवर के फ़ोन पर',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `${name} (${relation}) ने हस्ताक्षर किए`,
}
