import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Gujarati: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'સહી',
  sign: 'સહી કરો',
  signHere: 'આંગળી, પેન અથવા માઉસથી અહીં સહી કરો',
  clear: 'ભૂંસો',
  signer: 'સહી કરનારનું નામ',
  relation: 'લેનાર સાથે સંબંધ',
  relations: ['લેનાર', 'સ્ટોર કીપર', 'સિક્યુરિટી', 'સહકર્મી', 'પરિવાર'],
  save: 'સહી સેવ કરો',
  signAgain: 'ફરી સહી કરો',
  onDriversPhone: 'ડ્રાઇવરના ફોન પર',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `સહી કરનાર: ${name} (${relation})`,
}
