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
    ['whole', words.link_gone, hindi.link_gone],
    ['with a gap', words.identifier_taken('LR-7'), hindi.identifier_taken('LR-7')],
    ['with two gaps', words.at_least('X9', 3), hindi.at_least('X9', '3' as unknown as number)],
    ['with a list', words.one_of_these(['a', 'b']), hindi.one_of_these(['a', 'b'])],
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
      words.field_wrong('Units', words.whole_number('Units')),
      `${formWords.units}: ${hindi.whole_number(formWords.units)}`,
    ],
    [
      'after a field that has no label',
      words.field_wrong('driver.contact', words.contact_invalid),
      `driver.contact: ${hindi.contact_invalid}`,
    ],
    ['that names a person', words.changed_by('Asha'), office.changed_by('Asha')],
    [
      'with signs of patterns in its gap',
      words.identifier_taken('a.*(b)+$1 $&'),
      hindi.identifier_taken('a.*(b)+$1 $&'),
    ],
    ['over several lines', words.identifier_taken('a\nb'), hindi.identifier_taken('a\nb')],
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
    expect([inTamil(words.link_gone), inTamil(words.review_by_same)]).toEqual([
      tamil.link_gone,
      words.review_by_same,
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
