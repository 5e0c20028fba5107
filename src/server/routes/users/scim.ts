import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  MOST_USERS_OF_PAGE,
  scimSchemas,
  scimType,
  serviceProviderConfig,
  userResourceType,
  userSchema,
} from '../../../contract/users/scim.ts'
import {
  askedByPatch,
  askedByResource,
  askedByWhole,
  filterIn,
  ScimFault,
  type AskedByScim,
} from '../../../domain/users/scim.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused } from '../../errors.ts'
import { bearerOf } from '../../http/audience.ts'
import { readJson } from '../../http/json.ts'
import { answerScimFailures } from '../../http/scim-failures.ts'
import { machineScope } from '../../users/machine-desk.ts'
import { changeProvisioned, provisionUser, removeProvisioned } from '../../users/provision-user.ts'
import { sha256 } from '../../secrets.ts'
import { forgetSessions } from '../../sessions/caller-of-session.ts'
import {
  provisionedUser,
  provisionedUsers,
  type ProvisionedUser,
} from '../../stores/accounts/provisioned-users.ts'
import { clientOfToken } from '../../stores/accounts/scim-tokens.ts'
import { locationOf, resourceList, userResource, versionOf } from './scim-resources.ts'

/** The client that a request's token is of. */
const clients = new WeakMap<FastifyRequest, string>()
const clientOf = (request: FastifyRequest): string => {
  const client_id = clients.get(request)
  if (client_id === undefined) throw new Error('a request without a token has got through')
  return client_id
}

/** The client whose address was asked; null at the address of all, where the token tells. */
const clientAsked = ({ params }: FastifyRequest): string | null =>
  (params as { client?: string }).client ?? null

/** Names of resources begin with a capital letter, as no key of a client does. */
const RESOURCE = /^[A-Z]/

/** Milliseconds to be answered in, and most values of a body. */
const config = { deadline: 10_000, values: 2_000 }
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const idOf = ({ params }: FastifyRequest): string => {
  const { id } = params as { id: string }
  if (!uuid.test(id)) throw notFound()
  return id
}

/** The revision that a change is asked of; undefined for whichever there is. */
const revAsked = ({ headers }: FastifyRequest): number | undefined => {
  const asked = headers['if-match']
  if (asked === undefined || asked === '*') return undefined
  const rev = /^(?:W\/)?"(\d{1,9})"$/.exec(asked)?.[1]
  return rev === undefined ? -1 : Number(rev)
}

/** A number of the query that is at least `least`, as the RFC reads it. Throws ScimFault. */
const numberIn = (name: string, text: unknown, usual: number, least: number): number => {
  if (text === undefined) return usual
  if (typeof text !== 'string' || !/^-?\d{1,6}$/.test(text))
    throw new ScimFault('invalidValue', sentence('scim_value_unfit', name))
  return Math.max(Number(text), least)
}

/**
 * SCIM 2.0 for a client's users (ACCT-04), under /scim/v2/{client} and, where the token alone tells
 * the client, /scim/v2: outside of /api, since its shapes are those of RFC 7643 and 7644.
 */
export const scimRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    readJson(app, [scimType, 'application/json'])
    answerScimFailures(app, deps)
    const { database } = deps

    app.addHook('onRequest', async (request) => {
      const token = bearerOf(request)
      const client = clientAsked(request)
      const isNone = client !== null && RESOURCE.test(client)
      const found = token && (await clientOfToken(database, isNone ? null : client, sha256(token)))
      if (!found) throw new Refused(401, sentence('scim_token_wrong'))
      if (isNone) throw notFound()
      clients.set(request, found.client_id)
    })

    const placeOf = (request: FastifyRequest, user: ProvisionedUser): string =>
      locationOf(deps.settings.public_url, clientAsked(request), user)
    const resourceOf = (request: FastifyRequest, user: ProvisionedUser) =>
      userResource(user, placeOf(request, user))
    const answer = (reply: FastifyReply, body: object): FastifyReply =>
      reply.type(scimType).serializer(JSON.stringify).send(body)
    const answerUser = (request: FastifyRequest, reply: FastifyReply, user: ProvisionedUser) =>
      answer(reply.header('ETag', versionOf(user)), resourceOf(request, user))

    app.get('/ServiceProviderConfig', { config }, (_request, reply) =>
      answer(reply, serviceProviderConfig),
    )
    app.get('/ResourceTypes', { config }, (_request, reply) =>
      answer(reply, resourceList([userResourceType])),
    )
    app.get('/ResourceTypes/User', { config }, (_request, reply) => answer(reply, userResourceType))
    app.get('/Schemas', { config }, (_request, reply) => answer(reply, resourceList([userSchema])))
    app.get(`/Schemas/${scimSchemas.user}`.replaceAll(':', '::'), { config }, (_request, reply) =>
      answer(reply, userSchema),
    )

    app.get('/Users', { config }, async (request, reply) => {
      const { filter, startIndex, count } = request.query as Record<string, unknown>
      if (filter !== undefined && typeof filter !== 'string')
        throw new ScimFault('invalidFilter', sentence('scim_filter_unfit'))
      const from = numberIn('startIndex', startIndex, 1, 1)
      const most = numberIn('count', count, MOST_USERS_OF_PAGE, 0)
      const { users, total } = await provisionedUsers(
        database,
        machineScope(clientOf(request)),
        filter === undefined ? null : filterIn(filter),
        { limit: Math.min(most, MOST_USERS_OF_PAGE), offset: from - 1 },
      )
      const shown = users.map((user) => resourceOf(request, user))
      return answer(reply, resourceList(shown, total, from))
    })

    app.get('/Users/:id', { config }, async (request, reply) => {
      const user = await database.transaction(machineScope(clientOf(request)), (tx) =>
        provisionedUser(tx, idOf(request)),
      )
      if (!user) throw notFound()
      if (request.headers['if-none-match'] === versionOf(user)) return reply.code(304).send()
      return answerUser(request, reply, user)
    })

    app.post('/Users', { config }, async (request, reply) => {
      const client_id = clientOf(request)
      const asked = askedByResource(request.body)
      const user = await database.transaction(machineScope(client_id), (tx) =>
        provisionUser(deps, tx, client_id, asked),
      )
      void reply.code(201).header('Location', placeOf(request, user))
      return answerUser(request, reply, user)
    })

    const change = async (
      request: FastifyRequest,
      asked: AskedByScim,
    ): Promise<ProvisionedUser> => {
      const [client_id, id, rev] = [clientOf(request), idOf(request), revAsked(request)]
      const user = await database.transaction(machineScope(client_id), (tx) =>
        changeProvisioned(deps, tx, client_id, id, { asked, rev }),
      )
      // Another role, and disabling, have ended sessions.
      forgetSessions(deps)
      return user
    }
    app.put('/Users/:id', { config }, async (request, reply) =>
      answerUser(request, reply, await change(request, askedByWhole(request.body))),
    )
    app.patch('/Users/:id', { config }, async (request, reply) =>
      answerUser(request, reply, await change(request, askedByPatch(request.body))),
    )
    app.delete('/Users/:id', { config }, async (request, reply) => {
      const [client_id, id, rev] = [clientOf(request), idOf(request), revAsked(request)]
      await database.transaction(machineScope(client_id), (tx) =>
        removeProvisioned(deps, tx, client_id, id, rev),
      )
      forgetSessions(deps)
      return reply.code(204).send()
    })

    app.all('/*', { config }, async () => {
      throw notFound()
    })
  }
