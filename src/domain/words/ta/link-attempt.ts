// What the public pages say of an attempt that failed, for visits that meet one: one script.
export { attemptSentences } from './attempt-sentences.ts'
export { attemptWords } from './attempt.ts'
