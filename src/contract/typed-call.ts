import type { z } from 'zod'
import type { Call, refusal } from './call.ts'

type Schema<C extends Call, Part extends string> = C['schema'] extends {
  readonly [key in Part]: infer S extends z.ZodType
}
  ? S
  : never
type Section<C extends Call, Name extends string, As extends string = Name> = [
  Schema<C, Name>,
] extends [never]
  ? unknown
  : undefined extends z.input<Schema<C, Name>>
    ? { readonly [key in As]?: z.input<Schema<C, Name>> }
    : { readonly [key in As]: z.input<Schema<C, Name>> }

/** Input type of a call, by its declaration: its body, the parameters of its path, its query. */
export type CallInput<C extends Call> = Section<C, 'body'> &
  Section<C, 'params'> &
  Section<C, 'querystring', 'query'>

/** Output type of a call that succeeds, by its declaration. */
export type CallOutput<C extends Call> = z.infer<C['schema']['response'][200]>

/** Output type of a call that is refused, the same for every call. */
export type CallRefusal = z.infer<typeof refusal>
