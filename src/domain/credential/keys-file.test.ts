import { expect, it } from 'vitest'
import { certificatesIn } from './keys-file.ts'

it.each([
  ['{"certificates":["a","b"]}', ['a', 'b']],
  ['{"certificates":["a",1,null,{}]}', ['a']],
  [JSON.stringify({ certificates: Array.from({ length: 5_000 }, () => 'a') }), 1_000],
  ['{"certificates":"a"}', []],
  ['{}', []],
  ['null', []],
  ['{', []],
])('reads the certificates of keys that sign documents from %s [PROF-03]', (text, read) => {
  const found = certificatesIn(text)
  expect(typeof read === 'number' ? found.length : found).toEqual(read)
})
