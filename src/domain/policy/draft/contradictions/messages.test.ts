import { expect, it } from 'vitest'
import { NOW } from '../../../testing/factories.ts'
import type { PolicyDocument } from '../../policy.ts'
import { contradictionsIn } from './find.ts'

const text = (changes: object = {}) => ({
  event: 'otp' as const,
  channel: 'sms' as const,
  language: 'en' as const,
  text: '{otp} for {identifier}',
  ...changes,
})
const texts = (...templates: ReturnType<typeof text>[]): PolicyDocument => ({
  messages: { templates },
})
const QUIET = ['messages.quiet_from', 'messages.quiet_until']
const textOf = (at: number): string => `messages.templates.${at}.text`

const judged = (document: PolicyDocument) => {
  const about = { before: {}, accounts: [], by: null, now: NOW }
  const { refusals, warnings } = contradictionsIn(document, about)
  const told = (all: typeof refusals) =>
    all
      .filter(({ field }) => field.startsWith('messages.'))
      .map(({ code, field, others }) => [code, field, ...others])
  return { refusals: told(refusals), warnings: told(warnings) }
}

it.each<[string, PolicyDocument, string[]]>([
  [
    'a one-time password whose text has no code',
    texts(text({ text: 'Hello {identifier}' })),
    ['text_value_missing', textOf(0)],
  ],
  [
    'a reminder whose text has no link',
    texts(text({ event: 'chase', text: 'Hello {identifier}' })),
    ['text_value_missing', textOf(0)],
  ],
  [
    'two texts for one message',
    texts(text(), text({ language: 'hi' }), text()),
    ['key_twice', 'messages.templates.2.event'],
  ],
])('%s is not published [MESG-01, CONF-02]', (_what, document, expected) => {
  expect(judged(document)).toEqual({ refusals: [expected], warnings: [] })
})

it.each<[string, PolicyDocument, string[]]>([
  [
    'a text without the number of its order',
    texts(text({ text: '{otp}' })),
    ['text_value_missing', textOf(0)],
  ],
  [
    'a gap that nothing fills',
    texts(text(), text({ event: 'access', text: '{otp} for {identifier} of {nobody}' })),
    ['text_gap_unknown', textOf(1)],
  ],
  [
    'a brace that is open',
    texts(text({ text: '{otp} for {identifier}, {sender' })),
    ['text_gap_open', textOf(0)],
  ],
  ['quiet hours without an end', { messages: { quiet_from: '21:00' } }, ['quiet_never', ...QUIET]],
  [
    'quiet hours that end as they begin',
    { messages: { quiet_from: '21:00', quiet_until: '21:00' } },
    ['quiet_never', ...QUIET],
  ],
])('%s is named before it is published [MESG-01, CONF-02]', (_what, document, expected) => {
  expect(judged(document)).toEqual({ refusals: [], warnings: [expected] })
})

it('finds nothing in texts of ours, a link that is a button, and hours over midnight [MESG-01]', () => {
  expect(
    judged({
      messages: {
        ...texts(
          text({ text: null }),
          text({ event: 'notice', text: '{identifier}: {status}', button: true }),
        ).messages,
        quiet_from: '21:00',
        quiet_until: '08:00',
      },
    }),
  ).toEqual({ refusals: [], warnings: [] })
})
