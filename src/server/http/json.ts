import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/**
 * Reads JSON and nothing else; none at all, though announced, is fine where a call asks for none.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body === '' && asksForNone(request)) done(null, null)
      else void parse(request, body, done)
    },
  )
}

const asksForNone = ({ routeOptions: { schema } }: FastifyRequest): boolean =>
  schema?.body === undefined || (schema.body as z.ZodType).safeParse(null).success
