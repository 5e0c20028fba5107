import { joined, type Translate } from './catalogue.ts'
import { labelWords } from './labels.ts'
import { linkSentences } from './link-sentences.ts'
import { officeSentences } from './office-sentences.ts'
import { pageSentences } from './page-sentences.ts'
import { photoSentences } from './photo-sentences.ts'

/** Every sentence by its code, and the labels that sentences name. */
export const sentences = /* @__PURE__ */ joined({
  pageSentences,
  photoSentences,
  linkSentences,
  officeSentences,
  labelWords,
})

type Sentences = typeof sentences

/** Codes of sentences, which are their keys in the catalogues, and of labels, which are paths. */
export type SentenceCode =
  | Exclude<keyof Sentences, 'actions' | 'cards'>
  | `${'actions' | 'cards'}.${string}`

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
type ParamsOf<C extends SentenceCode> = C extends keyof Sentences
  ? Sentences[C] extends (...given: infer P) => string
    ? Gaps<P>
    : []
  : []

/** A sentence with what stands in its gaps, in the order of its catalogue's parameters. */
export const sentence = <C extends SentenceCode>(code: C, ...params: ParamsOf<C>): Sentence =>
  params.length === 0 ? { code } : { code, params: params as readonly Param[] }

const isSentence = (param: Param): param is Sentence =>
  typeof param === 'object' && param !== null && 'code' in param

/** The text of a sentence in a language. A code that no catalogue has is its own text. */
export const textOf = ({ code, params = [] }: Sentence, t: Translate): string => {
  const found: unknown = code
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], t(sentences))
  const said = (param: Param): unknown =>
    isSentence(param) ? textOf(param, t) : Array.isArray(param) ? param.map(said) : param
  if (typeof found === 'function')
    return (found as (...given: unknown[]) => string)(...params.map((param) => said(param)))
  return typeof found === 'string' ? found : code
}
