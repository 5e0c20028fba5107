import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Gujarati: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'જાણીતું ખાનું નથી',
  not_storable: 'આમાં સેવ ન થઈ શકે તેવા અક્ષરો છે',
  too_many_fields: (most: number) => `વધુમાં વધુ ${most} ફીલ્ડ`,
  too_many_values: (most: number) => `એક વારમાં વધુમાં વધુ ${most} મૂલ્યો લેવાય છે`,
  too_wide: (most: number) => `એક ઑબ્જેક્ટમાં વધુમાં વધુ ${most} ફીલ્ડ હોઈ શકે`,
  too_deeply_nested: (most: number) => `નેસ્ટિંગના વધુમાં વધુ ${most} સ્તર લેવાય છે`,
  too_much_from_here: 'અહીંથી એકસાથે ઘણું ચાલી રહ્યું છે. થોડી વારમાં ફરી પ્રયાસ કરો.',
  unfit: 'અહીં બંધબેસતું નથી',
  wrong_format: 'સાચા રૂપમાં નથી',
  wrong_type: (kind: string) => `${kind} હોવું જોઈએ`,
  kinds: {
    text: 'લખાણ',
    number: 'સંખ્યા',
    whole: 'પૂર્ણ સંખ્યા',
    flag: 'હા કે ના (true/false)',
    list: 'યાદી',
    object: 'ઑબ્જેક્ટ',
    nothing: 'ખાલી',
  },
  too_short: (least: number) => `ઓછામાં ઓછા ${least} અક્ષર હોવા જોઈએ`,
  too_long: (most: number) => `વધુમાં વધુ ${most} અક્ષર હોઈ શકે`,
  too_few: (least: number) => `ઓછામાં ઓછી ${least} નોંધ હોવી જોઈએ`,
  too_many: (most: number) => `વધુમાં વધુ ${most} નોંધ હોઈ શકે`,
  too_low: (least: number) => `ઓછામાં ઓછું ${least} હોવું જોઈએ`,
  too_high: (most: number) => `વધુમાં વધુ ${most} હોઈ શકે`,
}
