import type { FastifyInstance } from 'fastify'
import { everyLanguage, languageOf, type Language } from '../../../domain/words/languages.ts'
import { offlineWords } from '../../../domain/words/offline.ts'
import { originals, translations, type Catalogues } from './catalogues.ts'
import { translatorOf, type Translate } from './sentences.ts'

/** Longer answers are lists, which say nothing. */
const LONGEST = 262_144

/** How to say sentences, and who did something. */
interface Speaker {
  readonly say: Translate
  readonly sayWho: Translate
}

const speakers = new Map<Language, Speaker>()
const speakerFor = (language: Exclude<Language, 'en'>): Speaker => {
  const [from, to] = [originals, translations[language]]
  const speaker = speakers.get(language) ?? {
    say: translatorOf(from, to),
    sayWho: translatorOf(actorsIn(from), actorsIn(to), { named: ['actors'], letters: 0 }),
  }
  speakers.set(language, speaker)
  return speaker
}
const actorsIn = ({ panelWords }: Catalogues): Catalogues => {
  const { by, publicLink, system, party } = (panelWords ?? {}) as Record<string, unknown>
  return { actors: { by, publicLink, system, party } }
}

/** The languages of an Accept-Language header (RFC 9110), the most wanted first. */
const wantedIn = (header: string): string[] =>
  header
    .slice(0, 400)
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/i))
    .map(([tag = '', weight = '1']) => ({ tag, weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * Events of which not only the title is the product's own word: of the others it is what people
 * typed.
 */
const worded = new Set<unknown>(['received', 'attempted', 'link_created', 'reviewed'])

/**
 * What the product adds to what people typed: that it came late, and what is wrong with the
 * device's time.
 */
const notes = new Set<string>([offlineWords.late, ...Object.values(offlineWords.flags)])
const withNotes = (detail: string, say: Translate): string =>
  detail
    .split(' · ')
    .map((part) => (notes.has(part) ? say(part) : part))
    .join(' · ')

/**
 * Where an answer speaks: its message and those of its errors, why things may not be done, what
 * happened, and the names that the product gives to rejecting.
 */
const translated = (body: Json, { say, sayWho }: Speaker): void => {
  const put = (at: unknown, keys: readonly string[], translate = say): void => {
    if (isObject(at))
      for (const key of keys) if (typeof at[key] === 'string') at[key] = translate(at[key])
  }
  const told = (at: Json): void => {
    put(at, ['message'])
    for (const error of objectsIn(at['errors'])) put(error, ['message'])
  }
  told(body)
  for (const at of [body['result'], body['public_order']]) {
    if (!isObject(at)) continue
    if (isObject(at['may'])) put(at['may'], Object.keys(at['may']))
    for (const event of objectsIn(at['events'])) {
      put(event, worded.has(event['type']) ? ['title', 'detail'] : ['title'])
      put(event, ['detail'], (detail) => withNotes(detail, say))
      put(event, ['by'], sayWho)
    }
    for (const one of [...objectsIn(at['failed']), ...objectsIn(at['kept'])]) told(one)
  }
  if (isObject(body['client_config'])) put(body['client_config']['wording'], ['reject', 'rejected'])
}

/**
 * Says the API's sentences in the language that a request prefers, at the very edge: what is
 * decided, stored and compared stays English. For who wants English nothing is done.
 */
export const speakLanguages = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const header = request.headers['accept-language']
    if (
      header === undefined ||
      !request.url.startsWith('/api') ||
      typeof payload !== 'string' ||
      payload.length > LONGEST ||
      !String(reply.getHeader('content-type')).startsWith('application/json')
    )
      return done(null, payload)
    const language = languageOf(wantedIn(header), everyLanguage)
    if (language === 'en') return done(null, payload)
    const body: unknown = JSON.parse(payload)
    if (!isObject(body) || typeof body['message'] !== 'string') return done(null, payload)
    translated(body, speakerFor(language))
    reply.header('Content-Language', language).header('Vary', 'Accept-Language')
    done(null, JSON.stringify(body))
  })
}
