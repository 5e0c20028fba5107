import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Hindi: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'डिलीवरी का प्रमाण',
  loading: 'लोड हो रहा है',
  language: 'भाषा',
  noConnection: 'इंटरनेट नहीं है',
  noConnectionText: 'यह पेज खोलने के लिए इंटरनेट चाहिए। कनेक्शन देखें, फिर दोबारा कोशिश करें।',
  loadFailed: 'पेज लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
  reload: 'दोबारा लोड करें',
  gone: 'यह लिंक काम नहीं करता',
  tooLong: 'यह पेज बहुत देर तक खुला रहा। कृपया लिंक फिर से खोलें।',
  keptUntilSent: 'इसके लिए कनेक्शन चाहिए; कनेक्शन आते ही यह भेज दिया जाएगा। यह पेज खुला रखें। OTP की जाँच केवल सर्वर कर सकता है।',
  sending: 'भेजा जा रहा है',
  back: 'वापस',
  next: 'आगे बढ़ें',
  step: (now: number, all: number) => `चरण ${now} / ${all}`,

  number: 'LR या इनवॉइस नंबर',
  client: 'क्लाइंट',
  askTitle: 'अपना माल खोजें',
  askText: 'अपने कागज़ात पर लिखा नंबर और माल भेजने वाली कंपनी का नाम भरें।',
  find: 'खोजें',

  codeTitle: 'पुष्टि करें कि यह आप ही हैं',
  codeText: 'OTP उस संपर्क पर जाएगा जो भेजने वाले के पास दर्ज है। उसे भरने पर यह खेप खुलेगी।',
  proofText: 'OTP उस संपर्क पर जाएगा जो भेजने वाले के पास दर्ज है। माल हाथ में आने पर ही उसे भरें: इससे पुष्टि होती है कि माल आपको मिल गया।',

  arrivalTitle: 'आपके लिए माल आ रहा है',
  arrivalNext: 'माल आ गया है',
  consignment: 'खेप', invoice: 'इनवॉइस', from: 'कहाँ से', to: 'कहाँ तक', units: 'नग', vehicle: 'गाड़ी',
  dispatched: 'रवाना', expected: 'पहुँचने का समय', late: 'देर से', onTime: 'समय पर', forClient: 'किसके लिए',

  remarkTitle: 'माल किस हालत में मिला?',
  remarkTitleDriver: 'कुछ लिखना है?',
  condition: 'माल', delivery: 'डिलीवरी', category: 'श्रेणी',
  conditions: { intact: 'सही सलामत', damaged: 'टूट-फूट', shortage: 'कमी' },
  deliveries: { ontime: 'समय पर', delayed: 'देर से' },
  suggestions: 'सुझाव', remark: 'टिप्पणी', yourName: 'आपका नाम', optional: 'ज़रूरी नहीं', nothingChosen: '–',
  addRemark: 'टिप्पणी जोड़ें', withoutRemark: 'बिना टिप्पणी आगे बढ़ें',

  photosTitle: 'माल की फ़ोटो',
  faceTitle: 'प्राप्तकर्ता की फ़ोटो', faceText: 'जो माल ले रहा है, उसकी फ़ोटो।',
  photosText: 'मुहर और हस्ताक्षर वाले कागज़, और जो भी टूटा-फूटा हो।',
  addPhoto: 'फ़ोटो जोड़ें', remove: (name: string) => `${name} हटाएँ`,
  sendPhotos: (count: number) => (count === 1 ? 'फ़ोटो भेजें' : `${count} फ़ोटो भेजें`),
  photosSent: (count: number) => (count === 1 ? '1 फ़ोटो दर्ज है' : `${count} फ़ोटो दर्ज हैं`),
  preparing: 'छोटा किया जा रहा है', waiting: 'भेजने को तैयार', failed: 'नहीं भेजा गया', sent: 'भेजा गया', kept: 'इस फ़ोन पर सेव है',
  download: (name: string) => `${name} डाउनलोड करें`, photoMissing: 'लोड नहीं हो सका',

  confirmTitle: 'क्या माल आपको मिल गया?',
  receive: 'माल मिला', reject: 'अस्वीकार करें',
  orByOtp: 'या OTP से पुष्टि करें',
  sendOtp: 'OTP भेजें', otp: 'OTP', verify: 'जाँचें',
  otpHint: 'छह अंक',
  rejectTitle: (reject: string) => `${reject}: क्या आप पक्के हैं?`,
  rejectText: 'भेजने वाले को तुरंत बताया जाएगा। इसे वापस नहीं लिया जा सकता।',
  reason: 'कारण',

  ratingTitle: 'कुल अनुभव',
  ratingText: 'यह डिलीवरी कैसी रही?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'जमा करें', skip: 'छोड़ें',

  received: 'माल मिला', rejected: 'अस्वीकृत', open: 'रास्ते में',
  confirmedBy: { receive: 'बटन से पुष्टि की गई', otp: 'OTP से पुष्टि की गई' },
  remarks: 'टिप्पणियाँ', afterwards: 'बाद में जोड़ा गया', attachments: 'फ़ाइलें', none: 'उपलब्ध नहीं', rating: 'रेटिंग',
  by: { receiver: 'प्राप्तकर्ता', driver: 'ड्राइवर', client: 'भेजने वाला', transporter: 'ट्रांसपोर्टर' },

  driverTitle: 'आपकी यात्रा',
  navigate: 'रास्ता देखें', callReceiver: 'प्राप्तकर्ता को फ़ोन करें', reached: 'मैं पहुँच गया', reachedAt: (time: string) => `${time} पर पहुँचे`,
  driverOtpText: 'माल सौंपने के बाद प्राप्तकर्ता से OTP माँगें।',
  trackingTitle: 'माल कहाँ है?', maskedTracking: 'यह खेप कहाँ है, यह ट्रैकिंग लिंक से दिखता है। कृपया भेजने वाले से लिंक माँगें।', driverReached: 'मंज़िल पर पहुँच गया',
}
