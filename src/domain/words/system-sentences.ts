import { spoken } from './catalogue.ts'

/** What the API says of webhooks, keys and whatever else other systems use. */
export const systemSentences = /* @__PURE__ */ spoken('systemSentences', {
  webhook_added: 'Here is the secret. It is shown once.',
  webhook_removed: 'The webhook was removed',
  webhook_rotated: 'Here is the new secret. It is shown once; the one before signs for 24 hours.',
  webhook_enabled: 'The webhook is told again what happens',
  webhook_again: 'It is sent again',
  webhook_url_unfit: 'must be an https address without a name, a password or #',
  webhook_url_inner: 'is an address of an inner network',
  webhook_host_unknown: 'names a host that cannot be found',
  webhook_is_active: 'This webhook is not disabled',
  webhook_is_disabled: 'This webhook is disabled. Please enable it first.',
  key_made: 'Here is the key. It is shown once.',
  key_revoked: 'The key was revoked',
  key_revoked_webhooks: (count: number) =>
    count === 1
      ? 'The key was revoked, and the webhook that it added is disabled'
      : `The key was revoked, and the ${count} webhooks that it added are disabled`,
  key_scope: (scopes: string) => `This API key lacks the scope for this: ${scopes}`,
  key_never: 'This call is for people: no API key may make it',
  key_name_taken: 'is the name of another key',
  key_ends_before: 'lies in the past',
  too_many_calls: (most: number) =>
    `This key can make ${most} calls a minute. Please wait and try again.`,
  too_many_keys: (most: number) => `There can be at most ${most} keys`,
  feed_moved:
    'is no place in this feed: the database is another since. Please begin anew, without it.',
  too_many_webhooks: (most: number) => `There can be at most ${most} webhooks`,
} as const)
