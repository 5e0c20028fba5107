import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Bengali: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'চালান যোগ করুন',
  // The wording that clients know.
  failed: 'ভুল হয়েছে, আবার লোড করুন',
  failedText:
    'এই ঠিকানা একবার আর অল্প সময়ের জন্য চলে। অফিসের কাছে নতুন চান: ‘যোগ করুন’, তারপর ‘ফোনে যোগ করুন’।',
  addingFor: (client: string, username: string) => `${client}-এর জন্য, ${username} নামে`,
  otherTitle: 'অন্য কারও নামে যোগ করবেন?',
  other: (now: string, next: string) =>
    `এই ডিভাইসে ${now} সাইন ইন আছেন। আপনি যে ঠিকানা খুলেছেন তা ${next} নামে চালান যোগ করে।`,
  continueAs: (username: string) => `${username} নামে যোগ করুন`,
  stayAs: (username: string) => `${username} থাকুন`,
  over: 'এই পেজের সময় শেষ। আপনার লেখা এখানে আছে: অফিসের কাছে নতুন ঠিকানা চান।',
  scan: 'বারকোড স্ক্যান করুন',
  scanning: 'বারকোড ফ্রেমের মধ্যে ধরুন',
  stop: 'টাইপ করুন',
  starting: 'ক্যামেরা চালু হচ্ছে',
  cameraRefused: 'এখানে ক্যামেরার অনুমতি নেই। ব্রাউজারের সেটিংসে অনুমতি দিন, বা নম্বর টাইপ করুন।',
  cameraFailed: 'ক্যামেরা চালু করা গেল না। নম্বর টাইপ করুন।',
  readerFailed: 'এখানে বারকোড পড়া যায় না। নম্বর টাইপ করুন।',
  read: (text: string) => `পড়া হয়েছে: ${text}`,
  finish: 'শেষ করুন',
  finished: 'এই ফোন আর অর্ডার যোগ করবে না',
  finishedText: 'এই পেজ বন্ধ করতে পারেন।',
}
