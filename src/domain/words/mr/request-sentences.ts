import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Marathi: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'हा ओळखीचा रकाना नाही',
  not_storable: 'यात सेव्ह न होणारी अक्षरे आहेत',
  too_many_fields: (most: number) => `जास्तीत जास्त ${most} फील्ड`,
  too_many_values: (most: number) => `एका वेळी जास्तीत जास्त ${most} मूल्ये घेतली जातात`,
  too_wide: (most: number) => `एका ऑब्जेक्टमध्ये जास्तीत जास्त ${most} फील्ड असू शकतात`,
  too_deeply_nested: (most: number) => `नेस्टिंगचे जास्तीत जास्त ${most} स्तर घेतले जातात`,
  too_much_from_here: 'येथून एकाच वेळी खूप काही सुरू आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  unfit: 'इथे बसत नाही',
  wrong_format: 'योग्य स्वरूपात नाही',
  wrong_type: (kind: string) => `${kind} असावे`,
  kinds: {
    text: 'मजकूर',
    number: 'संख्या',
    whole: 'पूर्ण संख्या',
    flag: 'हो किंवा नाही (true/false)',
    list: 'यादी',
    object: 'ऑब्जेक्ट',
    nothing: 'रिकामे',
  },
  too_short: (least: number) => `किमान ${least} अक्षरे असावीत`,
  too_long: (most: number) => `जास्तीत जास्त ${most} अक्षरे असू शकतात`,
  too_few: (least: number) => `किमान ${least} नोंदी असाव्यात`,
  too_many: (most: number) => `जास्तीत जास्त ${most} नोंदी असू शकतात`,
  too_low: (least: number) => `किमान ${least} असावे`,
  too_high: (most: number) => `जास्तीत जास्त ${most} असू शकते`,
}
