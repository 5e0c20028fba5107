import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { rowBounds } from '../../domain/order/entry/row-bounds.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'
import { Pace } from '../limits/pace.ts'
import { BodyShape, type Excess, type ShapeBounds } from './body-shape.ts'
import { parsedInPieces, type Parse } from './json-pieces.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most values that a body may hold. */
    values?: number
    /** The route judges the rows of its body one by one, their texts and their bounds too. */
    judgesRows?: boolean
  }
}

/** Bytes that are looked at in one go. */
const LOOK = 262_144
/** Bodies over this are read in pieces. */
const LARGE = 131_072
/**
 * Far over what any call takes, so that rows which break only their own bounds are refused one by
 * one.
 */
const bounds: Omit<ShapeBounds, 'row_values'> = {
  values: 10_000,
  fields: 1_000,
  depth: 64,
}
/** What the routes' own walk takes, which says where it is. */
const DEEPEST = 20

/**
 * Reads JSON, under these names, and nothing else; none at all, though announced, is fine where a
 * call asks for none. Its structure is bounded before anything is made of it, a text that is not
 * UTF-8 is none (RFC 8259), and a large body is read in pieces.
 */
export const readJson = (
  app: FastifyInstance,
  types: readonly string[] = ['application/json'],
): void => {
  const parser = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    [...types],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0 && asksForNone(request)) return null
      const parse: Parse = (text) => {
        let read: { error: Error | null; value: unknown } = { error: null, value: null }
        void parser(request, text, (error, value) => {
          read = { error, value }
        })
        if (read.error) throw read.error
        return read.value
      }
      const { lists } = await shapeOf(request, body)
      // Of other encodings a reader would put a mark on record in place of each letter it lacks.
      if (!isUtf8(body)) throw new Refused(400, sentence('not_parsable'))
      return body.length > LARGE ? parsedInPieces(body, lists, parse) : parse(body.toString('utf8'))
    },
  )
}

const asksForNone = ({ routeOptions: { schema } }: FastifyRequest): boolean =>
  schema?.body === undefined || (schema.body as z.ZodType).safeParse(null).success

/** Throws Refused where the structure of a body is over its bounds, which are told. */
const shapeOf = async (
  { routeOptions: { config }, ended }: FastifyRequest,
  body: Buffer,
): Promise<BodyShape> => {
  const { values = bounds.values, judgesRows = false } = config
  // Where no rows are judged one by one, what lies deeper than they would is none of them.
  const row_values = judgesRows ? rowBounds.values : values
  const shape = new BodyShape(body, { ...bounds, values, row_values })
  const pace = new Pace(ended)
  for (;;) {
    const seen = shape.look(LOOK)
    if (seen === 'done') return shape
    if (seen !== 'more')
      throw tooMuch(seen, seen === 'row_values' ? row_values : values, judgesRows)
    await pace.rest()
  }
}

const tooMuch = (excess: Excess, values: number, judgesRows: boolean): Refused => {
  const told: Record<Excess, () => Sentence> = {
    values: () => sentence('too_many_values', values),
    row_values: () => sentence('too_many_values', values),
    fields: () => sentence('too_wide', judgesRows ? rowBounds.fields : bounds.fields),
    depth: () => sentence('too_deeply_nested', judgesRows ? rowBounds.depth : DEEPEST),
  }
  return new Refused(excess === 'fields' || excess === 'depth' ? 422 : 413, told[excess]())
}
