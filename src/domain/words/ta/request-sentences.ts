import type { Translation } from '../catalogue.ts'
import type { requestSentences as english } from '../request-sentences.ts'

/** In Tamil: what is said of a request itself, and of input that has not the declared shape. */
export const requestSentences: Translation<typeof english> = {
  unknown_field: 'அறியப்பட்ட புலம் அல்ல',
  not_storable: 'சேமிக்க முடியாத எழுத்துகள் உள்ளன',
  too_many_fields: (most: number) => `அதிகபட்சம் ${most} புலங்கள்`,
  too_many_values: (most: number) => `ஒரே நேரத்தில் அதிகபட்சம் ${most} மதிப்புகள் ஏற்கப்படும்`,
  too_wide: (most: number) => `ஒரு பொருளில் அதிகபட்சம் ${most} புலங்கள் இருக்கலாம்`,
  too_deeply_nested: (most: number) => `அதிகபட்சம் ${most} அடுக்குகள் ஏற்கப்படும்`,
  too_much_from_here: 'இங்கிருந்து ஒரே நேரத்தில் பல பணிகள் நடக்கின்றன. சிறிது நேரத்தில் மீண்டும் முயலவும்.',
  unfit: 'இங்கே பொருந்தாது',
  wrong_format: 'சரியான வடிவத்தில் இல்லை',
  wrong_type: (kind: string) => `${kind} ஆக இருக்க வேண்டும்`,
  kinds: {
    text: 'உரை',
    number: 'எண்',
    whole: 'முழு எண்',
    flag: 'ஆம் அல்லது இல்லை (true/false)',
    list: 'பட்டியல்',
    object: 'பொருள் (object)',
    nothing: 'வெறுமை',
  },
  too_short: (least: number) => `குறைந்தது ${least} எழுத்துகள் இருக்க வேண்டும்`,
  too_long: (most: number) => `அதிகபட்சம் ${most} எழுத்துகள் இருக்கலாம்`,
  too_few: (least: number) => `குறைந்தது ${least} உள்ளீடுகள் இருக்க வேண்டும்`,
  too_many: (most: number) => `அதிகபட்சம் ${most} உள்ளீடுகள் இருக்கலாம்`,
  too_low: (least: number) => `குறைந்தது ${least} ஆக இருக்க வேண்டும்`,
  too_high: (most: number) => `அதிகபட்சம் ${most} ஆக இருக்கலாம்`,
}
