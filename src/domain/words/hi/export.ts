import type { Translation } from '../catalogue.ts'
import type { exportWords as english } from '../export.ts'

/** In Hindi: what an export will contain. */
export const exportWords: Translation<typeof english> = {
  holds: {
    history: 'फ़िल्टर के अनुसार जो कुछ हुआ, CSV में',
    balances: 'फ़िल्टर के अनुसार सब शेष, CSV में',
    scorecard: 'इन दिनों का पूरा स्कोरकार्ड, CSV में',
    changes: 'फ़िल्टर के अनुसार उपयोगकर्ताओं के सब बदलाव, Excel में',
  },
}
