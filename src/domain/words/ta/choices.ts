import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Tamil: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'சேதமான சரக்கு',
  'Items Missing': 'பொருட்கள் குறைவு',
  'Delayed Trip': 'வண்டி தாமதமாக வந்தது',
  'Drivers Behaviour': 'ஓட்டுநரின் நடத்தை',
  'Wrong Items': 'தவறான பொருட்கள்',
  Spilled: 'சிந்திவிட்டது',
  'Not Cold': 'குளிர்ச்சியாக இல்லை',
  'Packaging Torn': 'பேக்கிங் கிழிந்தது',
  'Ontime delivery': 'நேரத்தில் டெலிவரி',
  Intact: 'நல்ல நிலை',
  'Delayed delivery': 'தாமதமான டெலிவரி',
  Damaged: 'சேதம்',
  'Items are missing': 'பொருட்கள் இல்லை',
  'Wrong Item': 'தவறான பொருள்',
  'Expired Items': 'காலாவதியான பொருட்கள்',
  'Poor Service': 'மோசமான சேவை',
  Other: 'மற்றவை',
  'Wrong Material': 'தவறான சரக்கு',
  'Expired Material': 'காலாவதியான சரக்கு',
  'Leakage Inside Box': 'பெட்டிக்குள் கசிவு',
  'Damaged Box': 'பெட்டி சேதம்',
  'Short Qty Receipt': 'அளவு குறைவாக வந்தது',
  'Excess Qty Receipt': 'அளவு அதிகமாக வந்தது',
  'Batch Mismatch': 'பேட்ச் வேறு',
  'Expiry Date Mismatch': 'காலாவதி தேதி வேறு',
  'Wet boxes': 'நனைந்த பெட்டிகள்',
}
