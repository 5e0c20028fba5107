import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Gujarati: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'આ GS1 લેબલ નથી',
  gs1_unknown: (ai: string) => `application identifier ${ai} અહીં જાણીતું નથી`,
  gs1_length: (ai: string) => `(${ai}) ના મૂલ્યની લંબાઈ બરાબર નથી`,
  gs1_signs: (ai: string) => `(${ai}) ના મૂલ્યમાં ન ચાલે એવાં ચિહ્નો છે`,
  gs1_check_digit: (ai: string) => `(${ai}) નો ચકાસણી અંક ખોટો છે`,
  gs1_twice: (ai: string) => `(${ai}) બે વાર છે, જુદાં મૂલ્યો સાથે`,
  gs1_flag: (ai: string) => `(${ai}) 0 કે 1 હોવું જોઈએ`,
  gs1_date: (ai: string) => `(${ai}) તારીખ અને સમય નથી`,
  gs1_place: '(4309) પૃથ્વી પરની કોઈ જગ્યા નથી',
}
