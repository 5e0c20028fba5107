// What the page for adding on a phone shows later: one script.
export { linkSentences } from './link-sentences.ts'
export { labelTextSentences } from './label-text-sentences.ts'
