import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Hindi: sentences of the API that pages say themselves too: apart from the rest, so that a page
 * on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'कुछ गड़बड़ हुई',
  no_connection: 'इंटरनेट नहीं है। कृपया फिर कोशिश करें।',
  not_found: 'नहीं मिला',
  still_running: 'यही अनुरोध अभी पूरा किया जा रहा है',
  required: (label: string) => `${label} ज़रूरी है`,
  otp_too_soon: 'दूसरा OTP माँगने से पहले कृपया 30 सेकंड रुकें',
  otp_off: 'इस खाते में OTP का उपयोग नहीं होता',
  remark_missing: 'कृपया टिप्पणी लिखें',
  mandatory_remark_missing: 'कृपया स्थिति की टिप्पणी या अन्य ज़रूरी जानकारी भरें',
  status_remark_missing: 'कृपया स्थिति की टिप्पणी भरें',
  remark_category_missing: 'कृपया टिप्पणी की श्रेणी चुनें',
  recipient_picture_missing: 'प्राप्तकर्ता की फ़ोटो नहीं है',
  missing_good_needed: 'कृपया कम से कम 1 गुम माल की जानकारी भरें',
  damaged_good_needed: 'कृपया कम से कम 1 टूटे-फूटे माल की जानकारी भरें',
  photo_too_large: 'फ़ाइल 15 MB से बड़ी नहीं हो सकती',
  photo_name_needed: 'फ़ाइल के नाम में एक्सटेंशन होना चाहिए',
  not_allowed: 'आपको इसकी अनुमति नहीं है',
  thanks: 'धन्यवाद',
  note_missing: 'कृपया बताएँ कि क्या गलत है',
  signature_blank: 'कृपया पहले बॉक्स में हस्ताक्षर करें',
  signature_name_missing: 'कृपया हस्ताक्षर करने वाले का नाम भरें',
  signature_relation_missing: 'कृपया बताएँ कि हस्ताक्षर करने वाले का प्राप्तकर्ता से क्या संबंध है',
  anonymous: 'अज्ञात',
  incomplete_form: 'फ़ॉर्म अधूरा है',
  submitted: 'सफलतापूर्वक जमा हुआ',
}
