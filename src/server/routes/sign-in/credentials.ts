import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { getCertificate } from '../../../contract/proof/certificate.ts'
import { getProof } from '../../../contract/proof/order-proof.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { credentialOf, presented } from '../../credentials/issue.ts'
import { publicJwk } from '../../credentials/issuer.ts'
import { keysFile } from '../../credentials/keys-file.ts'
import { LIST_LIFE, statusList } from '../../credentials/status-lists.ts'
import type { Deps } from '../../deps.ts'
import { accepts } from '../../downloads/send.ts'
import { notFound } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { orderOfVerifyCode, verifyAddress } from '../../certificate/verify-code.ts'
import { withheldOf } from '../../shown-order.ts'
import { issuerKeys } from '../../stores/credentials.ts'

/** What the bare text of a proof is asked for by: its type, and that of its credential format. */
const TEXT_TYPES = ['application/sd-jwt', 'application/dc+sd-jwt'] as const

const certificatePath = (id: string): string => `/api${getCertificate.url.replace(':id', id)}`

/** The signed proof of an order (PROF-02), for who may see the order. */
export const credentialRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...getProof,
      handler: async ({ caller, params: { id }, headers }, reply) => {
        requireAction(deps, caller, 'view_order')
        if (!(await readAndCacheOrder(deps, caller.viewer, id))) throw notFound()
        const issued = await credentialOf(deps, id)
        const credential = presented(issued, withheldOf(caller))
        const text = TEXT_TYPES.find((type) => accepts(headers.accept, type))
        if (text !== undefined) return sendText(reply, text, credential)
        return {
          status: true,
          message: sentence('ok'),
          result: {
            credential,
            number: issued.number,
            issued_at: issued.issued_at,
            certificate_url: deps.settings.public_url + certificatePath(id),
            verify_url: verifyAddress(deps, id),
          },
        }
      },
    })
  }

/** Status lists that one can ask for. */
const MOST_LISTS = 1_000_000

/**
 * What whoever verifies a proof asks for, outside of /api: keys, status lists, and the proof behind
 * a code, without a personal value.
 */
export const proofRoutesOutside =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    // One file to keep: with it a proof can be verified without us.
    app.get('/keys.json', async (_request, reply) => {
      const keys = await keysFile(deps)
      return open(reply, 'public, max-age=60').type('application/json').send(keys)
    })

    app.get<{ Params: { readonly code: string } }>(
      '/credential/:code',
      async ({ params }, reply) => {
        const order_id = orderOfVerifyCode(deps.keys, params.code)
        if (order_id === null) throw notFound()
        const credential = await credentialOf(deps, order_id)
        return open(reply, 'no-cache')
          .type('application/dc+sd-jwt')
          .send(presented(credential, 'everything'))
      },
    )

    app.get<{ Params: { readonly number: string } }>(
      '/status/:number',
      async ({ params }, reply) => {
        if (!/^(0|[1-9]\d{0,6})$/.test(params.number)) throw notFound()
        const number = Number(params.number)
        if (number >= MOST_LISTS) throw notFound()
        return open(reply, `public, max-age=${LIST_LIFE}`)
          .type('application/statuslist+jwt')
          .send(await statusList(deps, number))
      },
    )

    app.get('/*', async () => {
      throw notFound()
    })
  }

/** Where whoever verifies finds the issuer's keys (RFC 8615). */
export const issuerKeysRoute =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get('/jwks.json', async (_request, reply) => {
      const keys = (await issuerKeys(deps.database)).map(publicJwk)
      return open(reply, 'public, max-age=60').type('application/json').send({ keys })
    })
  }

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(type).header('Cache-Control', 'no-store').send(text)

/** Anybody may read it, from any page. */
const open = (reply: FastifyReply, caching: string): FastifyReply =>
  reply.header('Cache-Control', caching).header('Access-Control-Allow-Origin', '*')
