import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Gujarati: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'આ ફોનમાં બગડી ગયું અને મોકલી શકાતું નથી',
  title: 'આ ફોનમાં સેવ છે',
  kept: 'આ ફોનમાં સેવ છે. કનેક્શન આવતાં આપોઆપ જશે.',
  offline: (time: string) => `ઇન્ટરનેટ નથી. આ ${time} ની માહિતી છે; તમે જે કરો તે આ ફોનમાં સેવ થશે.`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1 વસ્તુ આ ફોનમાં સેવ છે, હજી નોંધાઈ નથી'
        : `${count} વસ્તુઓ આ ફોનમાં સેવ છે, હજી નોંધાઈ નથી`,
    refused: 'બધું સ્વીકારાયું નથી',
    done: 'બધું નોંધાઈ ગયું',
  },
  states: { saved: 'સેવ છે', sent: 'મોકલાયું', confirmed: 'ખાતરી થઈ', refused: 'નકારાયું' },
  explained: {
    saved: 'કનેક્શનની રાહ જુએ છે',
    sent: 'હજી જવાબ નથી',
    confirmed: 'નોંધાયું',
    refused: 'નોંધાયું નથી',
  },
  kinds: {
    receive: 'માલ મળ્યો',
    reject: 'નકાર',
    remark: 'ટિપ્પણી',
    photo: 'ફોટો',
    rating: 'રેટિંગ',
    label: 'લેબલ',
    leave: 'લેનાર વગર મૂક્યું',
    not_delivered: 'નિષ્ફળ પ્રયાસ',
    answer: 'જવાબ',
    outbound: 'પહોંચ્યા',
    goods: 'માલ',
    signature: 'સહી',
  },
  doubt: (reason: string) => `નકારાઈ શકે છે: ${reason}`,
  sendNow: 'હમણાં મોકલો',
  saveFile: 'ફાઇલ તરીકે સેવ કરો',
  hide: 'છુપાવો',
  hideRefused: 'દૂર કરો',
  hideSure: 'જે નકારાયું તે આ ફોનમાંથી જતું રહેશે.',
}
