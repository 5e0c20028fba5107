import { pino } from 'pino'
import { buildApp } from '../src/server/app.ts'
import { createDeps } from '../src/server/deps.ts'
import { readSettings } from '../src/server/env.ts'
import { keysFrom } from '../src/server/secrets.ts'

/** Of the ports that a document needs none. */
const unused = {} as never

/**
 * The OpenAPI document that the server gives out at /openapi.json, as JSON text; no database is
 * opened for it.
 */
export const apiDocument = async (): Promise<string> => {
  const app = await buildApp(
    createDeps({
      settings: readSettings({ EPOD_PUBLIC_URL: 'https://epod.test' }),
      database: unused,
      files: unused,
      keys: keysFrom('a secret of which the document has nothing'),
      log: pino({ level: 'silent' }),
      fixedNow: () => null,
    }),
  )
  const { body } = await app.inject('/openapi.json')
  await app.close()
  return body
}
