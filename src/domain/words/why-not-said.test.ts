import { expect, it } from 'vitest'
import { attemptSentences } from './attempt-sentences.ts'
import { everySentence } from './every-sentence.ts'
import { sentences } from './sentences.ts'

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const pathFrom = (from: string, to: string): string =>
  new URL(to, `file:///words/${from}`).pathname.replace('/words/', './').replace(/^\/+/, '../')

/** Every source that the rules are made of: that of `whyNot` and all that it loads. */
const sourcesOf = (first: string): string[] => {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const source = sources[path]
    if (source === undefined || seen.has(path)) return
    seen.add(path)
    for (const [, to = ''] of source.matchAll(/^(?:import|\}) [^;]*?from '(\.[^']+)'/gm))
      visit(pathFrom(path, to))
  }
  visit(first)
  return [...seen]
}

const reasonsIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:forbidden|done|locked|rule)\(([^()]*)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
  )

// What lists the reasons of actions says those of failed attempts from a catalogue of their own.
const saidByPages = { ...sentences, ...attemptSentences }

const codes = [
  ...new Set(sourcesOf('../policy/access.ts').flatMap((path) => reasonsIn(sources[path] ?? ''))),
].filter((code) => Object.hasOwn(everySentence, code))

it('has a page say every reason of the rules in words [REPL-03] [ROLE-16]', () => {
  expect(codes.filter((code) => !Object.hasOwn(saidByPages, code))).toEqual([])
  // It looks where the reasons are made.
  expect(codes).toEqual(expect.arrayContaining(['rated_by_other', 'signed_by_other', 'read_only']))
  expect(codes.length).toBeGreaterThan(40)
})
