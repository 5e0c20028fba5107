import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Telugu: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'లేబుల్',
  scan: 'లేబుల్ స్కాన్ చేయండి',
  dangerous: 'ప్రమాదకర సరుకు',
  signature: 'సంతకం అవసరం',
  mayLeave: 'అందుకునేవారు లేకుండా వదలవచ్చు',
  notBefore: (time: string) => `${time}కి ముందు కాదు`,
  notAfter: (time: string) => `${time} తర్వాత కాదు`,
  leave: 'అందుకునేవారు లేకుండా వదిలారు',
  leaveText: 'ఎవరూ లేరా? సరుకు ఉన్న చోటు ఫోటో జోడించి నిర్ధారించండి.',
  text: 'లేబుల్ టెక్స్ట్',
  textHint: 'ముద్రించినట్లు, (00)…(4323)1 లాగా, లేదా స్కానర్ ఇచ్చినట్లు',
  read: 'లేబుల్ చదవండి',
  looking: 'లేబుల్‌ను కెమెరా ముందు పట్టుకోండి',
  stop: 'ఆపు',
  cameraFailed: 'కెమెరా పనిచేయడం లేదు. లేబుల్ టెక్స్ట్ నమోదు చేయండి.',
  early: 'సమయానికి ముందు అందింది',
  late: 'సమయం తర్వాత అందింది',
  atDoor: 'తలుపు దగ్గర చదివారు',
  units: 'లాజిస్టిక్ యూనిట్లు',
  asksNothing: 'ఇది ప్రత్యేకంగా ఏమీ కోరదు',
}
