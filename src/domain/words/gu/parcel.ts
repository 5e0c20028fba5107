import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Gujarati: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'લેબલ',
  scan: 'લેબલ સ્કૅન કરો',
  dangerous: 'જોખમી માલ',
  signature: 'સહી જરૂરી',
  mayLeave: 'લેનાર વગર મૂકી શકાય',
  notBefore: (time: string) => `${time} પહેલાં નહીં`,
  notAfter: (time: string) => `${time} પછી નહીં`,
  leave: 'લેનાર વગર મૂક્યું',
  leaveText: 'કોઈ નથી? માલ જ્યાં છે તેનો ફોટો ઉમેરો, પછી ખાતરી કરો.',
  text: 'લેબલનું લખાણ',
  textHint: 'જેમ છાપેલું છે, જેમ કે (00)…(4323)1, અથવા સ્કૅનર આપે તેમ',
  read: 'લેબલ વાંચો',
  looking: 'લેબલ કૅમેરા સામે રાખો',
  stop: 'રોકો',
  cameraFailed: 'કૅમેરા વાપરી શકાતો નથી. લેબલનું લખાણ લખો.',
  early: 'સમય પહેલાં મળ્યું',
  late: 'સમય પછી મળ્યું',
  atDoor: 'દરવાજે વંચાયું',
  units: 'લોજિસ્ટિક યુનિટ',
  asksNothing: 'આ કંઈ ખાસ માગતું નથી',
}
