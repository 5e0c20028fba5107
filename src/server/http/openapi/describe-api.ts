import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Call } from '../../../contract/call.ts'
import type { Settings } from '../../env.ts'
import { callNames, placeOf } from './call-names.ts'
import { operationOf, type Operation } from './operation.ts'
import { sharedParts, type DocumentPart } from './shared-parts.ts'
import { tagsOf } from './tags.ts'
import { toldWebhooks } from './told-webhooks.ts'

const infoFor = ({ support_email }: Pick<Settings, 'support_email'>) => ({
  title: 'Electronic proof of delivery',
  version: '1',
  summary: 'Orders from dispatch to door, on a record that cannot be forged',
  description:
    'Every answer has a status, a message for people in the language of Accept-Language, ' +
    'and its code, which is the same in every language: docs/errors.md lists them. ' +
    'A refusal has the shape Refusal, or Problem (RFC 9457) where application/problem+json ' +
    'is accepted. docs/integrations.md says how other systems use all this.',
  contact: { name: 'Support', email: support_email },
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
})

type Document = ReturnType<typeof jsonSchemaTransformObject>

/**
 * Serves one OpenAPI 3.1 document of every call, made from the schemas that the server validates
 * with, and a page to read it; register before the routes.
 */
export const describeApi = async (
  app: FastifyInstance,
  settings: Pick<Settings, 'public_url' | 'support_email'>,
): Promise<void> => {
  const names = await callNames()
  const calls = new Map<string, Call>()
  app.addHook('onRoute', (route) => {
    const call = callOf(route)
    if (call) calls.set(placeOf(call), call)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: infoFor(settings),
      servers: [{ url: settings.public_url, description: 'This server' }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => whole(jsonSchemaTransformObject(document), calls, names),
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  for (const url of ['/api/openapi.json', '/openapi.json'])
    app.get(url, { schema: { hide: true } }, () => app.swagger())
}

/**
 * The call that a route serves, and what it declares beyond Fastify's own options put to use; a
 * route that is no call of the API stays out of the document.
 */
const callOf = (route: RouteOptions): Call | null => {
  const { audience, summary, timeout, values, schema, config } = route as RouteOptions &
    Partial<Omit<Call, 'method' | 'schema'>>
  if (audience === undefined || summary === undefined) {
    Object.assign(route, { schema: { ...schema, hide: true } })
    return null
  }
  Object.assign(route, { config: { ...config, deadline: timeout, values } })
  const url = route.url.replace(/^\/api(?=\/)/, '')
  return { ...(route as unknown as Call), url }
}

/** A path of the document as the contract declares it. */
const declaredAs = (path: string): string =>
  path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')

const whole = (
  document: Document,
  calls: ReadonlyMap<string, Call>,
  names: ReadonlyMap<string, string>,
): Document => {
  const { paths, components, ...head } = document as unknown as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    components: { schemas: DocumentPart }
  }
  const described = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const place = `${method.toUpperCase()} ${declaredAs(path)}`
        const call = calls.get(place)
        const name = names.get(place)
        if (!call || name === undefined) throw new Error(`${place} is not in src/contract`)
        return [method, operationOf(operation, call, name)]
      }),
    ),
  ])
  return withoutUnused({
    ...head,
    tags: tagsOf([...calls.values()].map(({ url }) => url)),
    paths: Object.fromEntries(described) as DocumentPart,
    webhooks: toldWebhooks,
    components: { ...sharedParts, schemas: components.schemas },
  }) as unknown as Document
}

/**
 * Each named schema comes in a form for requests and one for answers; those that nothing uses are
 * left out.
 */
const withoutUnused = <D extends { readonly components: { readonly schemas: DocumentPart } }>(
  document: D,
): D => {
  const { components } = document
  const text = JSON.stringify(document)
  const used = Object.entries(components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  )
  return { ...document, components: { ...components, schemas: Object.fromEntries(used) } }
}
