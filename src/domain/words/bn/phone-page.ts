// What the page for adding on a phone shows at first: one script.
export { mobileWords } from './mobile-add.ts'
export { formWords } from './order-form.ts'
export { requestSentences } from './request-sentences.ts'
