import { randomUUIDv7 } from 'node:crypto'
import * as calls from '../../../contract/messages/message-texts.ts'
import { digitsIn, isEmail, maskPhone, nationalPhone } from '../../../domain/contact.ts'
import { sampleOf } from '../../../domain/messages/sample.ts'
import { templateProblems } from '../../../domain/messages/template-check.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { HOUR, SECOND } from '../../../domain/time.ts'
import { messageWords } from '../../../domain/words/messages.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedAt } from '../../errors.ts'
import { carriedBy } from '../../gateways/messages/configured.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import { policyOfClient } from '../../stores/links/links.ts'
import { isOptedOut, liftOptOut, optOutsOf } from '../../stores/messages/opt-outs.ts'
import { queueTest } from '../../stores/messages/test-messages.ts'
import { noteSystemChange } from '../../stores/webhooks/system-changes.ts'

/** Test messages of an account in a day. */
const MOST_TESTS = 10

/** Texts of messages that are tried out, and receivers who want none (MESG-01). */
export const messageTextsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database, settings } = deps
    const carried = carriedBy(settings)

    app.route({
      ...calls.messageSetup,
      handler: async ({ caller, params: { key } }) => {
        const { client } = await requireAdministered(deps, caller, key, 'look')
        const { public_url } = settings
        const result = { public_url, sender: client.name, carried: [...carried] }
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...calls.tryText,
      handler: async (request) => {
        const { caller, params, body } = request
        const { client, desk, scope } = await requireAdministered(
          deps,
          caller,
          params.key,
          'change',
        )
        const { to, ...tried } = body
        const policy = resolvePolicy((await policyOfClient(database, client.key)) ?? {})
        const recipient = contactIn(tried.channel, to, policy)
        const odd = templateProblems(tried.event, tried.text ?? '').find(
          ({ kind }) => kind !== 'missing',
        )
        if (odd) {
          const code = odd.kind === 'unclosed' ? 'text_gap_open' : 'text_gap_unknown'
          throw refusedAt('text', sentence(code, odd.name))
        }
        const { text, template } = sampleOf(tried, policy, {
          sender: client.name,
          public_url: settings.public_url,
        })
        const id = randomUUIDv7()
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            if (await isOptedOut(tx, tried.channel, recipient))
              throw refusedAt('to', sentence('test_opted_out'))
            const isQueued = await queueTest(
              tx,
              client.id,
              {
                id,
                order_id: null,
                kind: 'test',
                channel: tried.channel,
                recipient,
                subject: messageWords.testSubject,
                body: `${text}\n`,
                secret: null,
                expires_at: null,
                sent_by: caller.viewer.username,
                // A provider's template is that of the language the client writes in.
                template: tried.language === policy.messages.language ? template : null,
              },
              MOST_TESTS,
            )
            if (!isQueued)
              throw new Refused(429, sentence('too_many_tests', MOST_TESTS), [], HOUR / SECOND)
            const isCarried = carried.includes(tried.channel)
            const message = sentence(isCarried ? 'test_sent' : 'test_kept')
            return { status: true, message, result: { id } }
          },
          scope,
        )
      },
    })

    app.route({
      ...calls.listOptOuts,
      handler: async ({ caller, params: { key }, query }) => {
        const { scope } = await requireAdministered(deps, caller, key, 'look')
        const { opt_outs, total } = await optOutsOf(database, scope, query)
        const masked = opt_outs.map((one) => ({ ...one, recipient: maskPhone(one.recipient) }))
        return { status: true, message: sentence('ok'), result: { opt_outs: masked, total } }
      },
    })

    app.route({
      ...calls.liftOptOut,
      handler: async (request) => {
        const {
          caller,
          params: { key, id },
          body: { why },
        } = request
        const { client, desk, scope } = await requireAdministered(deps, caller, key, 'change')
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const lifted = await liftOptOut(tx, id)
            if (!lifted) throw notFound()
            const { channel, why: was } = lifted
            const recipient = maskPhone(lifted.recipient)
            await noteSystemChange(tx, client.id, {
              by: caller.viewer.username,
              action: 'opt_out_lifted',
              what: { id, channel, recipient, was, why },
            })
            return { status: true, message: sentence('opt_out_lifted') }
          },
          scope,
        )
      },
    })
  }

/** What was typed, as contacts are kept. Throws Refused 422 where it is none. */
const contactIn = (channel: string, typed: string, { phones }: Policy): string => {
  if (channel === 'email') {
    if (!isEmail(typed)) throw refusedAt('to', sentence('email_invalid'))
    return typed
  }
  const phone = nationalPhone(typed, phones)
  if (phone === null) {
    const digits = digitsIn(phones.least_digits, phones.most_digits)
    throw refusedAt('to', sentence('phone_invalid', digits))
  }
  return phone
}
