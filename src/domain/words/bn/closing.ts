import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Bengali: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: আপনি কি নিশ্চিত?`,
  rejectText: 'প্রেরককে এখনই জানানো হবে। এটি ফেরানো যাবে না।',
  ratingTitle: 'সামগ্রিক অভিজ্ঞতা',
  ratingText: 'এই ডেলিভারি কেমন ছিল?',
  stars: (count: number) => (count === 1 ? '1টি তারা' : `${count}টি তারা`),
  submit: 'জমা দিন',
  confirmedBy: {
    receive: 'বোতামে নিশ্চিত করা হয়েছে',
    otp: 'OTP দিয়ে নিশ্চিত করা হয়েছে',
    left: 'প্রাপক ছাড়া রাখা হয়েছে',
  },
  receivedBy: (name: string, time: string) => `${name} ${time}-এ পেয়েছেন`,
  copied: (text: string) => `${text} কপি হয়েছে`,
}
