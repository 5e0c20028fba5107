import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'
import { writerOf } from '../answer-writer.ts'

/** Writes every answer through its schema. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) =>
  writerOf(schema)
