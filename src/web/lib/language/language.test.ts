import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyLanguage } from '../../../domain/words/languages.ts'
import { storageOf } from '../testing/storage.ts'
import type { Packs } from './language.ts'

/** Packs whose words come when they are let go. */
const packs = (...languages: readonly string[]) => {
  const waiting = new Map<string, () => void>()
  const first: Record<string, () => Promise<unknown>> = {}
  const rest: Record<string, () => Promise<unknown>> = {}
  for (const language of languages) {
    first[`../words/${language}/first.ts`] = async () => ({
      testWords: { greeting: `${language} hello` },
    })
    rest[`../words/${language}/rest.ts`] = () =>
      new Promise((resolve) => {
        waiting.set(language, () => resolve({}))
      })
  }
  return {
    first: [first as Packs],
    rest: [rest as Packs],
    letGo: (language: string) =>
      vi.waitFor(() => {
        const go = waiting.get(language)
        if (!go) throw new Error('not asked for yet')
        go()
      }),
  }
}
const kept = new Map<string, string>()
const page = { documentElement: { lang: 'en' } }
/** A page that has just been opened, in a browser that reads these languages. */
const opened = async (...languages: readonly string[]) => {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', storageOf(kept))
  page.documentElement.lang = 'en'
  const { spoken } = await import('../../../domain/words/catalogue.ts')
  const words = spoken('testWords', { greeting: 'Hello' })
  const language = await import('./language.ts')
  return { ...language, greeting: () => language.t(words).greeting }
}
beforeEach(() => kept.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  // What a test has the page speak is not what the next file's page speaks.
  vi.resetModules()
})

it('goes on in the client’s language when words of the one before come late [L10N-01]', async () => {
  const { first, rest, letGo } = packs('hi', 'ta')
  const { speak, speakAs, everythingSaid, spokenHere, greeting } = await opened('hi-IN')
  await speak(everyLanguage, first, rest)
  expect([spokenHere(), greeting()]).toEqual(['hi', 'hi hello'])
  const early = everythingSaid()
  const other = speakAs({ offered: ['hi', 'ta'], first: 'ta' })
  await letGo('ta')
  expect(await other).toBe(true)
  await letGo('hi')
  await early
  expect([spokenHere(), page.documentElement.lang, greeting()]).toEqual(['ta', 'ta', 'ta hello'])
})

it('speaks the language that was chosen last, though the words of one before come later [L10N-01]', async () => {
  const { first, rest, letGo } = packs('hi', 'ta')
  const { speak, speakChosen, onOtherLanguage, greeting } = await opened('en-IN')
  const said: string[] = []
  onOtherLanguage(() => void said.push(greeting()))
  await speak(everyLanguage, first, rest)
  const slow = speakChosen('hi')
  const quick = speakChosen('ta')
  await letGo('ta')
  await quick
  await letGo('hi')
  await slow
  expect([said, kept.get('epod_language')]).toEqual([['ta hello'], 'ta'])
})

it('remembers what a client offers for the next page, and forgets it where another offers all [L10N-01]', async () => {
  const { first } = packs('hi', 'ta')
  const tamil = { offered: ['ta' as const], first: 'ta' as const }
  const before = await opened('en-IN')
  await before.speak(everyLanguage, first, [])
  expect(await before.speakAs(tamil)).toBe(true)
  const next = await opened('en-IN')
  await next.speak(everyLanguage, first, [])
  expect([next.spokenHere(), next.offeredHere()]).toEqual(['ta', ['en', 'ta']])
  expect(await next.speakAs(undefined)).toBe(true)
  expect([next.spokenHere(), kept.size]).toEqual(['en', 0])
  expect(await next.speakAs(undefined)).toBe(false)
})

it.each(['{', '5', 'null', '{"offered":5}', '{"offered":["ta"],"first":7}'])(
  'opens whatever somebody has put where it remembers: %s [L10N-01]',
  async (text) => {
    kept.set('epod_client_languages', text)
    const { speak, spokenHere } = await opened('en-IN')
    await speak(everyLanguage, packs('ta').first, [])
    expect(spokenHere()).toBe('en')
  },
)

it('goes on as it did where the words of another language do not come [L10N-01]', async () => {
  const { speak, speakAs, spokenHere, greeting } = await opened('en-IN')
  const broken = [{ '../words/ta/first.ts': () => Promise.reject(new Error('offline')) }]
  await speak(everyLanguage, broken, [])
  expect(await speakAs({ offered: ['ta'], first: 'ta' })).toBe(false)
  expect([spokenHere(), greeting()]).toEqual(['en', 'Hello'])
})

it('says more from when it is asked to, also in the language that its client speaks next [L10N-01]', async () => {
  const { alsoSay, speak, speakAs, greeting } = await opened('hi-IN')
  const more = (hello: string) => async () => ({ testWords: { greeting: hello } })
  await speak(everyLanguage, [{}], [])
  expect(greeting()).toBe('Hello')
  await alsoSay({ '../words/hi/more.ts': more('namaste'), '../words/ta/more.ts': more('vanakkam') })
  expect(greeting()).toBe('namaste')
  await speakAs({ offered: ['ta'], first: 'ta' })
  expect(greeting()).toBe('vanakkam')
})

it('goes on in English where more words do not come, and asks again at the next call [L10N-01]', async () => {
  const { alsoSay, speak, greeting } = await opened('hi-IN')
  let calls = 0
  const more = {
    '../words/hi/more.ts': async () => {
      calls += 1
      if (calls === 1) throw new Error('offline')
      return { testWords: { greeting: 'namaste' } }
    },
  }
  await speak(everyLanguage, [{}], [])
  await alsoSay(more)
  expect(greeting()).toBe('Hello')
  await alsoSay(more)
  expect(greeting()).toBe('namaste')
})

it('speaks what was chosen where the browser keeps nothing [L10N-01]', async () => {
  const { first, rest, letGo } = packs('hi', 'ta')
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const { speak, speakChosen, speakAs, spokenHere } = await opened('en-IN')
  await speak(everyLanguage, first, rest)
  const chosen = speakChosen('ta')
  await letGo('ta')
  await chosen
  expect(spokenHere()).toBe('ta')
  expect(await speakAs(undefined)).toBe(false)
  expect(spokenHere()).toBe('ta')
})
