// What only the pages of administrators show, and of single sign-on: one script.
export { archiveWords } from './account-archive.ts'
export { holdWords } from './legal-holds.ts'
export { operationsWords } from './operations.ts'
export { personWords } from './person-data.ts'
export { policyFormWords } from './policy-form.ts'
export { messageDeskWords } from './message-desk.ts'
export { systemWords } from './systems.ts'
export { singleWords } from './single-sign-on.ts'
