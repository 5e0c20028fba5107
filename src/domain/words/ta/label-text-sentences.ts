import type { Translation } from '../catalogue.ts'
import type { labelTextSentences as english } from '../label-text-sentences.ts'

/** In Tamil: what is wrong with the text of a GS1 label. */
export const labelTextSentences: Translation<typeof english> = {
  gs1_none: 'இது GS1 லேபிள் அல்ல',
  gs1_unknown: (ai: string) => `application identifier ${ai} இங்கே தெரியாதது`,
  gs1_length: (ai: string) => `(${ai}) மதிப்பின் நீளம் சரியல்ல`,
  gs1_signs: (ai: string) => `(${ai}) மதிப்பில் இருக்கக் கூடாத குறிகள் உள்ளன`,
  gs1_check_digit: (ai: string) => `(${ai}) சரிபார்ப்பு இலக்கம் தவறு`,
  gs1_twice: (ai: string) => `(${ai}) வேறு மதிப்புகளுடன் இருமுறை உள்ளது`,
  gs1_flag: (ai: string) => `(${ai}) 0 அல்லது 1 ஆக இருக்க வேண்டும்`,
  gs1_date: (ai: string) => `(${ai}) தேதியும் நேரமும் அல்ல`,
  gs1_place: '(4309) பூமியில் உள்ள இடம் அல்ல',
}
