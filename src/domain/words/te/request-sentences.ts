import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Telugu: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'తెలిసిన ఫీల్డ్ కాదు',
  not_storable: 'దాచలేని అక్షరాలు ఉన్నాయి',
  too_many_fields: (most: number) => `గరిష్ఠంగా ${most} ఫీల్డ్‌లు`,
  too_many_values: (most: number) => `ఒకేసారి గరిష్ఠంగా ${most} విలువలు తీసుకుంటాం`,
  too_wide: (most: number) => `ఒక ఆబ్జెక్ట్‌లో గరిష్ఠంగా ${most} ఫీల్డ్‌లు ఉండవచ్చు`,
  too_deeply_nested: (most: number) => `గరిష్ఠంగా ${most} స్థాయిల నెస్టింగ్ తీసుకుంటాం`,
  too_much_from_here: 'ఇక్కడి నుండి ఒకేసారి చాలా పనులు జరుగుతున్నాయి. కాసేపట్లో మళ్లీ ప్రయత్నించండి.',
  unfit: 'ఇక్కడ సరిపోదు',
  wrong_format: 'సరైన రూపంలో లేదు',
  wrong_type: (kind: string) => `${kind} అయి ఉండాలి`,
  kinds: {
    text: 'టెక్స్ట్',
    number: 'సంఖ్య',
    whole: 'పూర్ణ సంఖ్య',
    flag: 'అవును లేదా కాదు (true/false)',
    list: 'జాబితా',
    object: 'ఆబ్జెక్ట్',
    nothing: 'ఖాళీ',
  },
  too_short: (least: number) => `కనీసం ${least} అక్షరాలు ఉండాలి`,
  too_long: (most: number) => `గరిష్ఠంగా ${most} అక్షరాలు ఉండవచ్చు`,
  too_few: (least: number) => `కనీసం ${least} నమోదులు ఉండాలి`,
  too_many: (most: number) => `గరిష్ఠంగా ${most} నమోదులు ఉండవచ్చు`,
  too_low: (least: number) => `కనీసం ${least} ఉండాలి`,
  too_high: (most: number) => `గరిష్ఠంగా ${most} ఉండవచ్చు`,
}
