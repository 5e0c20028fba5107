import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { coarsePattern } from './coarse-pattern.ts'
import { matcherOf } from './person.ts'

const word = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 8 })
const digits = fc.stringMatching(/^[6-9]\d{9}$/)

it('finds every stored text that names a person, as text and as JSON [DATA-01]', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      digits,
      fc.constantFrom(' ', '\n', '  '),
      fc.constantFrom('', '-', ' '),
      (words, phone, gap, hyphen) => {
        const name = words.join(' ')
        const person = { phones: [phone], emails: [], names: [name] }
        const texts = [
          words.join(gap),
          `so ${words.join(gap)} it is`,
          `call +91${hyphen}${phone.slice(0, 5)}${hyphen}${phone.slice(5)}`,
        ]
        const matcher = matcherOf(person, '91')
        const coarse = new RegExp(coarsePattern(person) ?? '(?!)', 'i')
        for (const text of texts.filter(matcher.isIn)) {
          expect(coarse.test(text)).toBe(true)
          expect(coarse.test(JSON.stringify({ a: text }))).toBe(true)
        }
        expect(matcher.isIn(texts[2] ?? '')).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

it.each(['a\\b', 'say "x"', 'p\u0001q', 'ä\\"', '\\\\', 'a{2}', 'x|y', 'Zoë K.', 'a@b'])(
  'finds the name %j, as text, as JSON, and as JSON in JSON [DATA-01]',
  (name) => {
    const coarse = new RegExp(
      coarsePattern({ phones: [], emails: [], names: [name] }) ?? '(?!)',
      'i',
    )
    const json = JSON.stringify({ a: `so ${name} it is` })
    for (const text of [name, json, JSON.stringify({ json })]) expect(coarse.test(text)).toBe(true)
    expect(coarse.test('so nobody it is')).toBe(false)
  },
)

it('finds nothing where nothing is looked for', () => {
  expect(coarsePattern({ phones: [], emails: [], names: [] })).toBeNull()
})
