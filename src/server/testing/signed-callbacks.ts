import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { accounts } from './provider-rules.ts'

/** Kinds of bodies. */
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
export const JSON_TYPE = { 'content-type': 'application/json' }

/** What Meta sends of states of messages. */
export const metaStatuses = (...statuses: readonly object[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { phone_number_id: accounts.wa_number },
            statuses,
          },
        },
      ],
    },
  ],
})

/** Calls of providers to an app, each signed as its provider does, or with another key. */
export const signedCallbacks = (app: () => FastifyInstance) => {
  const post = async (path: string, payload: string | Buffer, headers: Record<string, string>) => {
    const reply = await app().inject({ method: 'POST', url: path, payload, headers })
    return reply.statusCode
  }
  const twilio = (
    fields: Record<string, string>,
    ours: string | null,
    key: string = accounts.token,
  ) => {
    const path = `/callbacks/twilio${ours === null ? '' : `?m=${ours}`}`
    const text = Object.keys(fields)
      .sort()
      .reduce((all, name) => all + name + (fields[name] ?? ''), `http://epod.test${path}`)
    const signature = createHmac('sha1', key).update(text).digest('base64')
    return post(path, new URLSearchParams(fields).toString(), {
      ...FORM,
      'x-twilio-signature': signature,
    })
  }
  const twilioStatus = (theirs: string, MessageStatus: string, ours: string | null, more = {}) =>
    twilio(
      { MessageSid: theirs, MessageStatus, AccountSid: accounts.sid, To: '+919000000000', ...more },
      ours,
    )

  const meta = (told: unknown, key: string = accounts.app_secret) => {
    const body = JSON.stringify(told)
    const signature = createHmac('sha256', key).update(body).digest('hex')
    return post('/callbacks/whatsapp', body, {
      ...JSON_TYPE,
      'x-hub-signature-256': `sha256=${signature}`,
    })
  }
  const any = (told: unknown, key: string = accounts.http_secret) => {
    const body = JSON.stringify(told)
    return post('/callbacks/http', body, {
      ...JSON_TYPE,
      'x-signature': createHmac('sha256', key).update(body).digest('hex'),
    })
  }
  const msg91 = (told: unknown, secret: string = accounts.msg91_secret) =>
    post(`/callbacks/msg91/${encodeURIComponent(secret)}`, JSON.stringify(told), JSON_TYPE)

  return { post, twilio, twilioStatus, meta, any, msg91 }
}
