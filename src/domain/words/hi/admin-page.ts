// What only the pages of administrators show, and of single sign-on: one script.
export { holdWords } from './legal-holds.ts'
export { operationsWords } from './operations.ts'
export { policyFormWords } from './policy-form.ts'
export { singleWords } from './single-sign-on.ts'
