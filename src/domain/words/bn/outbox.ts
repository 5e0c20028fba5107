import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Bengali: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'এটি ফোনে নষ্ট হয়ে গেছে, পাঠানো যাবে না',
  title: 'এই ফোনে সেভ আছে',
  kept: 'এই ফোনে সেভ আছে। কানেকশন এলে নিজে থেকেই যাবে।',
  offline: (time: string) => `ইন্টারনেট নেই। এটি ${time}-এর তথ্য; আপনি যা করবেন তা এই ফোনে সেভ হবে।`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1টি কাজ এই ফোনে সেভ আছে, এখনও নথিভুক্ত নয়'
        : `${count}টি কাজ এই ফোনে সেভ আছে, এখনও নথিভুক্ত নয়`,
    refused: 'সব গৃহীত হয়নি',
    done: 'সব নথিভুক্ত হয়েছে',
  },
  states: { saved: 'সেভ আছে', sent: 'পাঠানো হয়েছে', confirmed: 'নিশ্চিত', refused: 'প্রত্যাখ্যাত' },
  explained: {
    saved: 'কানেকশনের অপেক্ষায়',
    sent: 'এখনও উত্তর আসেনি',
    confirmed: 'নথিভুক্ত',
    refused: 'নথিভুক্ত নয়',
  },
  kinds: {
    receive: 'মাল পেয়েছি',
    reject: 'প্রত্যাখ্যান',
    remark: 'মন্তব্য',
    photo: 'ছবি',
    rating: 'রেটিং',
    label: 'লেবেল',
    leave: 'প্রাপক ছাড়া রাখা হয়েছে',
    not_delivered: 'ব্যর্থ চেষ্টা',
    answer: 'উত্তর',
    outbound: 'পৌঁছেছে',
    goods: 'মাল',
    signature: 'স্বাক্ষর',
  },
  doubt: (reason: string) => `প্রত্যাখ্যান হতে পারে: ${reason}`,
  sendNow: 'এখনই পাঠান',
  saveFile: 'ফাইল হিসেবে সেভ করুন',
  hide: 'লুকান',
  hideRefused: 'সরান',
  hideSure: 'যা প্রত্যাখ্যান হয়েছে তা এই ফোন থেকে মুছে যাবে।',
}
