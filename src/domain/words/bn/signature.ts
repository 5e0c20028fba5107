import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Bengali: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'সই',
  sign: 'সই করুন',
  signHere: 'আঙুল, পেন বা মাউস দিয়ে এখানে সই করুন',
  clear: 'মুছুন',
  signer: 'যিনি সই করছেন তাঁর নাম',
  relation: 'প্রাপকের সঙ্গে সম্পর্ক',
  relations: ['প্রাপক', 'স্টোর কিপার', 'নিরাপত্তারক্ষী', 'সহকর্মী', 'পরিবার'],
  save: 'সই সেভ করুন',
  signAgain: 'আবার স্বাক্ষর করুন',
  onDriversPhone: 'ড্রাইভারের ফোনে',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `স্বাক্ষর করেছেন: ${name} (${relation})`,
}
