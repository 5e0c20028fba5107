// What the dashboard shows at first: one script.
export { columnWords } from './columns.ts'
export { dashboardWords } from './dashboard.ts'
export { labelWords } from './labels.ts'
export { ownSentences } from './own-sentences.ts'
export { ownWords } from './own-words.ts'
export { pageWords } from './pages.ts'
export { tableWords } from './table.ts'
export { timeWords } from './time.ts'
