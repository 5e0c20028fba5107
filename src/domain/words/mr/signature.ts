import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Marathi: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'सही',
  sign: 'सही करा',
  signHere: 'बोट, पेन किंवा माउसने येथे सही करा',
  clear: 'पुसा',
  signer: 'सही करणाऱ्याचे नाव',
  relation: 'घेणाऱ्याशी नाते',
  relations: ['घेणारा', 'स्टोअर कीपर', 'सुरक्षारक्षक', 'सहकारी', 'कुटुंब'],
  save: 'सही सेव्ह करा',
  signAgain: 'पुन्हा सही करा',
  onDriversPhone: 'ड्रायव्हरच्या फोनवर',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `सही करणारे: ${name} (${relation})`,
}
