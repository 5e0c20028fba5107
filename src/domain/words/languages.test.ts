import { describe, expect, it } from 'vitest'
import * as english from './all.ts'
import * as bn from './bn/all.ts'
import * as gu from './gu/all.ts'
import * as hi from './hi/all.ts'
import * as kn from './kn/all.ts'
import { everyLanguage, languageOf, languages } from './languages.ts'
import * as mr from './mr/all.ts'
import * as ta from './ta/all.ts'
import * as te from './te/all.ts'

type Catalogues = Readonly<Record<string, object>>
const translations: Readonly<Record<string, Catalogues>> = { hi, ta, te, mr, bn, gu, kn }
const originals: Catalogues = english
/** What public pages and whoever holds a link can meet. */
const open = [
  'publicWords',
  'pageSentences',
  'linkSentences',
  'outboxWords',
  'goodsWords',
  'signatureWords',
  'offlineWords',
  'mobileWords',
  'formWords',
  'statementWords',
]
const scripts: Readonly<Record<string, RegExp>> = {
  hi: /\p{sc=Deva}/u,
  ta: /\p{sc=Taml}/u,
  te: /\p{sc=Telu}/u,
  mr: /\p{sc=Deva}/u,
  bn: /\p{sc=Beng}/u,
  gu: /\p{sc=Gujr}/u,
  kn: /\p{sc=Knda}/u,
}
/** Names and abbreviations that people write in Latin letters whatever they speak, and signs. */
const asItIs = /^(OTP|EPOD|–|SMS|\d\d:\d\d|[0-9a-f]{4}….*|)$/

type Say = (...given: unknown[]) => unknown
/** Each leaf with its path. */
function* leaves(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return yield [path, value]
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`)
}
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

const MARK = /«[^»]*»/g
/**
 * Every way to call a function with something that shows up in what it says: texts, lists, counts,
 * objects.
 */
const waysOf = ({ length }: Say): unknown[][] => {
  const kinds = (index: number): unknown[] => [
    `«${index}»`,
    [`«${index}»`],
    new Proxy(
      {},
      { get: (_target, key) => (typeof key === 'string' ? `«${index}.${key}»` : undefined) },
    ),
    2,
    1,
    0,
    true,
    null,
  ]
  return Array.from({ length }, (_, index) => kinds(index)).reduce<unknown[][]>(
    (ways, kind) => ways.flatMap((way) => kind.map((one) => [...way, one])),
    [[]],
  )
}
const said = (say: Say, given: readonly unknown[]): string | null => {
  try {
    const sentence = say(...given)
    return typeof sentence === 'string' ? sentence : null
  } catch {
    return null
  }
}
const marksIn = (sentence: string): string[] => [...new Set(sentence.match(MARK))].toSorted()

describe.each(Object.entries(translations))('%s [L10N-01]', (language, catalogues) => {
  it('has every catalogue that it has to have', () => {
    expect(Object.keys(catalogues)).toEqual(
      expect.arrayContaining(language === 'hi' ? Object.keys(originals) : open),
    )
  })

  it.each(Object.entries(catalogues))(
    '%s says all that the English one says, and nothing else',
    (name, translation) => {
      expect([...leaves(translation)].map(([path, leaf]) => [path, typeof leaf])).toEqual(
        [...leaves(originals[name])].map(([path, leaf]) => [path, typeof leaf]),
      )
    },
  )

  it.each(Object.entries(catalogues))(
    '%s is in its own script, nowhere empty',
    (name, translation) => {
      const texts = [...leaves(translation)].filter(
        (leaf): leaf is [string, string] => typeof leaf[1] === 'string',
      )
      expect(
        texts.filter(
          ([path, text]) =>
            !scripts[language]?.test(text) &&
            !(text === at(originals[name], path) && asItIs.test(text)),
        ),
      ).toEqual([])
    },
  )

  it.each(Object.entries(catalogues))(
    '%s uses whatever the English one is given',
    (name, translation) => {
      const lost = [...leaves(originals[name])].flatMap(([path, leaf]) => {
        if (typeof leaf !== 'function') return []
        return waysOf(leaf as Say).flatMap((given) => {
          const original = said(leaf as Say, given)
          if (original === null) return []
          const other = said(at(translation, path) as Say, given)
          const isWhole =
            other !== null &&
            (other !== '' || original === '') &&
            marksIn(other).join() === marksIn(original).join()
          return isWhole ? [] : [[path, original, other]]
        })
      })
      expect(lost).toEqual([])
    },
  )
})

describe('The language of a page [L10N-01]', () => {
  it.each([
    [['hi-IN', 'en'], 'hi'],
    [['HI'], 'hi'],
    [['fr-FR', 'ta', 'hi'], 'ta'],
    [['en-IN', 'hi'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
    [[''], 'en'],
  ])('of those who want %j is %s', (wanted, language) => {
    expect(languageOf(wanted, everyLanguage)).toBe(language)
  })

  it('is one of those offered', () => {
    expect(languageOf(['ta', 'hi'], ['en', 'hi'])).toBe('hi')
    expect(Object.keys(translations).toSorted()).toEqual(
      Object.keys(languages)
        .filter((language) => language !== 'en')
        .toSorted(),
    )
  })
})
