import type { z } from 'zod'
import type { Command } from '../../domain/order/commands.ts'
import type { everySentence } from '../../domain/words/every-sentence.ts'
import type { geoTag } from './fields.ts'

type Catalogues = typeof everySentence

/** Code of a sentence without gaps. */
type PlainCode = {
  [K in keyof Catalogues]: Catalogues[K] extends string ? K : never
}[keyof Catalogues]

/** What one declaration of a proof action says, whoever makes its command. */
interface Declared<
  A extends Command['type'],
  F extends string,
  S extends z.ZodType,
  C extends z.ZodRawShape,
> {
  /** The command, and the permission that it needs. */
  readonly action: A
  /** The body's field that asks for it. */
  readonly field: F
  readonly schema: S
  /** Fields that go with it, and with no action that does not name them too. */
  readonly companions: C
  /** What is said once it is on record. */
  readonly said: PlainCode
}

/** The fields of a shape, each of which may be missing. */
type Partly<S extends z.ZodRawShape> = { readonly [K in keyof S]?: z.output<S[K]> | undefined }

/** What a command is made of besides its own field: where the device was, and the companions. */
type Beside<C extends z.ZodRawShape> = Partly<C> & Partly<{ geo_tag: typeof geoTag }>

/** A body as far as one action reads it. */
type Body<F extends string, S extends z.ZodType, C extends z.ZodRawShape> = Beside<C> & {
  readonly [K in F]?: z.output<S> | undefined
}

/**
 * Declares a proof action whose command follows from the body alone. `toCommand` is handed the
 * field's value, what came beside it, and the name of the receiver who pressed Receive.
 */
export const proofAction = <
  const A extends Command['type'],
  const F extends string,
  S extends z.ZodType,
  C extends z.ZodRawShape,
>(
  row: Declared<A, F, S, C> & {
    readonly toCommand: (
      input: z.output<S>,
      beside: Beside<C>,
      spoc: string | undefined,
    ) => Extract<Command, { type: A }>
  },
) => ({
  ...row,
  read: (body: Body<F, S, C>, spoc: string | undefined) => {
    const input = body[row.field]
    return input === undefined
      ? null
      : { action: row.action, said: row.said, command: row.toCommand(input, body, spoc) }
  },
})

/**
 * Declares a proof action whose command needs files or secrets besides the body: the value of its
 * field is handed to whoever has them.
 */
export const preparedAction = <
  const A extends Command['type'],
  const F extends string,
  S extends z.ZodType,
  C extends z.ZodRawShape,
>(
  row: Declared<A, F, S, C>,
) => ({
  ...row,
  read: (body: Body<F, S, C>) => {
    const input = body[row.field]
    return input === undefined ? null : { action: row.action, said: row.said, input }
  },
})
