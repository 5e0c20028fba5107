import type { ProofStep } from '../order/parties/step.ts'
import type { Language } from './languages.ts'

/** What a message tells of: each has a text of its own, for each channel and language. */
export const messageEvents = [
  'otp',
  'delivery_code',
  'access',
  'outbound',
  'notice',
  'chase',
  'attempt',
] as const
/** One of them. */
export type MessageEvent = (typeof messageEvents)[number]

/** Texts of one language, with gaps for values; what a client writes itself comes before them. */
export interface MessageTexts {
  readonly texts: Readonly<Record<MessageEvent, string>>
  readonly statuses: Readonly<Record<'open' | 'received' | 'rejected', string>>
  readonly steps: Readonly<Record<ProofStep, string>>
  readonly units: string
}

/**
 * The texts of SMS and WhatsApp, short enough for them; senders register them with the operators
 * word by word.
 */
export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  en: {
    texts: {
      otp: '{sender}: consignment {identifier}{units}\nOTP: {otp}\nGive it to the driver only when the goods are in your hands. Valid for {minutes} minutes.',
      delivery_code:
        '{sender}: consignment {identifier}{units}\nOTP: {otp}\nGive it to the driver only when the goods are in your hands. Valid until {until}.',
      access:
        '{sender}: page of consignment {identifier}\nOTP: {otp}\nIt does not confirm receipt. Valid for {minutes} minutes.',
      outbound:
        '{sender}: consignment {identifier}{units} is about to be delivered.\nVehicle: {truck}\nDriver: {driver}',
      notice: 'Consignment {identifier} from {sender}\nStatus: {status}\n{eta} {link}',
      chase: '{sender}: the proof of {identifier} lacks {step}. Please add it: {link}',
      attempt:
        '{sender}: {identifier} could not be delivered. Did somebody come? Please answer: {link}',
    },
    statuses: { open: 'On its way', received: 'Received', rejected: 'Rejected' },
    steps: {
      remark: 'a remark',
      photo: 'a photo of the papers',
      face: 'a photo of the receiver',
      signature: 'the signature',
      otp: 'the OTP',
      receive: 'the receipt',
      reupdate: 'the correction',
      review: 'the review',
    },
    units: ' ({count} units)',
  },
  hi: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nमाल हाथ में आने पर ही ड्राइवर को बताएँ। {minutes} मिनट तक मान्य।',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nमाल हाथ में आने पर ही ड्राइवर को बताएँ। {until} तक मान्य।',
      access:
        '{sender}: {identifier} का पेज\nOTP: {otp}\nइससे प्राप्ति की पुष्टि नहीं होती। {minutes} मिनट तक मान्य।',
      outbound: '{sender}: {identifier}{units} जल्द पहुँचने वाला है। गाड़ी {truck}, ड्राइवर {driver}।',
      notice: '{sender}: {identifier}: {status}। {eta} {link}',
      chase: '{sender}: {identifier} के प्रमाण में {step} बाकी है। यहाँ जोड़ें: {link}',
      attempt: '{sender}: {identifier} नहीं पहुँचा। क्या कोई आया था? बताएँ: {link}',
    },
    statuses: { open: 'रास्ते में', received: 'प्राप्त', rejected: 'अस्वीकृत' },
    steps: {
      remark: 'टिप्पणी',
      photo: 'काग़ज़ की फ़ोटो',
      face: 'प्राप्तकर्ता की फ़ोटो',
      signature: 'हस्ताक्षर',
      otp: 'OTP',
      receive: 'प्राप्ति की पुष्टि',
      reupdate: 'सुधार',
      review: 'समीक्षा',
    },
    units: ' ({count} नग)',
  },
  ta: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nபொருட்கள் கையில் கிடைத்த பிறகே ஓட்டுநரிடம் கூறவும். {minutes} நிமிடம் செல்லும்.',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nபொருட்கள் கையில் கிடைத்த பிறகே ஓட்டுநரிடம் கூறவும். {until} வரை செல்லும்.',
      access:
        '{sender}: {identifier} பக்கம்\nOTP: {otp}\nஇது பெற்றதை உறுதி செய்யாது. {minutes} நிமிடம் செல்லும்.',
      outbound: '{sender}: {identifier}{units} சரக்கு விரைவில் வரும். வாகனம் {truck}, ஓட்டுநர் {driver}.',
      notice: '{sender}: {identifier}: {status}. {eta} {link}',
      chase: '{sender}: {identifier} சான்றில் {step} இல்லை. இங்கே சேர்க்கவும்: {link}',
      attempt: '{sender}: {identifier} வழங்கவில்லை. யாராவது வந்தார்களா? பதில்: {link}',
    },
    statuses: { open: 'வழியில் உள்ளது', received: 'பெறப்பட்டது', rejected: 'நிராகரிக்கப்பட்டது' },
    steps: {
      remark: 'குறிப்பு',
      photo: 'ஆவணப் படம்',
      face: 'பெறுநரின் படம்',
      signature: 'கையொப்பம்',
      otp: 'OTP',
      receive: 'பெற்ற உறுதி',
      reupdate: 'திருத்தம்',
      review: 'மதிப்பாய்வு',
    },
    units: ' ({count} எண்ணிக்கை)',
  },
  te: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nసరుకు చేతికి అందాకే డ్రైవర్‌కు చెప్పండి. {minutes} నిమిషాలు చెల్లుతుంది.',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nసరుకు చేతికి అందాకే డ్రైవర్‌కు చెప్పండి. {until} వరకు చెల్లుతుంది.',
      access:
        '{sender}: {identifier} పేజీ\nOTP: {otp}\nఇది అందినట్లు ధ్రువీకరించదు. {minutes} నిమిషాలు చెల్లుతుంది.',
      outbound: '{sender}: {identifier}{units} సరుకు త్వరలో చేరుతుంది. వాహనం {truck}, డ్రైవర్ {driver}.',
      notice: '{sender}: {identifier}: {status}. {eta} {link}',
      chase: '{sender}: {identifier} రుజువులో {step} లేదు. ఇక్కడ చేర్చండి: {link}',
      attempt: '{sender}: {identifier} అందలేదు. ఎవరైనా వచ్చారా? చెప్పండి: {link}',
    },
    statuses: { open: 'దారిలో ఉంది', received: 'అందింది', rejected: 'తిరస్కరించారు' },
    steps: {
      remark: 'వ్యాఖ్య',
      photo: 'పత్రాల ఫోటో',
      face: 'గ్రహీత ఫోటో',
      signature: 'సంతకం',
      otp: 'OTP',
      receive: 'అందిన నిర్ధారణ',
      reupdate: 'సవరణ',
      review: 'సమీక్ష',
    },
    units: ' ({count} యూనిట్లు)',
  },
  mr: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nमाल हातात आल्यावरच चालकाला सांगा. {minutes} मिनिटे वैध.',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nमाल हातात आल्यावरच चालकाला सांगा. {until} पर्यंत वैध.',
      access:
        '{sender}: {identifier} चे पान\nOTP: {otp}\nयामुळे प्राप्तीची पुष्टी होत नाही. {minutes} मिनिटे वैध.',
      outbound: '{sender}: {identifier}{units} लवकरच पोहोचेल. वाहन {truck}, चालक {driver}.',
      notice: '{sender}: {identifier}: {status}. {eta} {link}',
      chase: '{sender}: {identifier} च्या पुराव्यात {step} नाही. येथे जोडा: {link}',
      attempt: '{sender}: {identifier} पोहोचले नाही. कोणी आले होते का? सांगा: {link}',
    },
    statuses: { open: 'वाटेत', received: 'मिळाले', rejected: 'नाकारले' },
    steps: {
      remark: 'शेरा',
      photo: 'कागदपत्रांचा फोटो',
      face: 'स्वीकारणाऱ्याचा फोटो',
      signature: 'सही',
      otp: 'OTP',
      receive: 'प्राप्तीची पुष्टी',
      reupdate: 'दुरुस्ती',
      review: 'पुनरावलोकन',
    },
    units: ' ({count} नग)',
  },
  bn: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nমাল হাতে পাওয়ার পরেই চালককে বলুন। {minutes} মিনিট বৈধ।',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nমাল হাতে পাওয়ার পরেই চালককে বলুন। {until} পর্যন্ত বৈধ।',
      access:
        '{sender}: {identifier}-এর পাতা\nOTP: {otp}\nএতে প্রাপ্তি নিশ্চিত হয় না। {minutes} মিনিট বৈধ।',
      outbound: '{sender}: {identifier}{units} চালান শীঘ্রই পৌঁছাবে। গাড়ি {truck}, চালক {driver}।',
      notice: '{sender}: {identifier}: {status}। {eta} {link}',
      chase: '{sender}: {identifier}-এর প্রমাণে {step} নেই। এখানে যোগ করুন: {link}',
      attempt: '{sender}: {identifier} পৌঁছায়নি। কেউ কি এসেছিল? জানান: {link}',
    },
    statuses: { open: 'পথে', received: 'গৃহীত', rejected: 'প্রত্যাখ্যাত' },
    steps: {
      remark: 'মন্তব্য',
      photo: 'কাগজের ছবি',
      face: 'প্রাপকের ছবি',
      signature: 'স্বাক্ষর',
      otp: 'OTP',
      receive: 'প্রাপ্তির নিশ্চয়তা',
      reupdate: 'সংশোধন',
      review: 'পর্যালোচনা',
    },
    units: ' ({count} টি)',
  },
  gu: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nમાલ હાથમાં આવે પછી જ ડ્રાઇવરને કહો. {minutes} મિનિટ માન્ય.',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nમાલ હાથમાં આવે પછી જ ડ્રાઇવરને કહો. {until} સુધી માન્ય.',
      access:
        '{sender}: {identifier} નું પેજ\nOTP: {otp}\nતેનાથી પ્રાપ્તિની ખાતરી થતી નથી. {minutes} મિનિટ માન્ય.',
      outbound: '{sender}: {identifier}{units} જલદી પહોંચશે. વાહન {truck}, ડ્રાઇવર {driver}.',
      notice: '{sender}: {identifier}: {status}. {eta} {link}',
      chase: '{sender}: {identifier} ના પુરાવામાં {step} બાકી છે. અહીં ઉમેરો: {link}',
      attempt: '{sender}: {identifier} પહોંચ્યું નથી. કોઈ આવ્યું હતું? જણાવો: {link}',
    },
    statuses: { open: 'રસ્તામાં', received: 'મળ્યો', rejected: 'નકાર્યો' },
    steps: {
      remark: 'નોંધ',
      photo: 'કાગળનો ફોટો',
      face: 'લેનારનો ફોટો',
      signature: 'સહી',
      otp: 'OTP',
      receive: 'પ્રાપ્તિની ખાતરી',
      reupdate: 'સુધારો',
      review: 'સમીક્ષા',
    },
    units: ' ({count} નંગ)',
  },
  kn: {
    texts: {
      otp: '{sender}: {identifier}{units}\nOTP: {otp}\nಸರಕು ಕೈಗೆ ಬಂದ ನಂತರವೇ ಚಾಲಕರಿಗೆ ತಿಳಿಸಿ. {minutes} ನಿಮಿಷ ಮಾನ್ಯ.',
      delivery_code:
        '{sender}: {identifier}{units}\nOTP: {otp}\nಸರಕು ಕೈಗೆ ಬಂದ ನಂತರವೇ ಚಾಲಕರಿಗೆ ತಿಳಿಸಿ. {until} ವರೆಗೆ ಮಾನ್ಯ.',
      access:
        '{sender}: {identifier} ಪುಟ\nOTP: {otp}\nಇದು ಸ್ವೀಕೃತಿಯನ್ನು ದೃಢಪಡಿಸುವುದಿಲ್ಲ. {minutes} ನಿಮಿಷ ಮಾನ್ಯ.',
      outbound: '{sender}: {identifier}{units} ಸರಕು ಶೀಘ್ರದಲ್ಲೇ ತಲುಪುತ್ತದೆ. ವಾಹನ {truck}, ಚಾಲಕ {driver}.',
      notice: '{sender}: {identifier}: {status}. {eta} {link}',
      chase: '{sender}: {identifier} ಪುರಾವೆಯಲ್ಲಿ {step} ಇಲ್ಲ. ಇಲ್ಲಿ ಸೇರಿಸಿ: {link}',
      attempt: '{sender}: {identifier} ತಲುಪಿಲ್ಲ. ಯಾರಾದರೂ ಬಂದಿದ್ದರೇ? ತಿಳಿಸಿ: {link}',
    },
    statuses: { open: 'ದಾರಿಯಲ್ಲಿದೆ', received: 'ಸ್ವೀಕರಿಸಲಾಗಿದೆ', rejected: 'ತಿರಸ್ಕರಿಸಲಾಗಿದೆ' },
    steps: {
      remark: 'ಟಿಪ್ಪಣಿ',
      photo: 'ಕಾಗದಗಳ ಫೋಟೋ',
      face: 'ಸ್ವೀಕರಿಸಿದವರ ಫೋಟೋ',
      signature: 'ಸಹಿ',
      otp: 'OTP',
      receive: 'ಸ್ವೀಕೃತಿ',
      reupdate: 'ತಿದ್ದುಪಡಿ',
      review: 'ಪರಿಶೀಲನೆ',
    },
    units: ' ({count} ಘಟಕಗಳು)',
  },
}
