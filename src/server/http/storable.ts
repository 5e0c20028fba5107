import type { FastifyInstance } from 'fastify'
import { flawIn } from '../../domain/text.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'

/**
 * Refuses, before a route sees it, input that could not be stored: NUL, half a surrogate pair,
 * nesting without end.
 */
export const refuseUnstorable = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    for (const input of [params, query, ...(routeOptions.config.judgesRows ? [] : [body])]) {
      const flaw = flawIn(input)
      if (flaw)
        throw new Refused(422, sentence('wrong_input'), [
          { field: flaw.path.join('.'), code: flaw.code },
        ])
    }
  })
}
