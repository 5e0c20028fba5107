import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Said } from '../../../contract/call.ts'
import { english, translateFrom, type Translate } from '../../../domain/words/catalogue.ts'
import { everyLanguage, languageOf, type Language } from '../../../domain/words/languages.ts'
import { isSentence } from '../../../domain/words/sentence.ts'
import { textOfAny } from '../../../domain/words/text-of-any.ts'
import { worded, type Wording } from '../../../domain/words/worded.ts'
import { callerOf } from '../audience.ts'
import { translations } from './translations.ts'

const translators = new Map<Language, Translate>(
  everyLanguage.map((language) => [
    language,
    language === 'en' ? english : translateFrom((name) => translations[language][name]),
  ]),
)

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

const wordings = new WeakMap<FastifyRequest, Wording>()

/**
 * Content negotiation: the catalogues in the language that a request prefers, in the words of its
 * caller's policy; its answer says which language that is.
 */
export const speakIn = (request: FastifyRequest, reply: FastifyReply): Translate => {
  const header = request.headers['accept-language']
  const language = header === undefined ? 'en' : languageOf(wantedIn(header), everyLanguage)
  if (language !== 'en')
    reply.header('Content-Language', language).header('Vary', 'Accept-Language')
  const t = translators.get(language) ?? english
  const wording = wordings.get(request) ?? callerOf(request)?.policy.wording
  return wording ? worded(t, wording) : t
}

/**
 * The catalogues for what the office reads as a document, in the words of its caller's policy: in a
 * language that is asked for, else in the one of `able` that the request prefers.
 */
export const speakOf = (
  request: FastifyRequest,
  asked: Language | undefined,
  able: readonly Language[],
): { readonly language: Language; readonly t: Translate } => {
  const language = asked ?? languageOf(wantedIn(request.headers['accept-language'] ?? ''), able)
  const t = translators.get(language) ?? english
  const wording = callerOf(request)?.policy.wording
  return { language, t: wording ? worded(t, wording) : t }
}

/**
 * Content negotiation where only the handler finds out whose order it is, of a link that is being
 * opened: it says whose words they are.
 */
export const speakFor =
  (request: FastifyRequest, reply: FastifyReply) =>
  (wording: Wording): Translate => {
    wordings.set(request, wording)
    return speakIn(request, reply)
  }

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const toldAt = (at: Json, t: Translate): Json => {
  const { message, errors, reasons } = at
  return {
    // One answer has a `code` of its own, for an address.
    ...(isSentence(message) && { code: message.code }),
    ...at,
    ...(isSentence(message) && { message: textIn(message, t) }),
    ...(Array.isArray(errors) && { errors: toldAll(errors, t) }),
    ...(Array.isArray(reasons) && { reasons: toldAll(reasons, t) }),
  }
}
const textIn = (said: Said, t: Translate): string => said.text ?? textOfAny(said, t)
const toldAll = (all: readonly unknown[], t: Translate): unknown[] =>
  all.map((one) => (isObject(one) ? toldAt(one, t) : one))

const toldMay = (may: Json, t: Translate): Json =>
  Object.fromEntries(
    Object.entries(may).map(([action, reason]) => [
      action,
      isSentence(reason) ? { ...reason, message: textOfAny(reason, t) } : reason,
    ]),
  )

const toldResult = (result: unknown, t: Translate): unknown => {
  if (!isObject(result) || Array.isArray(result)) return result
  const { may, failed, kept, rows, actions } = result
  return {
    ...result,
    ...(isObject(may) && { may: toldMay(may, t) }),
    ...(Array.isArray(failed) && { failed: toldAll(failed, t) }),
    ...(Array.isArray(kept) && { kept: toldAll(kept, t) }),
    ...(Array.isArray(actions) && { actions: toldAll(actions, t) }),
    ...(Array.isArray(rows) && { rows: toldAll(rows, t) }),
  }
}

/** The rows that a bulk request lists, in the place that its clients know. */
const toldRows = (part: unknown, t: Translate): unknown => {
  if (!isObject(part) || !isObject(part['data'])) return part
  const { extra_data } = part['data']
  if (!isObject(extra_data) || !Array.isArray(extra_data['data'])) return part
  return { ...part, data: { extra_data: { data: toldAll(extra_data['data'], t) } } }
}

/** An answer with its texts, in every place that may hold a message descriptor. */
export const told = (body: Json, t: Translate): Json => ({
  ...toldAt(body, t),
  ...(isSentence(body['stays']) && {
    stays: { ...body['stays'], message: textOfAny(body['stays'], t) },
  }),
  ...(Array.isArray(body['data']) && { data: body['data'].map((part) => toldRows(part, t)) }),
  ...('result' in body && { result: toldResult(body['result'], t) }),
  ...('public_order' in body && { public_order: toldResult(body['public_order'], t) }),
})

/**
 * Makes texts of the sentences in answers, in the language that the request prefers, at the very
 * edge: what is decided, kept and compared are codes.
 */
export const speakLanguages = (app: FastifyInstance): void => {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const isSaying = isObject(payload) && isSentence(payload['message'])
    done(null, isSaying ? told(payload, speakIn(request, reply)) : payload)
  })
}
