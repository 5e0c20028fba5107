// What the public pages show later, and what the API says to anybody: one script.
export { closingWords } from './closing.ts'
export { disputeWords } from './dispute.ts'
export { goodsWords } from './goods.ts'
export { offlineWords } from './offline.ts'
export { outboxWords } from './outbox.ts'
export { parcelSentences } from './parcel-sentences.ts'
export { photoSentences } from './photo-sentences.ts'
export { signatureWords } from './signature.ts'
