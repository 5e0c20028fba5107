import type { Translation } from '../catalogue.ts'
import type { resetWords as english } from '../reset-password.ts'

/** In Hindi: what the page says on which somebody chooses a password by a link. */
export const resetWords: Translation<typeof english> = {
  resetTitle: 'नया पासवर्ड बनाएँ',
  resetLead: 'यह लिंक एक बार चलता है। इस खाते पर साइन इन सभी लोग साइन आउट हो जाएँगे।',
  welcomeTitle: 'स्वागत है',
  welcomeLead: 'कृपया पासवर्ड चुनें। यह लिंक एक बार चलता है।',
  resetSave: 'पासवर्ड सेव करें',
  resetDone: 'पासवर्ड सेव हुआ। अब आप लॉग इन कर सकते हैं।',
  resetNoCode: 'इस पते में रीसेट कोड नहीं है। कृपया ई-मेल का लिंक फिर से खोलें।',
  backToLogin: 'लॉग इन पर वापस',
}
