// Every catalogue that this language has.
export { doorSentences } from './door-sentences.ts'
export * from './answer-sentences.ts'
export * from './crate-statement.ts'
export * from './dashboard-page.ts'
export * from './dashboard-rest.ts'
export * from './link-page.ts'
export * from './link-rest.ts'
export * from './phone-page.ts'
