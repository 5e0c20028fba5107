import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Tamil: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'டெலிவரி சான்று',
  loading: 'ஏற்றுகிறது',
  language: 'மொழி',
  noConnection: 'இணைய இணைப்பு இல்லை',
  noConnectionText: 'இணையம் தேவை. இணைப்பைச் சரிபார்த்து, மீண்டும் முயலவும்.',
  loadFailed: 'பக்கத்தை ஏற்ற முடியவில்லை',
  retry: 'மீண்டும் முயல்க',
  reload: 'மீண்டும் ஏற்று',
  gone: 'இந்த இணைப்பு வேலை செய்யவில்லை',
  tooLong: 'நீண்ட நேரம் ஆகிவிட்டது. இணைப்பை மீண்டும் திறக்கவும்.',
  keptUntilSent: 'இதற்கு இணையம் தேவை; இணைப்பு வந்தவுடன் அனுப்பப்படும். இந்தப் பக்கத்தைத் திறந்தே வைக்கவும். OTP-ஐ சர்வர் மட்டுமே சரிபார்க்க முடியும்.',
  sending: 'அனுப்புகிறது',
  back: 'பின்செல்',
  next: 'தொடரவும்',
  step: (now: number, all: number) => `படி ${now} / ${all}`,

  number: 'LR அல்லது இன்வாய்ஸ் எண்',
  client: 'வாடிக்கையாளர்',
  askTitle: 'உங்கள் சரக்கைத் தேடுங்கள்',
  askText: 'ஆவணத்தில் உள்ள எண்ணையும், அனுப்பிய நிறுவனத்தின் பெயரையும் உள்ளிடவும்.',
  find: 'தேடு',

  codeTitle: 'இது நீங்கள்தான் என உறுதிப்படுத்தவும்',
  codeText: 'அனுப்புநரிடம் பதிவாகியுள்ள தொடர்புக்கு OTP செல்லும். அதை உள்ளிட்டால் இந்தச் சரக்கு விவரம் திறக்கும்.',
  proofText: 'அனுப்புநரிடம் பதிவாகியுள்ள தொடர்புக்கு OTP செல்லும். சரக்கு கைக்கு வந்த பிறகே உள்ளிடவும்: நீங்கள் பெற்றதை அது உறுதிப்படுத்தும்.',

  arrivalTitle: 'உங்களுக்கு ஒரு சரக்கு',
  arrivalNext: 'சரக்கு வந்துவிட்டது',
  consignment: 'சரக்கு', invoice: 'இன்வாய்ஸ்', from: 'எங்கிருந்து', to: 'எங்கு', units: 'எண்ணிக்கை', vehicle: 'வாகனம்',
  dispatched: 'புறப்பட்டது', expected: 'எதிர்பார்க்கும் நேரம்', late: 'தாமதம்', onTime: 'சரியான நேரம்', forClient: 'யாருக்கு',

  remarkTitle: 'சரக்கு எந்த நிலையில் வந்தது?',
  remarkTitleDriver: 'ஏதாவது குறிப்பிட வேண்டுமா?',
  condition: 'சரக்கு', delivery: 'டெலிவரி', category: 'வகை',
  conditions: { intact: 'நல்ல நிலை', damaged: 'சேதம்', shortage: 'குறைவு' },
  deliveries: { ontime: 'சரியான நேரம்', delayed: 'தாமதம்' },
  suggestions: 'பரிந்துரைகள்', remark: 'குறிப்பு', yourName: 'உங்கள் பெயர்', optional: 'விருப்பத்திற்குரியது', nothingChosen: '–',
  addRemark: 'குறிப்பு சேர்', withoutRemark: 'குறிப்பு இல்லாமல் தொடரவும்',

  photosTitle: 'சரக்கின் படங்கள்',
  faceTitle: 'பெறுநரின் படம்', faceText: 'சரக்கைப் பெறுபவரின் படம்.',
  photosText: 'முத்திரையும் கையொப்பமும் உள்ள ஆவணங்கள், சேதமானவை அனைத்தும்.',
  addPhoto: 'படம் சேர்', remove: (name: string) => `${name} நீக்கு`,
  sendPhotos: (count: number) => (count === 1 ? 'படத்தை அனுப்பு' : `${count} படங்களை அனுப்பு`),
  photosSent: (count: number) => (count === 1 ? '1 படம் பதிவாகியுள்ளது' : `${count} படங்கள் பதிவாகியுள்ளன`),
  preparing: 'சிறிதாக்குகிறது', waiting: 'அனுப்பத் தயார்', failed: 'அனுப்பப்படவில்லை', sent: 'அனுப்பப்பட்டது', kept: 'இந்த ஃபோனில் சேமிக்கப்பட்டது',
  download: (name: string) => `${name} பதிவிறக்கு`, photoMissing: 'ஏற்ற முடியவில்லை',

  confirmTitle: 'சரக்கைப் பெற்றுவிட்டீர்களா?',
  receive: 'பெற்றேன்', reject: 'நிராகரி',
  orByOtp: 'அல்லது OTP மூலம் உறுதிப்படுத்தவும்',
  sendOtp: 'OTP அனுப்பு', otp: 'OTP', verify: 'சரிபார்',
  otpHint: 'ஆறு இலக்கங்கள்',
  rejectTitle: (reject: string) => `${reject}: உறுதியாகவா?`,
  rejectText: 'அனுப்புநருக்கு உடனே தெரிவிக்கப்படும். இதைத் திரும்பப் பெற முடியாது.',
  reason: 'காரணம்',

  ratingTitle: 'ஒட்டுமொத்த அனுபவம்',
  ratingText: 'இந்த டெலிவரி எப்படி இருந்தது?',
  stars: (count: number) => (count === 1 ? '1 நட்சத்திரம்' : `${count} நட்சத்திரங்கள்`),
  submit: 'சமர்ப்பி', skip: 'தவிர்',

  received: 'பெறப்பட்டது', rejected: 'நிராகரிக்கப்பட்டது', open: 'வழியில் உள்ளது',
  confirmedBy: { receive: 'பொத்தான் மூலம் உறுதிசெய்யப்பட்டது', otp: 'OTP மூலம் உறுதிசெய்யப்பட்டது' },
  remarks: 'குறிப்புகள்', afterwards: 'பின்னர் சேர்க்கப்பட்டது', attachments: 'இணைப்புகள்', none: 'இல்லை', rating: 'மதிப்பீடு',
  by: { receiver: 'பெறுநர்', driver: 'ஓட்டுநர்', client: 'அனுப்புநர்', transporter: 'போக்குவரத்து நிறுவனம்' },

  driverTitle: 'உங்கள் பயணம்',
  navigate: 'வழி காட்டு', callReceiver: 'பெறுநரை அழை', reached: 'வந்து சேர்ந்தேன்', reachedAt: (time: string) => `${time} மணிக்கு வந்து சேர்ந்தீர்கள்`,
  driverOtpText: 'சரக்கை ஒப்படைத்த பிறகு பெறுநரிடம் OTP கேட்கவும்.',
  trackingTitle: 'சரக்கு எங்கே?', maskedTracking: 'சரக்கு இருக்கும் இடத்தை டிராக்கிங் இணைப்பில் காணலாம். அனுப்புநரிடம் இணைப்பைக் கேட்கவும்.', driverReached: 'சேருமிடத்தில் உள்ளது',
}
