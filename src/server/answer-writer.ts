import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'

type Node = Record<string, unknown>

const scalars = new Set(['string', 'number', 'integer', 'boolean', 'null'])

/**
 * `anyOf` of one shape and null becomes that shape, nullable; of other things, anything: the
 * serializer would try each at every value.
 */
const flatten = (node: Node): void => {
  if (!Array.isArray(node['anyOf'])) return
  const options = node['anyOf'] as Node[]
  const shapes = options.filter(({ type }) => type !== 'null')
  delete node['anyOf']
  const [shape] = shapes
  if (shapes.length === 1 && shape && typeof shape['type'] === 'string')
    Object.assign(node, shape, options.length > 1 ? { nullable: true } : {})
  else if (options.every(({ type }) => typeof type === 'string' && scalars.has(type)))
    node['type'] = options.map(({ type }) => type)
}

/** JSON Schema of an answer in the form the serializer is quick with. */
export const answerSchema = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => flatten(jsonSchema as Node),
  }) as Node

const compiled = new WeakMap<z.ZodType, (answer: unknown) => string>()

/**
 * Writes values of a schema as JSON, so that what the schema does not name never leaves the server.
 */
export const writerOf = (schema: z.ZodType): ((answer: unknown) => string) => {
  const known = compiled.get(schema)
  if (known) return known
  const { $schema: _draft, id: _id, ...plain } = answerSchema(schema)
  const write: (answer: unknown) => string = fastJsonStringify(plain)
  compiled.set(schema, write)
  return write
}

/**
 * Writes every answer of a route through its schema. Lazy initialization: the code that does so is
 * made with the first answer: few processes need that of all.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)
