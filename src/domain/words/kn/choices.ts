import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Kannada: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'ಹಾಳಾದ ಸರಕು',
  'Items Missing': 'ವಸ್ತುಗಳು ಕಡಿಮೆ ಇವೆ',
  'Delayed Trip': 'ಗಾಡಿ ತಡವಾಗಿ ಬಂತು',
  'Drivers Behaviour': 'ಚಾಲಕರ ವರ್ತನೆ',
  'Wrong Items': 'ತಪ್ಪು ವಸ್ತುಗಳು',
  Spilled: 'ಚೆಲ್ಲಿದೆ',
  'Not Cold': 'ತಣ್ಣಗಿಲ್ಲ',
  'Packaging Torn': 'ಪ್ಯಾಕಿಂಗ್ ಹರಿದಿದೆ',
  'Ontime delivery': 'ಸಮಯಕ್ಕೆ ಡೆಲಿವರಿ',
  Intact: 'ಸರಿಯಾಗಿದೆ',
  'Delayed delivery': 'ತಡವಾದ ಡೆಲಿವರಿ',
  Damaged: 'ಹಾಳಾಗಿದೆ',
  'Items are missing': 'ವಸ್ತುಗಳು ಕಡಿಮೆ',
  'Wrong Item': 'ತಪ್ಪು ವಸ್ತು',
  'Expired Items': 'ಅವಧಿ ಮುಗಿದ ವಸ್ತುಗಳು',
  'Poor Service': 'ಕಳಪೆ ಸೇವೆ',
  Other: 'ಇತರೆ',
  'Wrong Material': 'ತಪ್ಪು ಸರಕು',
  'Expired Material': 'ಅವಧಿ ಮುಗಿದ ಸರಕು',
  'Leakage Inside Box': 'ಪೆಟ್ಟಿಗೆಯೊಳಗೆ ಸೋರಿಕೆ',
  'Damaged Box': 'ಬಾಕ್ಸ್ ಹಾಳಾಗಿದೆ',
  'Short Qty Receipt': 'ಪ್ರಮಾಣ ಕಡಿಮೆ ಬಂದಿದೆ',
  'Excess Qty Receipt': 'ಪ್ರಮಾಣ ಹೆಚ್ಚು ಬಂದಿದೆ',
  'Batch Mismatch': 'ಬ್ಯಾಚ್ ಬೇರೆ ಇದೆ',
  'Expiry Date Mismatch': 'ಅವಧಿ ದಿನಾಂಕ ಬೇರೆ ಇದೆ',
  'Wet boxes': 'ಒದ್ದೆ ಬಾಕ್ಸ್‌ಗಳು',
}
