import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Marathi: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'काहीतरी चूक झाली',
  no_connection: 'इंटरनेट नाही. कृपया पुन्हा प्रयत्न करा.',
  not_found: 'सापडले नाही',
  still_running: 'हीच विनंती अजून सुरू आहे',
  required: (label: string) => `${label} आवश्यक आहे`,
  otp_too_soon: 'दुसरा OTP मागण्यापूर्वी कृपया 30 सेकंद थांबा',
  otp_off: 'या खात्यात OTP वापरला जात नाही',
  remark_missing: 'कृपया शेरा लिहा',
  mandatory_remark_missing: 'कृपया स्थितीचा शेरा किंवा इतर आवश्यक माहिती भरा',
  status_remark_missing: 'कृपया स्थितीचा शेरा भरा',
  remark_category_missing: 'कृपया शेऱ्याचा प्रकार निवडा',
  recipient_picture_missing: 'घेणाऱ्याचा फोटो नाही',
  missing_good_needed: 'कृपया किमान 1 हरवलेल्या मालाची माहिती भरा',
  damaged_good_needed: 'कृपया किमान 1 नुकसान झालेल्या मालाची माहिती भरा',
  photo_too_large: 'फाइल 15 MB पेक्षा मोठी असू शकत नाही',
  photo_name_needed: 'फाइलच्या नावाला एक्स्टेंशन हवे',
  not_allowed: 'तुम्हाला याची परवानगी नाही',
  thanks: 'धन्यवाद',
  note_missing: 'कृपया काय चुकीचे आहे ते सांगा',
  signature_blank: 'कृपया आधी चौकटीत सही करा',
  signature_name_missing: 'कृपया सही करणाऱ्याचे नाव भरा',
  signature_relation_missing: 'कृपया सही करणाऱ्याचे घेणाऱ्याशी नाते भरा',
  anonymous: 'अनामिक',
  incomplete_form: 'फॉर्म अपूर्ण आहे',
  submitted: 'यशस्वीपणे सबमिट झाले',
}
