import { readFileSync } from 'node:fs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { about } from '../../contract/about.ts'
import { words } from '../../domain/words.ts'
import type { Deps } from '../deps.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** GET /about. */
export const aboutRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...about,
      handler: async () => ({
        status: true,
        message: words.ok,
        result: {
          support_email: deps.settings.support_email,
          version,
          public_url: deps.settings.public_url,
        },
      }),
    })
  }
