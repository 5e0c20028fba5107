// What user management alone shows: one script.
export { userSentences } from './user-sentences.ts'
export { userWords } from './users.ts'
