import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Marathi: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'सोपे', full: 'पूर्ण', mode: 'रकाने',
  number: { lr: 'LR क्रमांक', invoice: 'इनव्हॉइस क्रमांक' },
  consignment: 'माल', route: 'मार्ग', vehicle: 'गाडी आणि ड्रायव्हर', receivers: 'घेणारे', load: 'भार',
  client: 'क्लायंट', source: 'स्रोत', destination: 'ठिकाण', transporter: 'ट्रान्सपोर्टर', truck: 'ट्रक क्रमांक',
  driverName: 'ड्रायव्हरचे नाव', driverContact: 'ड्रायव्हरचा संपर्क', contactHint: 'दहा अंक; अनेक असल्यास स्वल्पविराम द्या',
  spocName: 'SPOC चे नाव', spocContact: 'SPOC चा संपर्क', spocEmail: 'SPOC चा ई-मेल',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC जोडा', removeSpoc: (index: number) => `SPOC ${index + 1} काढा`, lastSpoc: 'किमान एक SPOC हवा',
  dispatchDate: 'रवाना होण्याची तारीख', dispatchTime: 'रवाना होण्याची वेळ', timeHint: '24 तास, HH:mm', dateHint: 'रिकामे असल्यास आज', eta: 'ETA (तास)', tat: 'TAT (कालमर्यादा)',
  units: 'नग', weight: 'मालाचे वजन', weightUnit: 'एकक', value: 'इनव्हॉइसचे मूल्य',
  invoice: 'इनव्हॉइस', invoiceDate: 'इनव्हॉइसची तारीख', sourceCity: 'स्रोत शहर', address: 'ठिकाणाचा पत्ता',
  city: 'ठिकाणाचे शहर', postalCode: 'पिन कोड', state: 'राज्य', boxes: 'खोक्यांची संख्या', lot: 'लॉट',
  known: 'वापरातील नावे',
  submit: 'सबमिट करा', cancel: 'रद्द करा', done: 'झाले',
  added: (identifier: string) => `${identifier} जोडले. आता काय?`,
  another: 'आणखी एक जोडा', copyLink: { receiver: 'घेणाऱ्याची लिंक कॉपी करा', driver: 'ड्रायव्हरची लिंक कॉपी करा', tracking: 'ट्रॅकिंग लिंक कॉपी करा' }, openOrder: 'ऑर्डर उघडा',
}
