import { about } from '../../contract/about.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { version } from '../build.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../http/routes.ts'

/** GET /about. */
export const aboutRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...about,
      handler: async () => ({
        status: true,
        message: sentence('ok'),
        result: {
          support_email: deps.settings.support_email,
          version,
          public_url: deps.settings.public_url,
        },
      }),
    })
  }
