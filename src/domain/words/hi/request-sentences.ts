import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Hindi: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'कोई मान्य फ़ील्ड नहीं है',
  not_storable: 'इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते',
  too_many_fields: (most: number) => `ज़्यादा से ज़्यादा ${most} फ़ील्ड`,
  too_many_values: (most: number) => `एक बार में ज़्यादा से ज़्यादा ${most} मान लिए जाते हैं`,
  too_wide: (most: number) => `एक ऑब्जेक्ट में ज़्यादा से ज़्यादा ${most} फ़ील्ड हो सकते हैं`,
  too_deeply_nested: (most: number) => `नेस्टिंग के ज़्यादा से ज़्यादा ${most} स्तर लिए जाते हैं`,
  too_much_from_here: 'यहाँ से बहुत कुछ एक साथ चल रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  unfit: 'यहाँ ठीक नहीं बैठता',
  wrong_format: 'सही रूप में नहीं है',
  wrong_type: (kind: string) => `${kind} होना चाहिए`,
  kinds: {
    text: 'टेक्स्ट',
    number: 'संख्या',
    whole: 'पूरी संख्या',
    flag: 'हाँ या नहीं (true/false)',
    list: 'सूची',
    object: 'ऑब्जेक्ट',
    nothing: 'खाली',
  },
  too_short: (least: number) => `कम से कम ${least} अक्षर होने चाहिए`,
  too_long: (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  too_few: (least: number) => `कम से कम ${least} प्रविष्टियाँ होनी चाहिए`,
  too_many: (most: number) => `ज़्यादा से ज़्यादा ${most} प्रविष्टियाँ हो सकती हैं`,
  too_low: (least: number) => `कम से कम ${least} होना चाहिए`,
  too_high: (most: number) => `ज़्यादा से ज़्यादा ${most} हो सकता है`,
}
