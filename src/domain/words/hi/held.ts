import type { Translation } from '../catalogue.ts'
import type { heldWords as english } from '../held.ts'

/** In Hindi: what the order's panel says of an act that can still be taken back. */
export const heldWords: Translation<typeof english> = {
  begun: (act, seconds) => `${act} ${seconds} सेकंड में दर्ज होगा। Control और Z से वापस लिया जा सकता है।`,
  left: (act, seconds) => `${act} ${seconds} सेकंड में दर्ज होगा`,
  waits: (act) => `${act} दर्ज होने वाला है`,
  canUndo: (seconds) => `इसे ${seconds} सेकंड तक वापस लिया जा सकता है, उसके बाद नहीं।`,
  undo: 'वापस लें',
  now: 'अभी दर्ज करें',
  undone: (act) => `${act} वापस लिया गया: कुछ दर्ज नहीं हुआ`,
  otherAccount: (act) => `${act} दर्ज नहीं हुआ: अब दूसरा खाता साइन इन है`,
}
