// What the other pages behind the login and the parts that load later show, and what the API says
// to those who sign in: one script.
export { bulkWords } from './bulk.ts'
export { callWords } from './calls.ts'
export { chaseWords } from './chase.ts'
export { crateWords } from './crates.ts'
export { fileSentences } from './file-sentences.ts'
export { managementWords } from './management.ts'
export { officeSentences } from './office-sentences.ts'
export { requestSentences } from './request-sentences.ts'
export { detailsWords } from './order-details.ts'
export { panelWords } from './order-panel.ts'
export { proofWords } from './proof-panel.ts'
export { trainingWords } from './training.ts'
