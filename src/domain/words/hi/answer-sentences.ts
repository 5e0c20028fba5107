import type { Translation } from '../catalogue.ts'
import type { answerSentences as english } from '../answer-sentences.ts'

const carriers = { email: 'ई-मेल', sms: 'SMS', whatsapp: 'WhatsApp' }

/** In Hindi: what the server alone says to those who sign in. */
export const answerSentences: Translation<typeof english> = {
  signed_in: 'साइन इन हो गया',
  signed_out: 'साइन आउट हो गया',
  code_made: 'यह कोड एक बार इस्तेमाल हो सकता है',
  code_gone: 'यह लिंक अब मान्य नहीं है',
  session_ended: 'सत्र समाप्त हुआ',
  password_changed: 'आपका नया पासवर्ड बन गया है। कृपया साइन इन करें।',
  password_wrong: 'यह आपका पासवर्ड नहीं है',
  own_password_set: 'नया पासवर्ड लागू है। आपके बाकी डिवाइस लॉग आउट हो गए।',
  own_sessions_ended: (ended: number) => (ended === 1 ? '1 सत्र ख़त्म' : `${ended} सत्र ख़त्म`),
  second_factor_needed: 'अपने ऑथेंटिकेटर ऐप का कोड भरें',
  second_factor_wrong: 'यह कोड सही नहीं है, या पहले ही इस्तेमाल हो चुका है',
  ticket_gone: 'इसमें बहुत समय लगा। कृपया फिर से लॉग इन करें।',
  second_factor_first: 'आपके खाते को दूसरा चरण चाहिए। कृपया पहले उसे चालू करें।',
  second_factor_there: 'ऑथेंटिकेटर ऐप पहले से जुड़ा है',
  second_factor_not_begun: 'कृपया फिर से शुरू करें',
  second_factor_on: 'दूसरा चरण चालू है',
  second_factor_off: 'दूसरा चरण बंद है',
  recovery_codes_made: 'नए रिकवरी कोड; पिछले अब मान्य नहीं हैं',
  reset_gone: 'यह लिंक अब मान्य नहीं है। कृपया नया लिंक माँगें।',
  query_too_long: 'यह क्वेरी पते के लिए बहुत लंबी है; Prefer: return=representation के साथ पूछें',
  too_many_streams: 'बहुत सारे पेज खुले हैं। कृपया कुछ बंद करें।',
  page_missing: 'पेज बनाया नहीं गया है। `npm start` से प्रोडक्ट शुरू करें।',
  identifier_twice: (identifier: string) => `इस अनुरोध में नंबर ${identifier} दो बार आया है`,
  nothing_created: 'कोई ऑर्डर नहीं बना',
  callback_foreign: (url: string) => `${url} होना चाहिए`,
  order_edited: 'ऑर्डर अपडेट हुआ',
  item_remarks_saved: 'वस्तु की टिप्पणियाँ सेव हुईं',
  order_approved: 'ऑर्डर स्वीकृत',
  order_disapproved: 'प्रमाण नामंज़ूर',
  not_with_this_action: 'इस कार्रवाई के साथ नहीं चलता',
  photo_data_needed: 'फ़ाइल data URL के रूप में भेजनी होगी',
  lot_saved: 'गिनती हो गई',
  movement_saved: 'आवाजाही दर्ज हुई',
  partly_sent: (done: string, left: number, of: number, why: string) =>
    `${done}। ${of} में से ${left} ऑर्डर छोड़े गए (${why})`,
  messages_kept: (count: number, channels: readonly ('email' | 'sms' | 'whatsapp')[]) =>
    `${count.toLocaleString('en-IN')} संदेश रखे गए: ${channels
      .map((channel) => carriers[channel])
      .join(' और ')} का कोई प्रदाता तय नहीं है`,
  partly_kept: (done: string, kept: string) => `${done}. ${kept}`,
  preferences_saved: 'सेव हुआ',
  view_saved: 'व्यू सेव हुआ',
  view_removed: 'व्यू हटाया गया',
  too_many_views: (most: number) => `ज़्यादा से ज़्यादा ${most} व्यू रखे जा सकते हैं। कृपया पहले एक हटाएँ।`,
  column_unknown: 'इस खाते का कॉलम नहीं है',
  too_many_rows: (most: number) =>
    `${most.toLocaleString('en')} से ज़्यादा ऑर्डर मिले। कृपया स्प्रेडशीट (XLSX) माँगें।`,
  too_many_pods: (most: number) => `${most.toLocaleString('en')} से ज़्यादा POD मिले। कृपया कम ऑर्डर चुनें।`,
  too_many_downloads: 'दूसरे डाउनलोड अभी चल रहे हैं। कृपया एक पूरा होने तक रुकें।',
  id_missing: 'ID नहीं है',
  no_targets: 'इसे भेजने के लिए कोई संपर्क नहीं है',
  step_sent: 'लिंक भेजा गया',
  import_unknown: 'इस खाते का अपलोड नहीं है',
  import_undone: 'यह अपलोड वापस लिया जा चुका है; कृपया नया शुरू करें',
  import_stays: (identifiers: readonly string[], more: boolean) =>
    `इस अपलोड की डिलीवरी शुरू हो चुकी है, इसलिए यह रहेगा: ${identifiers.join(', ')}${more ? ' और भी' : ''}`,
  range_too_long: (years: number) => `ज़्यादा से ज़्यादा ${years} साल का हो सकता है`,
}
