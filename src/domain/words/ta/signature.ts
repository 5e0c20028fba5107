import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Tamil: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'கையொப்பம்',
  sign: 'கையொப்பமிடு',
  signHere: 'விரல், பேனா அல்லது மவுஸால் இங்கே கையொப்பமிடவும்',
  clear: 'அழி',
  signer: 'கையொப்பமிட்டவர் பெயர்',
  relation: 'பெறுநருடன் உறவு',
  relations: ['பெறுநர்', 'ஸ்டோர் கீப்பர்', 'பாதுகாவலர்', 'சக ஊழியர்', 'குடும்பத்தினர்'],
  save: 'கையொப்பத்தைச் சேமி',
  signAgain: 'மீண்டும் கையொப்பமிடுங்கள்',
  onDriversPhone: 'ஓட்டுநரின் தொலைபேசியில்',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `கையொப்பமிட்டவர்: ${name} (${relation})`,
}
