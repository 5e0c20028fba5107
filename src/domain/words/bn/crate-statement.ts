import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Bengali: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'ক্রেটের হিসাব',
  question: 'আপনার কাছে কি এতগুলিই আছে?',
  text: (party: string, until: string) => `${until} পর্যন্ত ${party}-এর কাছে থাকা ক্রেট।`,
  asset: 'জিনিস',
  count: 'সংখ্যা',
  nothing: 'আপনার কাছে কিছু নেই।',
  confirm: 'হ্যাঁ, ঠিক আছে',
  contest: 'না, কিছু ভুল আছে',
  back: 'পিছনে',
  contestTitle: 'কী ভুল?',
  note: 'আপনার কাছে কত আছে আর বাকি কোথায় গেল বলুন',
  send: 'পাঠান',
  answered: { confirmed: 'নিশ্চিত করা হয়েছে', contested: 'আপত্তি জানানো হয়েছে' },
  answeredAt: (time: string) => `${time}-এ উত্তর দেওয়া হয়েছে`,
  yourNote: 'আপনার নোট',
  gone: 'এই লিংক কাজ করছে না',
  goneText: 'হয়তো এর সময় শেষ। প্রেরকের কাছে নতুন হিসাব চান।',
}
