import type { Translation } from '../catalogue.ts'
import type { editWords as english } from '../edit-order.ts'

/** In Hindi: what the form for an edit says, and others whose order changed under them. */
export const editWords: Translation<typeof english> = {
  unsaved: 'आपने जो लिखा वह सेव नहीं हुआ',
  unsavedLead: 'जब तक आप उसे छोड़ न दें, वह यहाँ ऑर्डर के अभी के मान के साथ रहता है।',
  stays: 'जब तक आप इसे बंद न करें, वह यहाँ रहता है।',
  youTyped: 'आपने लिखा',
  orderHas: 'ऑर्डर में है',
  copyTyped: 'अपना लिखा कॉपी करें',
  copied: 'आपका लिखा कॉपी हो गया',
  copyFailed: 'ब्राउज़र ने कॉपी करने नहीं दिया। कृपया टेक्स्ट चुनकर हाथ से कॉपी करें।',
  oldPlace: (name, fields) => `अब भी ${name} वाला: ${fields}।`,
  emptyOld: 'ये फ़ील्ड खाली करें',
}
