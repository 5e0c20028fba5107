import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Bengali: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'এই লেবেল ডেলিভারি নিয়ে কিছু বলে না',
  label_window_empty: 'এই লেবেলে “এর পরে নয়” সময়টি “এর আগে নয়”-এর আগে',
  label_other_order: 'এই লেবেল অন্য মালের',
  label_too_many: (most: number) => `একটি অর্ডারে সর্বাধিক ${most}টি ইউনিট`,
  label_too_early: (time: string) => `লেবেল অনুযায়ী ${time}-এর আগে দেওয়া যাবে না`,
  label_too_late: (time: string) => `লেবেল অনুযায়ী ${time}-এর পরে দেওয়া যাবে না`,
  label_signature: 'লেবেলে সই চাওয়া হয়েছে',
  leave_not_allowed: 'কোনো লেবেল প্রাপক ছাড়া রেখে যেতে দেয় না',
  leave_signature: 'এতে সই লাগবে, তাই প্রাপক ছাড়া রাখা যাবে না',
  leave_not_confirmed: 'লেবেল দরজায় পড়া হয়েছে; রেখে যাওয়া যাবে বলে প্রেরক নিশ্চিত করেননি',
  leave_photo: 'আগে যেখানে রাখলেন তার ছবি তুলুন',
  label_unread: 'এটি পড়া যায় এমন GS1 লেবেল নয়',
  label_saved: 'লেবেল নথিভুক্ত হয়েছে',
  left_saved: 'প্রাপক ছাড়া রাখা হয়েছে বলে নথিভুক্ত',
}
