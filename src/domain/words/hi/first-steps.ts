import type { Translation } from '../catalogue.ts'
import type { firstStepWords as english } from '../first-steps.ts'

/** In Hindi: what leads an account without orders through its first minutes. */
export const firstStepWords: Translation<typeof english> = {
  title: 'तीन कदमों में आपकी पहली डिलीवरी',
  lead: 'अभी कोई ऑर्डर नहीं है। ऑर्डर से प्रमाण ऐसे बनता है।',
  progress: (done, all) => `${all} में से ${done} पूरे`,
  next: 'अगला',
  happened: 'पूरा',
  steps: {
    add: {
      title: 'ऑर्डर जोड़ें, या फ़ाइल अपलोड करें',
      text: 'फ़ॉर्म में एक ऑर्डर, या अपनी स्प्रेडशीट से सब एक साथ।',
    },
    send: {
      title: 'प्राप्तकर्ता को लिंक भेजें',
      text: 'ऑर्डर खोलें और प्राप्तकर्ता का लिंक कॉपी करें, या वहीं से भेजें। यह किसी भी फ़ोन पर चलता है।',
    },
    see: {
      title: 'प्रमाण देखें',
      text: 'प्राप्तकर्ता की पुष्टि के बाद जो दर्ज हुआ वह ऑर्डर में दिखता है: किसने, कब, फ़ोटो और टिप्पणियाँ।',
    },
  },
  open: (identifier) => `${identifier} खोलें`,
  away: 'ये कदम हटा दें',
  through: 'बस इतना ही। आगे हर दिन ऐसे ही चलता है।',
  makeSample: 'नमूना ऑर्डर बनाएँ',
  sampleLead: 'या अपने एक बनावटी ऑर्डर पर आज़माएँ: इसके बारे में किसी को कोई संदेश नहीं जाता।',
  sampleMade: (identifier) => `${identifier} बन गया, और साफ़ तौर पर नमूना कहलाता है`,
  removeSample: 'नमूना ऑर्डर हटाएँ',
  sampleThere:
    'एक नमूना ऑर्डर मौजूद है। जब तक उसका कोई लिंक नहीं बना और उस पर कुछ दर्ज नहीं हुआ, उसे हटाया जा सकता है।',
  sampleStays: 'नमूने का लिंक बन चुका है, या उस पर कुछ दर्ज हो चुका है: वह हर ऑर्डर की तरह रहता है।',
  sampleGone: 'नमूना ऑर्डर हटा दिया गया',
  sample: {
    client: 'नमूना दुकान',
    driver: 'नमूना ड्राइवर',
    receiver: 'नमूना प्राप्तकर्ता',
    source: 'नमूना गोदाम',
    destination: 'नमूना दुकान',
  },
}
