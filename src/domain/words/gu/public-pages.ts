import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Gujarati: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'ડિલિવરીનો પુરાવો',
  loading: 'લોડ થાય છે',
  language: 'ભાષા',
  noConnection: 'ઇન્ટરનેટ નથી',
  noConnectionText: 'આ પેજ ખોલવા ઇન્ટરનેટ જોઈએ. કનેક્શન તપાસો, પછી ફરી પ્રયાસ કરો.',
  loadFailed: 'પેજ લોડ થઈ શક્યું નહીં',
  retry: 'ફરી પ્રયાસ કરો',
  reload: 'ફરી લોડ કરો',
  gone: 'આ લિંક કામ કરતી નથી',
  tooLong: 'આ પેજ બહુ વાર સુધી ખુલ્લું હતું. કૃપા કરી લિંક ફરી ખોલો.',
  keptUntilSent: 'આ માટે કનેક્શન જોઈએ; કનેક્શન આવતાં જ મોકલાશે. આ પેજ ખુલ્લું રાખો. OTP ફક્ત સર્વર તપાસી શકે છે.',
  sending: 'મોકલાય છે',
  back: 'પાછા',
  next: 'આગળ વધો',
  step: (now: number, all: number) => `પગલું ${now} / ${all}`,

  number: 'LR અથવા ઇન્વૉઇસ નંબર',
  client: 'ક્લાયન્ટ',
  askTitle: 'તમારો માલ શોધો',
  askText: 'તમારા કાગળ પરનો નંબર અને માલ મોકલનાર કંપનીનું નામ લખો.',
  find: 'શોધો',

  codeTitle: 'આ તમે જ છો તેની ખાતરી કરો',
  codeText: 'મોકલનાર પાસે નોંધાયેલા સંપર્ક પર OTP જશે. તે લખવાથી આ માલ ખુલશે.',
  proofText: 'મોકલનાર પાસે નોંધાયેલા સંપર્ક પર OTP જશે. માલ હાથમાં આવે પછી જ લખો: તેનાથી ખાતરી થાય છે કે માલ મળ્યો.',

  arrivalTitle: 'તમારા માટે માલ આવે છે',
  arrivalNext: 'માલ આવી ગયો છે',
  consignment: 'માલ', invoice: 'ઇન્વૉઇસ', from: 'ક્યાંથી', to: 'ક્યાં', units: 'નંગ', vehicle: 'ગાડી',
  dispatched: 'રવાના', expected: 'પહોંચવાનો સમય', late: 'મોડું', onTime: 'સમયસર', forClient: 'કોના માટે',

  remarkTitle: 'માલ કેવી હાલતમાં મળ્યો?',
  remarkTitleDriver: 'કંઈ નોંધવું છે?',
  condition: 'માલ', delivery: 'ડિલિવરી', category: 'પ્રકાર',
  conditions: { intact: 'સહીસલામત', damaged: 'નુકસાન', shortage: 'ઓછો' },
  deliveries: { ontime: 'સમયસર', delayed: 'મોડું' },
  suggestions: 'સૂચનો', remark: 'ટિપ્પણી', yourName: 'તમારું નામ', optional: 'વૈકલ્પિક', nothingChosen: '–',
  addRemark: 'ટિપ્પણી ઉમેરો', withoutRemark: 'ટિપ્પણી વિના આગળ વધો',

  photosTitle: 'માલના ફોટા',
  faceTitle: 'લેનારનો ફોટો', faceText: 'માલ લેનાર વ્યક્તિનો ફોટો.',
  photosText: 'સિક્કા અને સહીવાળા કાગળ, અને જે કંઈ નુકસાન થયું હોય તે.',
  addPhoto: 'ફોટો ઉમેરો', remove: (name: string) => `${name} દૂર કરો`,
  sendPhotos: (count: number) => (count === 1 ? 'ફોટો મોકલો' : `${count} ફોટા મોકલો`),
  photosSent: (count: number) => (count === 1 ? '1 ફોટો નોંધાયો છે' : `${count} ફોટા નોંધાયા છે`),
  preparing: 'નાનો કરાય છે', waiting: 'મોકલવા તૈયાર', failed: 'મોકલાયું નથી', sent: 'મોકલાયું', kept: 'આ ફોનમાં સેવ છે',
  download: (name: string) => `${name} ડાઉનલોડ કરો`, photoMissing: 'લોડ થઈ શક્યું નહીં',

  confirmTitle: 'શું માલ તમને મળ્યો?',
  receive: 'માલ મળ્યો', reject: 'નકારો',
  orByOtp: 'અથવા OTP થી ખાતરી કરો',
  sendOtp: 'OTP મોકલો', otp: 'OTP', verify: 'ચકાસો',
  otpHint: 'છ અંક',
  rejectTitle: (reject: string) => `${reject}: ખાતરી છે?`,
  rejectText: 'મોકલનારને તરત જાણ થશે. આ પાછું નહીં લઈ શકાય.',
  reason: 'કારણ',

  ratingTitle: 'એકંદર અનુભવ',
  ratingText: 'આ ડિલિવરી કેવી રહી?',
  stars: (count: number) => (count === 1 ? '1 તારો' : `${count} તારા`),
  submit: 'સબમિટ કરો', skip: 'છોડો',

  received: 'મળ્યો', rejected: 'નકાર્યો', open: 'રસ્તામાં',
  confirmedBy: { receive: 'બટનથી ખાતરી કરી', otp: 'OTP થી ખાતરી કરી' },
  remarks: 'ટિપ્પણીઓ', afterwards: 'પછીથી ઉમેર્યું', attachments: 'જોડેલી ફાઇલો', none: 'ઉપલબ્ધ નથી', rating: 'રેટિંગ',
  by: { receiver: 'લેનાર', driver: 'ડ્રાઇવર', client: 'મોકલનાર', transporter: 'ટ્રાન્સપોર્ટર' },

  driverTitle: 'તમારી ટ્રિપ',
  navigate: 'રસ્તો જુઓ', callReceiver: 'લેનારને ફોન કરો', reached: 'હું પહોંચી ગયો', reachedAt: (time: string) => `${time} વાગ્યે પહોંચ્યા`,
  driverOtpText: 'માલ સોંપ્યા પછી લેનાર પાસે OTP માગો.',
  trackingTitle: 'માલ ક્યાં છે?', maskedTracking: 'માલ ક્યાં છે તે ટ્રેકિંગ લિંકમાં દેખાય છે. કૃપા કરી મોકલનાર પાસે લિંક માગો.', driverReached: 'સ્થળ પર પહોંચ્યો',
}
