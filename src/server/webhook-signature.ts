import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret of a webhook: `whsec_` and base64 of 256 random bits. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/**
 * Headers of a webhook (Standard Webhooks 1.0): its id, the time of this try in seconds, and a
 * signature with each of the secrets over both and the body.
 */
export const webhookHeaders = (
  id: string,
  at_ms: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = String(Math.floor(at_ms / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${signed.digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'epod-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
