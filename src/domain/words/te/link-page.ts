// What the public pages show at first: one script.
export { pageSentences } from './page-sentences.ts'
export { publicWords } from './public-pages.ts'
