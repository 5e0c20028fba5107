import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Marathi: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'तुटलेला माल',
  'Items Missing': 'वस्तू कमी आहेत',
  'Delayed Trip': 'गाडी उशिरा आली',
  'Drivers Behaviour': 'ड्रायव्हरचे वागणे',
  'Wrong Items': 'चुकीच्या वस्तू',
  Spilled: 'सांडले',
  'Not Cold': 'थंड नाही',
  'Packaging Torn': 'पॅकिंग फाटलेले',
  'Ontime delivery': 'वेळेवर डिलिव्हरी',
  Intact: 'सुस्थितीत',
  'Delayed delivery': 'उशिरा डिलिव्हरी',
  Damaged: 'तुटलेले',
  'Items are missing': 'वस्तू कमी',
  'Wrong Item': 'चुकीची वस्तू',
  'Expired Items': 'मुदत संपलेल्या वस्तू',
  'Poor Service': 'वाईट सेवा',
  Other: 'इतर',
  'Wrong Material': 'चुकीचा माल',
  'Expired Material': 'मुदत संपलेला माल',
  'Leakage Inside Box': 'बॉक्सच्या आत गळती',
  'Damaged Box': 'बॉक्स खराब',
  'Short Qty Receipt': 'कमी माल मिळाला',
  'Excess Qty Receipt': 'जास्त माल मिळाला',
  'Batch Mismatch': 'बॅच वेगळी आहे',
  'Expiry Date Mismatch': 'एक्सपायरी तारीख वेगळी आहे',
  'Wet boxes': 'ओले बॉक्स',
}
