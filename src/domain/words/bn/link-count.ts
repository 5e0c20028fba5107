// What the public pages say where the goods are counted, for visits that do: one script.
export { countWords } from './count-goods.ts'
