import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Gujarati: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘માલ મળ્યો’ દબાવ્યું', reject: '‘નકારો’ દબાવ્યું' },
  late: 'ઓર્ડર પૂરો થયા પછી ઉમેર્યું',
  flags: {
    ahead: 'ડિવાઇસનો સમય મળ્યાના સમય પછીનો છે',
    before_dispatch: 'ડિવાઇસનો સમય રવાના થયા પહેલાંનો છે',
    clock_off: 'ડિવાઇસની ઘડિયાળ ખોટી છે',
  },
}
