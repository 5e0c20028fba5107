import type { Translation } from '../catalogue.ts'
import type { columnWords as english } from '../columns.ts'

/** In Hindi: what the table, its chooser and its export say: the headers of all columns by their ids, and what stands in cells. */
export const columnWords: Translation<typeof english> = {
  labels: {
    lr: 'LR नं.', vehicle: 'गाड़ी', client: 'क्लाइंट', source: 'स्रोत', destination: 'गंतव्य', dispatch_date: 'रवानगी की तारीख',
    delivery_time: 'डिलीवरी का समय', otp: 'OTP (प्राप्त/OTP*)', remarks: 'टिप्पणियाँ', attachments: 'फ़ाइलें',
    driver_name: 'ड्राइवर का नाम', driver_contact: 'ड्राइवर का संपर्क', transporter: 'ट्रांसपोर्टर',
    lr_number: 'LR नंबर', pod_id: 'POD आईडी', invoice: 'इनवॉइस नं.', invoice_date: 'इनवॉइस की तारीख', quantity: 'मात्रा',
    current_status: 'स्थिति', trip_status: 'यात्रा की स्थिति', sms_status: 'SMS डिलीवरी की स्थिति', wa_trigger_time: 'WA भेजने का समय', wa_status: 'WA की स्थिति',
    driver_reach: 'ड्राइवर पहुँचा', review_status: 'समीक्षा की स्थिति', approved_1: 'स्वीकृति 1', approved_2: 'स्वीकृति 2',
    shippers_code: 'शिपर का कोड', shippers_name: 'शिपर का नाम', destination_address: 'गंतव्य का पता', client_name: 'क्लाइंट का नाम',
    billing_qty: 'बिलिंग मात्रा', po_number: 'PO नंबर', sla: 'एसएलए', depot_name: 'डिपो का नाम', depot_code: 'डिपो का कोड', zone: 'ज़ोन',
    edit: 'कार्रवाई', view: 'देखें', copy_link: 'लिंक कॉपी करें', notification: 'सूचना', share_order: 'ऑर्डर शेयर करें',
  },
  smsRefreshed: '(30 मिनट में अपडेट)',
  yes: 'हाँ',
  no: 'नहीं',
  notReceived: 'अभी नहीं मिला',
  through: { receive: 'प्राप्त', otp: 'OTP' },
  states: { OPEN_DELAY: 'देर से', OPEN_ONTIME: 'समय पर', CLOSED: 'पूरा', CLOSED_EXCEPTION: 'अपवाद के साथ पूरा', REJECT: 'अस्वीकृत' },
  delivered: 'संदेश पहुँच गया',
  notDelivered: 'नहीं पहुँचा',
  hours: (hours: number) => `${hours} घंटे`,
  remark: (m: { number: number; text: string; name: string; time: string }) => `${m.number}. ${m.text}\n${m.name}, ${m.time}`,
  smsLast: (status: string, time: string) => `${status}, ${time}`,
}
