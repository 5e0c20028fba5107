import type { Translation } from '../catalogue.ts'
import type { detailsWords as english } from '../order-details.ts'
import { formWords as form } from './order-form.ts'

/** In Hindi: what only the details of an order say, as they are viewed and edited. */
export const detailsWords: Translation<typeof english> = {
  title: 'ऑर्डर का विवरण', view: 'विवरण देखें', edit: 'संपादित करें', submit: 'जमा करें', cancel: 'रद्द करें',
  kept: 'आपने पहले जो लिखा था वह सेव है। आगे बढ़ने के लिए ‘संपादित करें’ दबाएँ।', keptInVain: 'आपने जो लिखा वह सेव नहीं हुआ।', discard: 'उसे छोड़ दें',
  contactChanged: (time: string) => `रवाना होने के बाद, ${time} को, प्राप्तकर्ता का संपर्क बदला गया।`,
  nothingChanged: 'अभी कुछ नहीं बदला है',
  needs: { driver: 'पहले ड्राइवर का नाम और संपर्क भरना होगा', spoc_contact: 'पहले SPOC का संपर्क पहले भरना होगा' },
  conflict: 'इस बीच किसी और ने यह ऑर्डर बदल दिया', notSaved: 'आपका लिखा कुछ भी नहीं खोया है, और अभी कुछ सेव नहीं हुआ है।',
  chooseEach: 'ये फ़ील्ड आप दोनों ने बदले। हर एक के लिए मान चुनें।', chooseFirst: 'पहले उन फ़ील्ड के लिए मान चुनें जो आप दोनों ने बदले',
  taken: 'ये फ़ील्ड, जिन्हें आपने नहीं छुआ था, अब दूसरे का मान दिखाते हैं:', lookAgain: 'फिर से देखें, फिर जमा करें।',
  takenUnseen: 'यह भी बदला, जिसका यहाँ अपना फ़ील्ड नहीं है:',
  mine: 'अपना रखें', theirs: 'उनका लें', empty: 'खाली',
  parts: {
    identifier: form.number.lr, invoice: form.invoice, invoice_date: form.invoiceDate, client: form.client, transporter: form.transporter, secondary_vendor: 'दूसरा वेंडर', truck_number: form.truck,
    driver: 'ड्राइवर', spocs: form.receivers, source: form.source, destination: form.destination, dispatch_date: form.dispatchDate, dispatch_time: form.dispatchTime, tat: form.tat, tat_f: form.tat, eta_hrs: form.tat,
    ship_unit: form.units, ship_weight: form.weight, value: form.value, quantity: 'मात्रा', number_of_box: form.boxes, lot: form.lot, Items: 'वस्तुएँ', extra_fields: 'अतिरिक्त फ़ील्ड', profile: 'अपने फ़ील्ड',
  },
}
