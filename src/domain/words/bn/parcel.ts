import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Bengali: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'লেবেল',
  scan: 'লেবেল স্ক্যান করুন',
  dangerous: 'বিপজ্জনক মাল',
  signature: 'সই লাগবে',
  mayLeave: 'প্রাপক ছাড়া রাখা যাবে',
  notBefore: (time: string) => `${time}-এর আগে নয়`,
  notAfter: (time: string) => `${time}-এর পরে নয়`,
  leave: 'প্রাপক ছাড়া রাখা হয়েছে',
  leaveText: 'কেউ নেই? মাল যেখানে আছে তার ছবি যোগ করুন, তারপর নিশ্চিত করুন।',
  text: 'লেবেলের লেখা',
  textHint: 'যেমন ছাপা আছে, যেমন (00)…(4323)1, বা স্ক্যানার যেমন দেয়',
  read: 'লেবেল পড়ুন',
  looking: 'লেবেলটি ক্যামেরার সামনে ধরুন',
  stop: 'থামান',
  cameraFailed: 'ক্যামেরা চালু করা যাচ্ছে না। লেবেলের লেখা দিন।',
  early: 'সময়ের আগে পাওয়া গেছে',
  late: 'সময়ের পরে পাওয়া গেছে',
  atDoor: 'দরজায় পড়া হয়েছে',
  units: 'লজিস্টিক ইউনিট',
  asksNothing: 'এটি বিশেষ কিছু চায় না',
}
