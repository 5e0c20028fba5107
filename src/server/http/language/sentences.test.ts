import { describe, expect, it } from 'vitest'
import { words } from '../../../domain/words.ts'
import { officeSentences as office } from '../../../domain/words/hi/office-sentences.ts'
import { linkSentences as hindi } from '../../../domain/words/hi/link-sentences.ts'
import { formWords } from '../../../domain/words/hi/order-form.ts'
import { labelWords } from '../../../domain/words/hi/labels.ts'
import { pageSentences } from '../../../domain/words/hi/page-sentences.ts'
import { linkSentences as tamil } from '../../../domain/words/ta/link-sentences.ts'
import { originals, translations } from './catalogues.ts'
import { translatorOf } from './sentences.ts'

const inHindi = translatorOf(originals, translations.hi)

describe('A sentence of the API [L10N-01]', () => {
  it.each([
    ['whole', words.linkGone, hindi.linkGone],
    ['with a gap', words.identifierTaken('LR-7'), hindi.identifierTaken('LR-7')],
    ['with two gaps', words.atLeast('X9', 3), hindi.atLeast('X9', '3' as unknown as number)],
    ['with a list', words.oneOfThese(['a', 'b']), hindi.oneOfThese(['a', 'b'])],
    [
      'with another’s name in it',
      words.hidden(words.actions.rating),
      hindi.hidden(labelWords.actions.rating),
    ],
    [
      'with a field’s label in it',
      words.required('Client'),
      pageSentences.required(formWords.client),
    ],
    [
      'within another',
      words.fieldWrong('Units', words.wholeNumber('Units')),
      `${formWords.units}: ${hindi.wholeNumber(formWords.units)}`,
    ],
    [
      'after a field that has no label',
      words.fieldWrong('driver.contact', words.contactInvalid),
      `driver.contact: ${hindi.contactInvalid}`,
    ],
    ['that names a person', words.changedBy('Asha'), office.changedBy('Asha')],
    [
      'with signs of patterns in its gap',
      words.identifierTaken('a.*(b)+$1 $&'),
      hindi.identifierTaken('a.*(b)+$1 $&'),
    ],
    ['over several lines', words.identifierTaken('a\nb'), hindi.identifierTaken('a\nb')],
  ])('is translated %s', (_what, english, translated) => {
    expect(inHindi(english)).toBe(translated)
  })

  it.each(['Nobody ever wrote this', '', 'a: b', 'x'.repeat(5_000), 'a from '.repeat(140)])(
    'stays as it is where no catalogue knows it: %.20s',
    (sentence) => {
      expect(inHindi(sentence)).toBe(sentence)
    },
  )

  it('is as far in each language as its catalogues go', () => {
    const inTamil = translatorOf(originals, translations.ta)
    expect([inTamil(words.linkGone), inTamil(words.reviewBySame)]).toEqual([
      tamil.linkGone,
      words.reviewBySame,
    ])
  })

  it('takes no longer for one that was made to be hard', () => {
    const parts = [' must be at least ', ' is ', ': ', ', ', ' was changed, and ']
    // The quickest of ten, since other programs can only lengthen it.
    const quickest = (length: number): number =>
      Math.min(
        ...Array.from({ length: 10 }, () => {
          const started = performance.now()
          for (const part of parts) inHindi(part.repeat(900).slice(0, length))
          return performance.now() - started
        }),
      )
    // Twice as long takes four times as long where each place is looked at from each other, and for
    // ever where choices multiply.
    expect(quickest(1_000) / quickest(500)).toBeLessThan(8)
  })
})
