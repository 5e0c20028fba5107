import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Gujarati: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'આ લેબલ ડિલિવરી વિશે કંઈ કહેતું નથી',
  label_window_empty: 'આ લેબલમાં “આ પછી નહીં” સમય “આ પહેલાં નહીં” કરતાં વહેલો છે',
  label_other_order: 'આ લેબલ બીજા માલનું છે',
  label_too_many: (most: number) => `એક ઓર્ડરમાં વધુમાં વધુ ${most} યુનિટ`,
  label_too_early: (time: string) => `લેબલ મુજબ આ ${time} પહેલાં આપવાનું નથી`,
  label_too_late: (time: string) => `લેબલ મુજબ આ ${time} પછી આપવાનું નથી`,
  label_signature: 'લેબલ સહી માગે છે',
  leave_not_allowed: 'કોઈ લેબલ લેનાર વગર મૂકવાની મંજૂરી આપતું નથી',
  leave_signature: 'આ માટે સહી જોઈએ, એટલે લેનાર વગર મૂકી શકાય નહીં',
  leave_not_confirmed: 'લેબલ દરવાજે વંચાયું; મૂકી શકાય એવું મોકલનારે કહ્યું નથી',
  leave_photo: 'પહેલાં જ્યાં મૂક્યું તે જગ્યાનો ફોટો લો',
  label_unread: 'આ વાંચી શકાય એવું GS1 લેબલ નથી',
  label_saved: 'લેબલ નોંધાયું',
  left_saved: 'લેનાર વગર મૂક્યાની નોંધ થઈ',
}
