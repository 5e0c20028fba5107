// Every catalogue that this language has.
export { apiSentences } from './api-sentences.ts'
export { choiceWords } from './choices.ts'
export { labelWords } from './labels.ts'
export { ownSentences } from './own-sentences.ts'
export * from './crate-statement.ts'
export * from './link-page.ts'
export * from './link-rest.ts'
export * from './phone-page.ts'
