// What guides people of the office, and what the dashboard itself does not show: one script.
export { firstStepWords } from './first-steps.ts'
export { helpWords } from './page-help.ts'
export { resetWords } from './reset-password.ts'
