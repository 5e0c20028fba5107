import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Bengali: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'ডেলিভারির প্রমাণ',
  loading: 'লোড হচ্ছে',
  language: 'ভাষা',
  noConnection: 'ইন্টারনেট নেই',
  noConnectionText: 'এই পেজ খুলতে ইন্টারনেট লাগে। কানেকশন দেখে আবার চেষ্টা করুন।',
  loadFailed: 'পেজ লোড করা গেল না',
  retry: 'আবার চেষ্টা করুন',
  reload: 'আবার লোড করুন',
  gone: 'এই লিংক কাজ করছে না',
  tooLong: 'এই পেজ অনেকক্ষণ খোলা ছিল। লিংকটি আবার খুলুন।',
  keptUntilSent: 'এর জন্য কানেকশন লাগে; কানেকশন এলেই পাঠানো হবে। পেজটি খোলা রাখুন। OTP শুধু সার্ভারই যাচাই করতে পারে।',
  sending: 'পাঠানো হচ্ছে',
  back: 'পিছনে',
  next: 'এগিয়ে যান',
  step: (now: number, all: number) => `ধাপ ${now} / ${all}`,

  number: 'LR বা ইনভয়েস নম্বর',
  client: 'ক্লায়েন্ট',
  askTitle: 'আপনার মাল খুঁজুন',
  askText: 'কাগজে লেখা নম্বর আর যে কোম্পানি মাল পাঠিয়েছে তার নাম লিখুন।',
  find: 'খুঁজুন',

  codeTitle: 'আপনিই কি না নিশ্চিত করুন',
  codeText: 'প্রেরকের কাছে থাকা যোগাযোগে OTP যাবে। সেটি লিখলে এই চালান খুলবে।',
  proofText: 'প্রেরকের কাছে থাকা যোগাযোগে OTP যাবে। মাল হাতে পেলে তবেই লিখুন: এতে নিশ্চিত হয় যে আপনি মাল পেয়েছেন।',

  arrivalTitle: 'আপনার জন্য মাল আসছে',
  arrivalNext: 'মাল এসে গেছে',
  consignment: 'চালান', invoice: 'ইনভয়েস', from: 'কোথা থেকে', to: 'কোথায়', units: 'সংখ্যা', vehicle: 'গাড়ি',
  dispatched: 'রওনা', expected: 'পৌঁছানোর সময়', late: 'দেরি', onTime: 'সময়মতো', forClient: 'কার জন্য',

  remarkTitle: 'মাল কী অবস্থায় পেলেন?',
  remarkTitleDriver: 'কিছু লিখতে চান?',
  condition: 'মাল', delivery: 'ডেলিভারি', category: 'ধরন',
  conditions: { intact: 'অক্ষত', damaged: 'ক্ষতি', shortage: 'কম' },
  deliveries: { ontime: 'সময়মতো', delayed: 'দেরিতে' },
  suggestions: 'পরামর্শ', remark: 'মন্তব্য', yourName: 'আপনার নাম', optional: 'ঐচ্ছিক', nothingChosen: '–',
  addRemark: 'মন্তব্য যোগ করুন', withoutRemark: 'মন্তব্য ছাড়া এগিয়ে যান',

  photosTitle: 'মালের ছবি',
  faceTitle: 'প্রাপকের ছবি', faceText: 'যিনি মাল নিচ্ছেন তাঁর ছবি।',
  photosText: 'সিল ও সই করা কাগজ, আর যা কিছু নষ্ট হয়েছে।',
  addPhoto: 'ছবি যোগ করুন', remove: (name: string) => `${name} সরান`,
  sendPhotos: (count: number) => (count === 1 ? 'ছবি পাঠান' : `${count}টি ছবি পাঠান`),
  photosSent: (count: number) => (count === 1 ? '1টি ছবি নথিভুক্ত' : `${count}টি ছবি নথিভুক্ত`),
  preparing: 'ছোট করা হচ্ছে', waiting: 'পাঠানোর জন্য তৈরি', failed: 'পাঠানো হয়নি', sent: 'পাঠানো হয়েছে', kept: 'এই ফোনে সেভ আছে',
  download: (name: string) => `${name} ডাউনলোড করুন`, photoMissing: 'লোড করা গেল না',

  confirmTitle: 'মাল কি পেয়েছেন?',
  receive: 'মাল পেয়েছি', reject: 'প্রত্যাখ্যান করুন',
  orByOtp: 'অথবা OTP দিয়ে নিশ্চিত করুন',
  sendOtp: 'OTP পাঠান', otp: 'OTP', verify: 'যাচাই করুন',
  otpHint: 'ছয়টি সংখ্যা',
  rejectTitle: (reject: string) => `${reject}: আপনি কি নিশ্চিত?`,
  rejectText: 'প্রেরককে এখনই জানানো হবে। এটি ফেরানো যাবে না।',
  reason: 'কারণ',

  ratingTitle: 'সামগ্রিক অভিজ্ঞতা',
  ratingText: 'এই ডেলিভারি কেমন ছিল?',
  stars: (count: number) => (count === 1 ? '1টি তারা' : `${count}টি তারা`),
  submit: 'জমা দিন', skip: 'বাদ দিন',

  received: 'পাওয়া গেছে', rejected: 'প্রত্যাখ্যাত', open: 'পথে আছে',
  confirmedBy: { receive: 'বোতামে নিশ্চিত করা হয়েছে', otp: 'OTP দিয়ে নিশ্চিত করা হয়েছে' },
  remarks: 'মন্তব্য', afterwards: 'পরে যোগ করা', attachments: 'সংযুক্ত ফাইল', none: 'নেই', rating: 'রেটিং',
  by: { receiver: 'প্রাপক', driver: 'ড্রাইভার', client: 'প্রেরক', transporter: 'ট্রান্সপোর্টার' },

  driverTitle: 'আপনার ট্রিপ',
  navigate: 'পথ দেখুন', callReceiver: 'প্রাপককে ফোন করুন', reached: 'আমি পৌঁছে গেছি', reachedAt: (time: string) => `${time}-এ পৌঁছেছেন`,
  driverOtpText: 'মাল দেওয়ার পর প্রাপকের কাছে OTP চান।',
  trackingTitle: 'মাল কোথায়?', maskedTracking: 'মাল কোথায় আছে তা ট্র্যাকিং লিংকে দেখা যায়। প্রেরকের কাছে লিংক চান।', driverReached: 'গন্তব্যে পৌঁছেছে',
}
