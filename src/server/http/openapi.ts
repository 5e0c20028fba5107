import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { refusal, type Audience, type Call } from '../../contract/call.ts'

const security: Record<Audience, Record<string, string[]>[]> = {
  public: [],
  account: [{ session: [] }],
  link: [{ link: [] }],
  account_or_link: [{ session: [] }, { link: [] }],
}

const refusalName = refusal.meta()?.id

/**
 * Serves one OpenAPI 3.1 document of every call, made from the schemas that the server validates
 * with, and a page to read it; register before the routes.
 */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => applyCall(route as RouteOptions & Partial<Call>))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic proof of delivery',
        version: '1',
        description:
          'Every answer has a status, a message for people in the language of Accept-Language, ' +
          'and its code, which is the same in every language: docs/errors.md lists them.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'token of POST /api/login' },
          link: {
            type: 'http',
            scheme: 'bearer',
            description: 'token of a public page, good for one order and party',
          },
        },
      },
    },
    transform: (document) => withRefusal(jsonSchemaTransform(document)),
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  for (const url of ['/api/openapi.json', '/openapi.json'])
    app.get(url, { schema: { hide: true } }, () => app.swagger())
}

/**
 * Puts what a call declares beyond Fastify's own options to use; a route that is no call of the API
 * stays out of the document.
 */
const applyCall = (route: RouteOptions & Partial<Call>): void => {
  const { audience, summary, timeout, values, schema, config } = route
  if (audience === undefined || summary === undefined) {
    Object.assign(route, { schema: { ...schema, hide: true } })
    return
  }
  const tags = [route.url.split('/')[2] ?? '']
  Object.assign(route, {
    schema: { ...schema, summary, tags, security: security[audience] },
    config: { ...config, deadline: timeout, values },
  })
}

type Described = ReturnType<typeof jsonSchemaTransform>

const withRefusal = ({ schema, url }: Described): Described => {
  const { response } = schema as { response?: object }
  if (!response) return { schema, url }
  return {
    schema: {
      ...schema,
      response: { ...response, default: { $ref: `#/components/schemas/${refusalName}` } },
    },
    url,
  }
}

/**
 * Each named schema comes in a form for requests and one for answers; those that no call uses are
 * left out.
 */
const withoutUnused = (
  document: ReturnType<typeof jsonSchemaTransformObject>,
): ReturnType<typeof jsonSchemaTransformObject> => {
  const { components } = document as { components: { schemas: object } }
  const text = JSON.stringify(document)
  const used = Object.entries(components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  )
  return { ...document, components: { ...components, schemas: Object.fromEntries(used) } }
}
