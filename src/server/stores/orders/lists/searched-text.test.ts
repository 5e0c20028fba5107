import { expect, it } from 'vitest'
import { anOrder, clock } from '../../../../domain/testing/factories.ts'
import { rowOf } from '../row.ts'
import { soughtBy, textIn } from './conditions.ts'

it.each([
  ['a consonant with its dot as one sign, and as two', '\u095D', '\u0922\u093C'],
  ['the same, the other way round', '\u0922\u093C', '\u095D'],
  ['an accent as macOS writes it', 'Cafe\u0301 Pune', 'caf\u00E9'],
  [
    'a part of a word whose letter is another at the end',
    '\u03A3\u039F\u03A3\u0391',
    '\u03C3\u03BF\u03C2',
  ],
  ['the end of a word as a part', '\u039F\u0394\u039F\u03A3', '\u03BF\u03B4\u03BF\u03C3'],
  ['a capital with a dot', '\u0130zmir', '\u0130ZM'],
])('finds %s [FILT-05]', (_what, kept, search) => {
  const order = anOrder()
  const { search: text } = rowOf(
    { ...order, source: { ...order.source, name: kept } },
    '',
    clock.now,
  )
  const { pattern = '' } = soughtBy({ need: 'ALL', search } as never, clock)
  expect(text).toContain(textIn(pattern))
})
