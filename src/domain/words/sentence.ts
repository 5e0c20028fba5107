import type { Translate } from './catalogue.ts'
import type { everySentence } from './every-sentence.ts'

type Sentences = typeof everySentence
type Spoken = string | ((...given: never[]) => string)

type CodesIn<T> = {
  [K in keyof T & string]: T[K] extends Spoken ? K : `${K}.${keyof T[K] & string}`
}[keyof T & string]

/**
 * Codes of sentences, which are their keys in the catalogues; of labels that stand in sentences,
 * which are paths with a dot.
 */
export type SentenceCode = CodesIn<Sentences>

/** What stands in a gap of a sentence: a value, another sentence, or several of them. */
export type Param = string | number | boolean | null | Sentence | readonly Param[]

/**
 * A message descriptor: what is to be said, by its code and what stands in its gaps. Its text is
 * made where it is shown or answered, in the language asked for.
 */
export interface Sentence {
  readonly code: SentenceCode
  readonly params?: readonly Param[]
}

type Gap<P> = P extends readonly (infer Q)[]
  ? readonly Gap<Q>[]
  : P extends string
    ? P | Sentence
    : P
type Gaps<P extends readonly unknown[]> = { readonly [I in keyof P]: Gap<P[I]> }

/** The arguments of a message: what a sentence of this code has to be given. */
export type ParamsOf<C extends SentenceCode> = C extends keyof Sentences
  ? Sentences[C] extends (...given: infer P) => string
    ? Gaps<P>
    : []
  : []

/** A sentence with what stands in its gaps, in the order of its catalogue's parameters. */
export const sentence = <C extends SentenceCode>(code: C, ...params: ParamsOf<C>): Sentence =>
  params.length === 0 ? { code } : { code, params }

/** The message descriptor alone of what carries one, such as a reason with its kind and field. */
export const sentenceOf = ({ code, params }: Sentence): Sentence =>
  params === undefined ? { code } : { code, params }

/** Tells a message descriptor from whatever else may stand in its place. */
export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'code' in value

const found = (catalogue: object, code: string): unknown =>
  code
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], catalogue)

/**
 * The text of a sentence in a language, out of the catalogues that are given: a page on a thin line
 * has not all of them. A code that they have not is its own text.
 */
export const textFrom = (
  catalogue: object,
  { code, params = [] }: Sentence,
  t: Translate,
): string => {
  const text = found(t(catalogue), code)
  const said = (param: Param): unknown =>
    isSentence(param)
      ? textFrom(catalogue, param, t)
      : Array.isArray(param)
        ? param.map(said)
        : param
  if (typeof text === 'function')
    return (text as (...given: unknown[]) => string)(...params.map((param) => said(param)))
  return typeof text === 'string' ? text : code
}
