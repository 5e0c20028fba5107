import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Bengali: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'আপত্তি',
  dispute: 'আপত্তি জানান',
  until: (time: string) => `${time} পর্যন্ত আপত্তি জানানো যাবে`,
  ask: 'কী ভুল হয়েছে?',
  explained: 'প্রেরক এটি প্রমাণের সঙ্গে দেখেন এবং সিদ্ধান্ত নেন। এটি ফিরিয়ে নেওয়া যায় না।',
  reason: 'কারণ',
  disputedAt: (time: string) => `${time} আপত্তি জানানো হয়েছে`,
  pending: 'এখনও সিদ্ধান্ত হয়নি',
  decisions: { accepted: 'গৃহীত', partly: 'আংশিক গৃহীত', refused: 'প্রত্যাখ্যাত' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
