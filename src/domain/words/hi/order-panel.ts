import type { Translation } from '../catalogue.ts'
import type { panelWords as english } from '../order-panel.ts'

/** In Hindi: what only the order's panel says. */
export const panelWords: Translation<typeof english> = {
  loading: 'ऑर्डर लोड हो रहा है', failed: 'ऑर्डर लोड नहीं हो सका', retry: 'फिर कोशिश करें', missing: 'ऐसा कोई ऑर्डर नहीं है', missingText: 'हो सकता है इसे हटा दिया गया हो, या यह किसी और खाते का हो।',
  proof: 'डिलीवरी का प्रमाण', closed: 'यह ऑर्डर पूरा हो चुका है',
  receive: 'माल मिला', rejectSure: (reject: string, identifier: string) => `${reject} ${identifier}?`, cannotUndo: 'इसे वापस नहीं लिया जा सकता।', cancel: 'रद्द करें',
  sendOtp: 'OTP भेजें', otp: 'OTP', verify: 'जाँचें', enterOtp: 'पहले OTP भरें',
  receivedBy: (name: string, time: string) => `${name} ने ${time} पर प्राप्त किया`, receiver: 'प्राप्तकर्ता',
  rejectedAt: (rejected: string, time: string) => `${rejected}, ${time} पर`, through: { receive: 'बटन से पुष्टि की गई', otp: 'OTP से पुष्टि की गई' },
  otherTime: 'किसी और समय मिला?', closerDay: 'किस दिन मिला', closerTime: 'कितने बजे मिला', ratingTitle: 'कुल अनुभव', chooseStars: 'पहले एक से पाँच तारे चुनें', submit: 'जमा करें',
  remarks: 'टिप्पणियाँ', addRemark: 'टिप्पणी जोड़ें', remark: 'टिप्पणी', name: 'नाम', none: 'उपलब्ध नहीं', nothingChosen: '–', needed: 'ज़रूरी', goods: 'माल', delivery: 'डिलीवरी', category: 'श्रेणी', suggestions: 'सुझाव',
  conditions: { intact: 'सही सलामत', damaged: 'टूट-फूट', shortage: 'कमी' }, deliveries: { ontime: 'समय पर', delayed: 'देर से' },
  attachments: 'फ़ाइलें', addPhoto: 'फ़ोटो जोड़ें', addFace: 'प्राप्तकर्ता की फ़ोटो जोड़ें', sendPhotos: 'भेजें', removePhoto: (name: string) => `${name} हटाएँ`,
  download: (name: string) => `${name} डाउनलोड करें`, remove: (name: string) => `${name} मिटाएँ`, delete: 'मिटाएँ', removeSure: 'यह ऑर्डर से हट जाएगा; यह यहाँ था, इसका रिकॉर्ड रहेगा।', notLoaded: 'लोड नहीं हो सका',
  upload: { preparing: 'छोटा किया जा रहा है', ready: 'भेजने को तैयार', sending: 'भेजा जा रहा है', sent: 'भेजा गया', kept: 'सेव है', failed: 'नहीं भेजा गया', unusable: 'भेजा नहीं जा सकता', doubted: 'पहले इसे देखें' },
  photo: {
    taken: (time: string) => `${time} पर ली गई`, away: (distance: string) => `गंतव्य से ${distance} दूर`, metres: (count: number) => `${count} मी`, kilometres: (count: string) => `${count} किमी`, blurred: 'धुंधली', dark: 'अँधेरी',
    denied: 'लोकेशन देने से मना किया', unavailable: 'लोकेशन नहीं मिली', other: 'इस पर कोई और नंबर है', same: (number: string) => `वही फ़ोटो ${number} पर भी है`, sameElsewhere: 'वही फ़ोटो एक और ऑर्डर पर भी है',
  },
  links: 'पब्लिक लिंक', copy: { receiver: 'प्राप्तकर्ता लिंक कॉपी करें', driver: 'ड्राइवर लिंक कॉपी करें' }, noLinks: 'अभी कोई लिंक नहीं बना है।', revoke: 'रद्द करें',
  revokeSure: 'जिसके पास यह लिंक है, वह अब इसे नहीं खोल सकेगा।', revokeTitle: 'यह लिंक रद्द करें?',
  party: { receiver: 'प्राप्तकर्ता', driver: 'ड्राइवर', tracking: 'ट्रैकिंग' }, linkMade: (by: string, time: string) => `${by} ने बनाया, ${time}`,
  openings: (count: number, last: string | null) => (count === 0 ? 'अभी नहीं खोला गया' : `${count} बार खोला गया, आखिरी बार ${last ?? ''}`),
  expired: 'समय पूरा', revoked: 'रद्द किया गया', until: (time: string) => `${time} तक मान्य`,
  facts: 'खेप', source: 'स्रोत', destination: 'गंतव्य', vehicle: 'गाड़ी', invoice: 'इनवॉइस', client: 'क्लाइंट', transporter: 'ट्रांसपोर्टर', driver: 'ड्राइवर', receivers: 'प्राप्तकर्ता',
  dispatched: 'रवाना', expected: 'पहुँचने का समय', delivered: 'डिलीवर हुआ', units: 'नग', weight: 'वज़न', value: 'इनवॉइस का मूल्य', rating: 'रेटिंग', contactChanged: 'रवाना होने के बाद संपर्क बदला गया', stars: (count: number) => `5 में से ${count}`,
  counts: { wh_out: 'WH क्रेट बाहर', pod_in: 'POD क्रेट अंदर', pod_out: 'POD क्रेट बाहर', wh_in: 'WH क्रेट अंदर' },
  statements: { declared: 'घोषित', delivered: 'डिलीवर', accepted: 'स्वीकृत' }, decisions: { accepted: 'स्वीकार', partly: 'कुछ हिस्सा स्वीकार', refused: 'नामंज़ूर' }, approved: 'स्वीकृत', turnedDown: 'नामंज़ूर',
  owed: {
    title: 'अब भी बाकी', send: (party: string) => `${party} को लिंक भेजें`, since: (age: string, time: string) => `${age} से, ${time} से बाकी`, asked: (time: string) => `लिंक भेजा गया: ${time}`,
    steps: { remark: 'टिप्पणी', photo: 'कागज़ों की फ़ोटो', face: 'प्राप्तकर्ता की फ़ोटो', signature: 'हस्ताक्षर', otp: 'OTP कोड', receive: 'माल मिला', reupdate: 'दोबारा सुधार', review: 'समीक्षा' },
    parties: { receiver: 'प्राप्तकर्ता', driver: 'ड्राइवर', desk: 'दफ़्तर' },
  },
  history: 'इतिहास', moreHistory: 'और दिखाएँ', by: (who: string) => `${who} द्वारा`, publicLink: (role: string) => `${role} का लिंक`, system: 'सिस्टम', onDevice: (time: string) => `डिवाइस पर ${time}`, afterwards: 'बाद में जोड़ा गया',
  events: {
    created: 'ऑर्डर जोड़ा गया', edited: 'ऑर्डर बदला गया', otp_sent: 'OTP भेजा गया', otp_failed: 'गलत OTP', received: 'माल मिला', rejected: 'अस्वीकृत', attempted: 'पूरा होने के बाद कोशिश',
    remarked: 'टिप्पणी', goods_listed: 'गुम या टूटा-फूटा माल दर्ज हुआ', photo_added: 'फ़ोटो जोड़ी गई', photo_deleted: 'फ़ोटो हटाई गई', rated: 'रेटिंग दी गई', outbound: 'पहुँच गए; प्राप्तकर्ताओं को बताया गया',
    items_remarked: 'वस्तु की टिप्पणियाँ', signed: 'हस्ताक्षर हुए', quantities_stated: 'मात्राएँ बताई गईं', claim_opened: 'दावा खोला गया', claim_changed: 'दावा बदला गया', claim_settled: 'दावा निपटाया गया',
    crates_counted: 'क्रेट गिने गए', reviewed: 'समीक्षा हुई', reopened: 'सुधार के लिए खोला गया', corrected: 'सुधारा गया',
    link_created: 'पब्लिक लिंक बना', link_revoked: 'पब्लिक लिंक रद्द हुआ', notified: 'संदेश भेजा गया', chased: 'बाकी कदम का लिंक भेजा गया', contact_status: 'संदेश की स्थिति', withdrawn: 'इम्पोर्ट के साथ हटाया गया',
  },
}
