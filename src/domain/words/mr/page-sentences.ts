import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Marathi: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'काहीतरी चूक झाली',
  noConnection: 'इंटरनेट नाही. कृपया पुन्हा प्रयत्न करा.',
  notFound: 'सापडले नाही',
  stillRunning: 'हीच विनंती अजून सुरू आहे',
  required: (label: string) => `${label} आवश्यक आहे`,
  otpTooSoon: 'दुसरा OTP मागण्यापूर्वी कृपया 30 सेकंद थांबा',
  otpOff: 'या खात्यात OTP वापरला जात नाही',
  remarkMissing: 'कृपया शेरा लिहा',
  mandatoryRemarkMissing: 'कृपया स्थितीचा शेरा किंवा इतर आवश्यक माहिती भरा',
  remarkCategoryMissing: 'कृपया शेऱ्याचा प्रकार निवडा',
  recipientPictureMissing: 'घेणाऱ्याचा फोटो नाही',
  missingGoodNeeded: 'कृपया किमान 1 हरवलेल्या मालाची माहिती भरा',
  damagedGoodNeeded: 'कृपया किमान 1 नुकसान झालेल्या मालाची माहिती भरा',
  photoTooLarge: 'फाइल 15 MB पेक्षा मोठी असू शकत नाही',
  photoNameNeeded: 'फाइलच्या नावाला एक्स्टेंशन हवे',
  notAllowed: 'तुम्हाला याची परवानगी नाही',
}
