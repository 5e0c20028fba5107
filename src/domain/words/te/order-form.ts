import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Telugu: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'సులువు', full: 'పూర్తి', mode: 'ఫీల్డ్‌లు',
  number: { lr: 'LR నంబర్', invoice: 'ఇన్‌వాయిస్ నంబర్' },
  consignment: 'సరుకు', route: 'మార్గం', vehicle: 'వాహనం, డ్రైవర్', receivers: 'అందుకునేవారు', load: 'లోడ్',
  client: 'క్లయింట్', source: 'బయలుదేరే చోటు', destination: 'గమ్యస్థానం', transporter: 'ట్రాన్స్‌పోర్టర్', truck: 'ట్రక్ నంబర్',
  driverName: 'డ్రైవర్ పేరు', driverContact: 'డ్రైవర్ కాంటాక్ట్', contactHint: 'పది అంకెలు; ఎక్కువైతే కామాలతో',
  spocName: 'SPOC పేరు', spocContact: 'SPOC కాంటాక్ట్', spocEmail: 'SPOC ఇ-మెయిల్',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC చేర్చండి', removeSpoc: (index: number) => `SPOC ${index + 1} తొలగించండి`, lastSpoc: 'కనీసం ఒక SPOC కావాలి',
  dispatchDate: 'బయలుదేరే తేదీ', dispatchTime: 'బయలుదేరే సమయం', timeHint: '24 గంటలు, HH:mm', dateHint: 'ఖాళీగా ఉంటే ఈరోజు', eta: 'ETA (గంటలు)', tat: 'TAT (వ్యవధి)',
  units: 'యూనిట్లు', weight: 'సరుకు బరువు', weightUnit: 'యూనిట్', value: 'ఇన్‌వాయిస్ విలువ',
  invoice: 'ఇన్‌వాయిస్', invoiceDate: 'ఇన్‌వాయిస్ తేదీ', sourceCity: 'బయలుదేరే నగరం', address: 'గమ్యం చిరునామా',
  city: 'గమ్యం నగరం', postalCode: 'పిన్ కోడ్', state: 'రాష్ట్రం', boxes: 'పెట్టెల సంఖ్య', lot: 'లాట్',
  known: 'వాడుకలో ఉన్న పేర్లు',
  submit: 'సమర్పించండి', cancel: 'రద్దు చేయండి', done: 'పూర్తయింది',
  added: (identifier: string) => `${identifier} చేర్చబడింది. తర్వాత?`,
  another: 'మరొకటి చేర్చండి', copyLink: { receiver: 'అందుకునేవారి లింక్ కాపీ చేయండి', driver: 'డ్రైవర్ లింక్ కాపీ చేయండి', tracking: 'ట్రాకింగ్ లింక్ కాపీ చేయండి' }, openOrder: 'ఆర్డర్ తెరవండి',
}
