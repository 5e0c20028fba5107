// What only the pages of administrators show: one script.
export { holdWords } from './legal-holds.ts'
export { operationsWords } from './operations.ts'
export { policyFormWords } from './policy-form.ts'
