import { describe, expect, it } from 'vitest'
import { whyNotAgain, type DeadLetter } from './again.ts'
import { maskedRecipient } from './masked-recipient.ts'

const dead: DeadLetter = {
  kind: 'notice',
  event: 'notice',
  channel: 'sms',
  state: 'failed',
  order_id: null,
  followed_by: null,
  again_by: null,
}

describe('sending a dead letter again', () => {
  it.each<[string, Partial<DeadLetter>, string | undefined]>([
    ['given up', {}, undefined],
    ['out of time', { state: 'expired' }, undefined],
    ['kept while nobody carried it', { state: 'no_provider' }, undefined],
    ['an office’s mail', { kind: 'office', event: 'office' }, undefined],
    ['waiting', { state: 'queued' }, 'message_is_queued'],
    ['sent', { state: 'sent' }, 'message_has_left'],
    ['delivered', { state: 'delivered' }, 'message_has_left'],
    ['read', { state: 'read' }, 'message_has_left'],
    ['a one-time password', { kind: 'otp', event: 'otp' }, 'message_is_secret'],
    ['a code for a page', { kind: 'otp', event: 'access' }, 'message_is_secret'],
    ['a link for a password', { kind: 'reset', event: 'reset' }, 'message_is_secret'],
    ['sent again', { again_by: 'x' }, 'message_was_repeated'],
    ['gone on otherwise', { followed_by: 'x' }, 'message_went_on'],
    ['a reminder', { event: 'chase' }, 'message_asks_step'],
    ['by a channel without a provider', { channel: 'email' }, 'message_not_carried'],
  ])('is judged of one that is %s [MESG-01] [SHAR-05]', (_case, change, code) => {
    expect(whyNotAgain({ ...dead, ...change }, ['sms'])[0]?.code).toBe(code)
  })
})

describe('a masked contact', () => {
  it.each([
    ['9876543210', '98••••••10'],
    ['meera@example.com', 'm••••••@example.com'],
    ['a@b.co', 'a••••••@b.co'],
  ])('of %s is %s [ROLE-15]', (contact, masked) => {
    expect(maskedRecipient(contact)).toBe(masked)
  })
})
