import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused } from '../../errors.ts'
import type { ProviderName } from '../../gateways/messages/messages.ts'
import { genericCallbacks } from '../../gateways/messages/receipts/generic.ts'
import { msg91Callbacks } from '../../gateways/messages/receipts/msg91.ts'
import {
  MOST_NEWS,
  type Callback,
  type CallbackReader,
} from '../../gateways/messages/receipts/receipt.ts'
import { twilioCallbacks } from '../../gateways/messages/receipts/twilio.ts'
import { challengeOf, whatsAppCallbacks } from '../../gateways/messages/receipts/whatsapp.ts'
import { recordReceipt } from '../../orders/record-receipt.ts'
import { takeReply } from '../../orders/take-reply.ts'

/** Bytes of a call: a thousand receipts of Meta come at once. */
const MOST_BYTES = 1_000_000

interface Params {
  readonly provider: string
  readonly secret?: string
}

const readerBy: Readonly<
  Record<ProviderName, (settings: Deps['settings']) => CallbackReader | null>
> = {
  twilio: ({ providers: { twilio }, public_url }) => twilio && twilioCallbacks(twilio, public_url),
  msg91: ({ providers: { msg91 } }) => msg91 && msg91Callbacks(msg91),
  http: ({ providers: { http } }) => http && genericCallbacks(http),
  whatsapp: ({ providers: { whatsapp } }) => whatsapp && whatsAppCallbacks(whatsapp),
}

const readersOf = (settings: Deps['settings']): ReadonlyMap<string, CallbackReader> =>
  new Map(
    Object.entries(readerBy).flatMap(([name, readerFrom]) => {
      const reader = readerFrom(settings)
      return reader ? [[name, reader] as const] : []
    }),
  )

const searchOf = (url: string): string => {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

const callOf = (request: FastifyRequest<{ Params: Params }>): Callback => ({
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  content_type: request.headers['content-type'] ?? '',
  headers: request.headers,
  search: searchOf(request.url),
  path_secret: request.params.secret ?? null,
})

/**
 * Where providers say what became of messages: outside of /api, since each has its own form and
 * its own way to sign. What is not signed is refused before anything is looked up; what is, is
 * answered the same whether or not there is such a message.
 */
export const callbackRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const readers = readersOf(deps.settings)
    const { whatsapp } = deps.settings.providers
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (_request: unknown, body: Buffer) => body,
    )
    const take = async (request: FastifyRequest<{ Params: Params }>): Promise<void> => {
      const reader = readers.get(request.params.provider)
      if (!reader) throw notFound()
      const call = callOf(request)
      if (!reader.isSigned(call)) throw new Refused(403, sentence('callback_unsigned'))
      const news = reader.read(call)
      if (!news) throw new Refused(400, sentence('not_parsable'))
      for (const receipt of news.receipts.slice(0, MOST_NEWS)) await recordReceipt(deps, receipt)
      for (const reply of news.replies.slice(0, MOST_NEWS)) await takeReply(deps, reply)
    }
    for (const url of ['/callbacks/:provider', '/callbacks/:provider/:secret'])
      app.post<{ Params: Params }>(
        url,
        { config: { deadline: 30_000 }, bodyLimit: MOST_BYTES },
        async (request, reply) => {
          await take(request)
          return reply.code(204).header('Cache-Control', 'no-store').send()
        },
      )
    app.get('/callbacks/whatsapp', async (request, reply) => {
      const challenge = whatsapp && challengeOf(searchOf(request.url), whatsapp)
      if (challenge === null) throw new Refused(403, sentence('callback_unsigned'))
      return reply.header('Cache-Control', 'no-store').type('text/plain').send(challenge)
    })
  }
