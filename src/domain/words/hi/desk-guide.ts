// What guides people of the office, and what the dashboard itself does not show: one script.
export { exportWords } from './export.ts'
export { firstStepWords } from './first-steps.ts'
export { historyWords } from './history.ts'
export { listLookWords } from './list-look.ts'
export { helpWords } from './page-help.ts'
export { printWords } from './print-head.ts'
export { resetWords } from './reset-password.ts'
export { scorecardWords } from './scorecard.ts'
