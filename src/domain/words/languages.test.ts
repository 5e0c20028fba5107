import { describe, expect, it } from 'vitest'
import { translateFrom } from './catalogue.ts'
import { labelWords } from './labels.ts'
import { doorSentences } from './door-sentences.ts'
import { officeSentences } from './office-sentences.ts'
import { textOfAny } from './text-of-any.ts'
import { type Param, type Sentence, type SentenceCode } from './sentence.ts'
import { everySentence as sentences } from './every-sentence.ts'
import { answerSentences } from './answer-sentences.ts'
import { fileSentences } from './file-sentences.ts'
import { ledgerSentences } from './ledger-sentences.ts'
import { operationsSentences } from './operations-sentences.ts'
import { policySentences } from './policy-sentences.ts'
import { singleSentences } from './single-sentences.ts'
import { systemSentences } from './system-sentences.ts'
import { userSentences } from './user-sentences.ts'
import * as bn from './bn/all.ts'
import * as gu from './gu/all.ts'
import * as hi from './hi/all.ts'
import * as kn from './kn/all.ts'
import {
  anyLanguage,
  beginsOffered,
  everyLanguage,
  languageFor,
  languageOf,
  languages,
  offeredOf,
  officeLanguages,
  type Language,
} from './languages.ts'
import * as mr from './mr/all.ts'
import * as ta from './ta/all.ts'
import * as te from './te/all.ts'

type Catalogues = Readonly<Record<string, object>>

const translations: Readonly<Record<string, Catalogues>> = { hi, ta, te, mr, bn, gu, kn }
/**
 * Every catalogue there is, so that none can be forgotten; what goes out as messages stands in one
 * language.
 */
const originals: Catalogues = Object.fromEntries(
  Object.values(import.meta.glob<Catalogues>('./*.ts', { eager: true }))
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /[a-z](Words|Sentences)$/.test(name) && name !== 'messageWords'),
)
/** What public pages and whoever holds a link can meet. */
const open = [
  'publicWords',
  'pageSentences',
  'photoSentences',
  'parcelSentences',
  'parcelWords',
  'labelTextSentences',
  'linkSentences',
  'requestSentences',
  'apiSentences',
  'rejectSentences',
  'choiceWords',
  'labelWords',
  'outboxWords',
  'goodsWords',
  'signatureWords',
  'offlineWords',
  'mobileWords',
  'formWords',
  'statementWords',
  'verifyWords',
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
const asItIs = /^(OTP|EPOD|–|SMS|WhatsApp|Twilio|MSG91|\d\d:\d\d|[0-9a-f]{4}….*|)$/

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
      // What the office's pages alone show is in the office's languages.
      const isPart = name === 'labelWords' && !officeLanguages.includes(language as Language)
      const shared = isPart ? ['actions', 'cards'] : null
      expect([...leaves(translation)].map(([path, leaf]) => [path, typeof leaf])).toEqual(
        [...leaves(originals[name])]
          .filter(([path]) => !shared || shared.includes(path.split('.')[1] ?? ''))
          .map(([path, leaf]) => [path, typeof leaf]),
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

  const tamil = { offered: ['hi', 'ta'], first: 'ta' } as const
  it.each([
    ['the person’s own choice before all', 'hi', tamil, ['en-IN'], 'hi'],
    ['what the client begins with before the browser’s', null, tamil, ['en-IN', 'hi'], 'ta'],
    ['the browser’s where the client begins with none', null, anyLanguage, ['te-IN'], 'te'],
    ['no choice that the client does not offer', 'te', tamil, ['te'], 'ta'],
    ['English, which is always offered', 'en', { offered: [], first: null }, ['hi'], 'en'],
    ['English where nothing else is offered', null, { offered: [], first: null }, ['hi'], 'en'],
  ] as const)('of a client is %s', (_, chosen, client, browser, language) => {
    expect(languageFor(chosen, client, browser, everyLanguage)).toBe(language)
  })

  it('is one that the page can say, whatever a client begins with', () => {
    expect(languageFor(null, tamil, ['hi'], officeLanguages)).toBe('hi')
    expect(offeredOf(officeLanguages, { offered: ['ta'] })).toEqual(['en'])
  })

  it.each([
    [{ offered: ['hi'], first: 'hi' }, true],
    [{ offered: ['hi'], first: 'ta' }, false],
    [{ offered: [], first: 'en' }, true],
    [{ offered: [], first: null }, true],
  ] as const)('a client begins with has to be offered: %j', (client, fits) => {
    expect(beginsOffered(client)).toBe(fits)
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

it('calls whole goods alike wherever they are ticked, in every language [COND-01]', () => {
  const words = (catalogues: Catalogues): unknown[] =>
    [
      at(catalogues['choiceWords'], '.Intact'),
      at(catalogues['publicWords'], '.conditions.intact'),
      at(catalogues['conditionWords'], '.conditions.intact'),
    ].filter((word) => word !== undefined)
  for (const [language, catalogues] of Object.entries(translations))
    expect([language, new Set(words(catalogues)).size]).toEqual([language, 1])
})

/** A sentence's code with something in each of its gaps, of the kind that it takes. */
const sampleOf = (code: string): Sentence => {
  const say: unknown = (sentences as Readonly<Record<string, unknown>>)[code]
  if (typeof say !== 'function') return { code: code as SentenceCode }
  const params = waysOf(say as Say).find((given) => {
    const text = said(say as Say, given)
    return text !== null && given.every((one) => typeof one !== 'boolean' && one !== null)
  })
  return { code: code as SentenceCode, params: params as readonly Param[] }
}
const codes = Object.entries(sentences).flatMap(([key, value]) =>
  typeof value === 'object' ? Object.keys(value).map((label) => `${key}.${label}`) : [key],
)

describe.each(Object.entries(translations))(
  'every sentence and label that an answer may say [L10N-01]',
  (language, catalogues) => {
    const t = translateFrom((name) => catalogues[name])
    const isOffice = officeLanguages.includes(language as Language)
    const shared = codes.filter(
      (code) =>
        isOffice ||
        (![
          officeSentences,
          doorSentences,
          answerSentences,
          fileSentences,
          ledgerSentences,
          policySentences,
          operationsSentences,
          singleSentences,
          systemSentences,
          userSentences,
        ].some((office) => Object.hasOwn(office, code.split('.')[0] ?? '')) &&
          (!Object.hasOwn(labelWords, code.split('.')[0] ?? '') || code.includes('.'))),
    )
    it(`is in ${language}, whole and in its own script`, () => {
      const wrong = shared.filter((code) => {
        const text = textOfAny(sampleOf(code), t)
        const bare = textOfAny(sampleOf(code), (catalogue) => catalogue)
        const says = /[A-Za-z]{3}/.test(bare.replace(MARK, ''))
        return text === '' || (says && !scripts[language]?.test(text) && !asItIs.test(text))
      })
      expect(wrong).toEqual([])
      expect(shared.length).toBeGreaterThan(150)
    })
  },
)
