import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Gujarati: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'સરળ', full: 'પૂરું', mode: 'ખાનાં',
  number: { lr: 'LR નંબર', invoice: 'ઇન્વૉઇસ નંબર' },
  consignment: 'માલ', route: 'રૂટ', vehicle: 'ગાડી અને ડ્રાઇવર', receivers: 'લેનાર', load: 'ભાર',
  client: 'ક્લાયન્ટ', source: 'સ્રોત', destination: 'સ્થળ', transporter: 'ટ્રાન્સપોર્ટર', truck: 'ટ્રક નંબર',
  driverName: 'ડ્રાઇવરનું નામ', driverContact: 'ડ્રાઇવરનો સંપર્ક', contactHint: 'દસ અંક; એકથી વધુ હોય તો અલ્પવિરામ મૂકો',
  spocName: 'SPOC નું નામ', spocContact: 'SPOC નો સંપર્ક', spocEmail: 'SPOC નો ઈ-મેલ',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC ઉમેરો', removeSpoc: (index: number) => `SPOC ${index + 1} દૂર કરો`, lastSpoc: 'ઓછામાં ઓછો એક SPOC જોઈએ',
  dispatchDate: 'રવાનગીની તારીખ', dispatchTime: 'રવાનગીનો સમય', timeHint: '24 કલાક, HH:mm', dateHint: 'ખાલી હોય તો આજે', eta: 'ETA (કલાક)', tat: 'TAT (સમયમર્યાદા)',
  units: 'નંગ', weight: 'માલનું વજન', weightUnit: 'એકમ', value: 'ઇન્વૉઇસનું મૂલ્ય',
  invoice: 'ઇન્વૉઇસ', invoiceDate: 'ઇન્વૉઇસની તારીખ', sourceCity: 'સ્રોત શહેર', address: 'સ્થળનું સરનામું',
  city: 'સ્થળનું શહેર', postalCode: 'પિન કોડ', state: 'રાજ્ય', boxes: 'બૉક્સની સંખ્યા', lot: 'લોટ',
  known: 'વપરાતાં નામ',
  submit: 'સબમિટ કરો', cancel: 'રદ કરો', done: 'થઈ ગયું',
  added: (identifier: string) => `${identifier} ઉમેરાયું. હવે શું?`,
  another: 'બીજું ઉમેરો', copyLink: { receiver: 'લેનારની લિંક કૉપિ કરો', driver: 'ડ્રાઇવરની લિંક કૉપિ કરો', tracking: 'ટ્રેકિંગ લિંક કૉપિ કરો' }, openOrder: 'ઓર્ડર ખોલો',
}
