import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod'

/**
 * Type provider: what a request holds is what its schema makes of it; what a route answers is what
 * the schema takes, since the edge makes texts of its sentences.
 */
interface Typed extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  readonly serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** A plugin of routes that are typed by their schemas. */
export type Routes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, Typed>
