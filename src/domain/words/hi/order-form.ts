import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Hindi: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'सरल', full: 'पूरा', mode: 'फ़ील्ड',
  number: { lr: 'LR नंबर', invoice: 'इनवॉइस नंबर' },
  consignment: 'खेप', route: 'मार्ग', vehicle: 'गाड़ी और ड्राइवर', receivers: 'प्राप्तकर्ता', load: 'माल',
  client: 'क्लाइंट', source: 'स्रोत', destination: 'गंतव्य', transporter: 'ट्रांसपोर्टर', truck: 'ट्रक नंबर',
  driverName: 'ड्राइवर का नाम', driverContact: 'ड्राइवर का संपर्क', contactHint: 'दस अंक; एक से ज़्यादा हों तो कॉमा लगाएँ',
  spocName: 'SPOC का नाम', spocContact: 'SPOC का संपर्क', spocEmail: 'SPOC का ई-मेल',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC जोड़ें', removeSpoc: (index: number) => `SPOC ${index + 1} हटाएँ`, lastSpoc: 'कम से कम एक SPOC ज़रूरी है',
  dispatchDate: 'रवानगी की तारीख', dispatchTime: 'रवानगी का समय', timeHint: '24 घंटे, HH:mm', dateHint: 'खाली हो तो आज', eta: 'ETA (घंटे)', tat: 'TAT (समय सीमा)',
  units: 'नग', weight: 'शिपमेंट का वज़न', weightUnit: 'इकाई', value: 'इनवॉइस का मूल्य',
  invoice: 'इनवॉइस', invoiceDate: 'इनवॉइस की तारीख', sourceCity: 'स्रोत शहर', address: 'गंतव्य का पता',
  city: 'गंतव्य शहर', postalCode: 'पिन कोड', state: 'राज्य', boxes: 'बॉक्स की संख्या', lot: 'लॉट',
  known: 'पहले से दर्ज नाम',
  submit: 'जमा करें', cancel: 'रद्द करें', done: 'हो गया',
  added: (identifier: string) => `${identifier} जोड़ दिया गया है। अब क्या करें?`,
  another: 'एक और जोड़ें', copyLink: { receiver: 'प्राप्तकर्ता का लिंक कॉपी करें', driver: 'ड्राइवर का लिंक कॉपी करें', tracking: 'ट्रैकिंग लिंक कॉपी करें' }, openOrder: 'ऑर्डर खोलें',
}
