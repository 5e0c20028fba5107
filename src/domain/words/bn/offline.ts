import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Bengali: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘মাল পেয়েছি’ টেপা হয়েছে', reject: '‘প্রত্যাখ্যান’ টেপা হয়েছে' },
  late: 'অর্ডার শেষ হওয়ার পরে যোগ করা',
  flags: {
    ahead: 'ডিভাইসের সময় পাওয়ার সময়ের পরে',
    before_dispatch: 'ডিভাইসের সময় রওনা হওয়ার আগে',
    clock_off: 'ডিভাইসের ঘড়ি ভুল',
  },
}
