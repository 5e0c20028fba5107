import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Marathi: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'डिलिव्हरीचा पुरावा',
  loading: 'लोड होत आहे',
  language: 'भाषा',
  noConnection: 'इंटरनेट नाही',
  noConnectionText: 'हे पान उघडण्यासाठी इंटरनेट लागते. कनेक्शन तपासा, मग पुन्हा प्रयत्न करा.',
  loadFailed: 'पान लोड झाले नाही',
  retry: 'पुन्हा प्रयत्न करा',
  reload: 'पुन्हा लोड करा',
  gone: 'ही लिंक चालत नाही',
  tooLong: 'हे पान फार वेळ उघडे होते. कृपया लिंक पुन्हा उघडा.',
  keptUntilSent: 'यासाठी कनेक्शन लागते; कनेक्शन येताच हे पाठवले जाईल. हे पान उघडे ठेवा. OTP फक्त सर्व्हर तपासू शकतो.',
  sending: 'पाठवत आहे',
  back: 'मागे',
  next: 'पुढे चला',
  step: (now: number, all: number) => `पायरी ${now} / ${all}`,

  number: 'LR किंवा इनव्हॉइस क्रमांक',
  client: 'क्लायंट',
  askTitle: 'तुमचा माल शोधा',
  askText: 'तुमच्या कागदांवरील क्रमांक आणि माल पाठवणाऱ्या कंपनीचे नाव भरा.',
  find: 'शोधा',

  codeTitle: 'हे तुम्हीच आहात याची खात्री करा',
  codeText: 'पाठवणाऱ्याकडे नोंदलेल्या संपर्कावर OTP जाईल. तो भरल्यावर हा माल उघडेल.',
  proofText: 'पाठवणाऱ्याकडे नोंदलेल्या संपर्कावर OTP जाईल. माल हातात आल्यावरच तो भरा: त्यामुळे माल मिळाल्याची खात्री होते.',

  arrivalTitle: 'तुमच्यासाठी माल येत आहे',
  arrivalNext: 'माल आला आहे',
  consignment: 'माल', invoice: 'इनव्हॉइस', from: 'कुठून', to: 'कुठे', units: 'नग', vehicle: 'गाडी',
  dispatched: 'रवाना', expected: 'पोहोचण्याची वेळ', late: 'उशीर', onTime: 'वेळेवर', forClient: 'कोणासाठी',

  remarkTitle: 'माल कोणत्या स्थितीत मिळाला?',
  remarkTitleDriver: 'काही नोंदवायचे आहे का?',
  condition: 'माल', delivery: 'डिलिव्हरी', category: 'प्रकार',
  conditions: { intact: 'सुस्थितीत', damaged: 'नुकसान', shortage: 'कमी' },
  deliveries: { ontime: 'वेळेवर', delayed: 'उशिरा' },
  suggestions: 'सूचना', remark: 'शेरा', yourName: 'तुमचे नाव', optional: 'ऐच्छिक', nothingChosen: '–',
  addRemark: 'शेरा जोडा', withoutRemark: 'शेरा न देता पुढे चला',

  photosTitle: 'मालाचे फोटो',
  faceTitle: 'घेणाऱ्याचा फोटो', faceText: 'माल घेणाऱ्या व्यक्तीचा फोटो.',
  photosText: 'शिक्का आणि सही असलेले कागद, आणि नुकसान झालेले सर्व काही.',
  addPhoto: 'फोटो जोडा', remove: (name: string) => `${name} काढा`,
  sendPhotos: (count: number) => (count === 1 ? 'फोटो पाठवा' : `${count} फोटो पाठवा`),
  photosSent: (count: number) => (count === 1 ? '1 फोटो नोंदला आहे' : `${count} फोटो नोंदले आहेत`),
  preparing: 'लहान करत आहे', waiting: 'पाठवायला तयार', failed: 'पाठवले नाही', sent: 'पाठवले', kept: 'या फोनवर सेव्ह आहे',
  download: (name: string) => `${name} डाउनलोड करा`, photoMissing: 'लोड झाले नाही',

  confirmTitle: 'तुम्हाला माल मिळाला का?',
  receive: 'माल मिळाला', reject: 'नाकारा',
  orByOtp: 'किंवा OTP ने खात्री करा',
  sendOtp: 'OTP पाठवा', otp: 'OTP', verify: 'तपासा',
  otpHint: 'सहा अंक',
  rejectTitle: (reject: string) => `${reject}: नक्की का?`,
  rejectText: 'पाठवणाऱ्याला लगेच कळवले जाईल. हे मागे घेता येणार नाही.',
  reason: 'कारण',

  ratingTitle: 'एकूण अनुभव',
  ratingText: 'ही डिलिव्हरी कशी होती?',
  stars: (count: number) => (count === 1 ? '1 तारा' : `${count} तारे`),
  submit: 'सबमिट करा', skip: 'वगळा',

  received: 'मिळाला', rejected: 'नाकारला', open: 'वाटेत आहे',
  confirmedBy: { receive: 'बटणाने खात्री केली', otp: 'OTP ने खात्री केली' },
  remarks: 'शेरे', afterwards: 'नंतर जोडले', attachments: 'जोडलेल्या फाइल', none: 'उपलब्ध नाही', rating: 'रेटिंग',
  by: { receiver: 'घेणारा', driver: 'ड्रायव्हर', client: 'पाठवणारा', transporter: 'ट्रान्सपोर्टर' },

  driverTitle: 'तुमचा प्रवास',
  navigate: 'रस्ता दाखवा', callReceiver: 'घेणाऱ्याला फोन करा', reached: 'मी पोहोचलो', reachedAt: (time: string) => `${time} वाजता पोहोचले`,
  driverOtpText: 'माल दिल्यावर घेणाऱ्याकडून OTP मागा.',
  trackingTitle: 'माल कुठे आहे?', maskedTracking: 'माल कुठे आहे हे ट्रॅकिंग लिंकवर दिसते. कृपया पाठवणाऱ्याकडे लिंक मागा.', driverReached: 'ठिकाणी पोहोचला',
}
