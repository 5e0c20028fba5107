import type { Translation } from '../catalogue.ts'
import type { printWords as english } from '../print-head.ts'

/** In Hindi: what stands over a table on paper. */
export const printWords: Translation<typeof english> = {
  printed: (time, username) => `${username} ने ${time} पर प्रिंट किया`,
  days: (from, to) => `${from} से ${to}`,
  since: (from) => `${from} से`,
  until: (to) => `${to} तक`,
  unfiltered: 'बिना फ़िल्टर',
  filter: (label, value) => `${label}: ${value}`,
  filters: {
    dispatch: 'रवाना',
    eta: 'ईटीए',
    delivery: 'डिलीवर',
    span: 'दिन',
    need: 'श्रेणी',
    quick: 'आज के काम',
    source: 'स्रोत',
    destination: 'गंतव्य',
    vehicle: 'गाड़ी',
    client: 'क्लाइंट',
    only: 'केवल',
    sort: 'पहले वे जिनमें है',
    by: 'के अनुसार',
    and: 'और के अनुसार',
    q: 'खोज',
    lr: 'LR नंबर',
    action: 'कार्रवाइयाँ',
    actor: 'यूज़रनेम',
    role: 'भूमिका',
    channel: 'माध्यम',
    state: 'स्थिति',
    type: 'खाते का प्रकार',
    of: 'किसका',
    kind: 'पक्ष का प्रकार',
    party: 'पक्ष',
  },
}
