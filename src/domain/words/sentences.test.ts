import { expect, it } from 'vitest'
import { english } from './catalogue.ts'
import { requestSentences } from './request-sentences.ts'
import { parcelSentences } from './parcel-sentences.ts'
import { textFrom } from './sentence.ts'
import { sentences } from './sentences.ts'

it.each(Object.keys(parcelSentences) as (keyof typeof parcelSentences)[])(
  'has a page say %s in words: what rules say of labels is no answer of the server alone [TRADE-06]',
  (code) => {
    expect(textFrom(sentences, { code, params: [1] }, english)).toMatch(/^[A-Z].* /)
  },
)

it.each([
  [requestSentences.too_few(1), 'must have at least 1 entry'],
  [requestSentences.too_few(2), 'must have at least 2 entries'],
])('says of a list in good English %j [ERRS-04]', (said, text) => expect(said).toBe(text))
