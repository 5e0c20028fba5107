import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Hindi: sentences of the API that pages say themselves too: apart from the rest, so that a page
 * on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'कुछ गड़बड़ हुई',
  noConnection: 'इंटरनेट नहीं है। कृपया फिर कोशिश करें।',
  notFound: 'नहीं मिला',
  stillRunning: 'यही अनुरोध अभी पूरा किया जा रहा है',
  required: (label: string) => `${label} ज़रूरी है`,
  otpTooSoon: 'दूसरा OTP माँगने से पहले कृपया 30 सेकंड रुकें',
  otpOff: 'इस खाते में OTP का उपयोग नहीं होता',
  remarkMissing: 'कृपया टिप्पणी लिखें',
  mandatoryRemarkMissing: 'कृपया स्थिति की टिप्पणी या अन्य ज़रूरी जानकारी भरें',
  remarkCategoryMissing: 'कृपया टिप्पणी की श्रेणी चुनें',
  recipientPictureMissing: 'प्राप्तकर्ता की फ़ोटो नहीं है',
  missingGoodNeeded: 'कृपया कम से कम 1 गुम माल की जानकारी भरें',
  damagedGoodNeeded: 'कृपया कम से कम 1 टूटे-फूटे माल की जानकारी भरें',
  photoTooLarge: 'फ़ाइल 15 MB से बड़ी नहीं हो सकती',
  photoNameNeeded: 'फ़ाइल के नाम में एक्सटेंशन होना चाहिए',
  notAllowed: 'आपको इसकी अनुमति नहीं है',
}
