import { describe, expect, it } from 'vitest'
import { readSettings } from '../../env.ts'
import {
  messageProviders,
  providerEnvironment,
  type Behaviour,
  type MessageProviders,
} from '../../testing/message-providers.ts'
import { gatewaysFrom } from './configured.ts'
import { waitIn } from './ask-provider.ts'
import {
  gatewaysIn,
  TooFast,
  Undeliverable,
  Unreachable,
  type Gateway,
  type OutgoingMessage,
} from './messages.ts'

type Which = Parameters<typeof providerEnvironment>[1]

const gatewayOf = (providers: Pick<MessageProviders, 'url'>, which: Which): Gateway => {
  const [found] = gatewaysIn(
    gatewaysFrom(
      readSettings({
        EPOD_PUBLIC_URL: 'https://epod.test',
        ...providerEnvironment(providers, which),
      }),
    ),
  )
  if (!found) throw new Error('no gateway')
  return found.gateway
}

const message: OutgoingMessage = {
  id: '0198c5f0-0000-7000-8000-000000000001',
  recipient: '+919876543210',
  subject: 'ignored',
  body: 'Your goods "LR-1" are here.\n',
  template: {
    id: 'epod_notice',
    language: 'en',
    values: ['sender', 'identifier', 'status', 'eta'].map((name) => ({
      name,
      value: `the\n${name}`,
    })),
    path: 'publictracking/abc',
  },
}

/** What became of it: the fault's class and what it says of it. */
const outcomeOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof Undeliverable) return error.why
      if (error instanceof TooFast) return ['too fast', error.wait_ms, error.limit_of]
      if (error instanceof Unreachable) return ['unreachable', error.perhaps_taken]
      return 'failed'
    },
  )

describe('each provider', () => {
  it.each([
    ['twilio', 'Your goods "LR-1" are here.', '+919876543210', message.id],
    ['http', 'Your goods "LR-1" are here.', '+919876543210', message.id],
    [
      'msg91',
      '{"template_id":"epod_notice","sender":"the\\nsender","identifier":"the\\nidentifier","status":"the\\nstatus","eta":"the\\neta"}',
      '919876543210',
      null,
    ],
    [
      'whatsapp',
      'the sender|the identifier|the status|the eta|publictracking/abc',
      '919876543210',
      message.id,
    ],
  ] as const)(
    '%s takes what its documentation asks for [SHAR-05]',
    async (which, text, to, ours) => {
      const providers = await messageProviders()
      const { provider_id } = await gatewayOf(providers, which).send(message)
      expect(providers.broken).toEqual([])
      expect(providers.taken).toEqual([{ provider: which, to, text, ours, id: provider_id }])
    },
  )

  it.each<readonly [Which, Behaviour | null, unknown]>([
    ['twilio', { status: 429, code: 20_429, retry_after: 3 }, ['too fast', 3_000, 'account']],
    ['twilio', { status: 400, code: 21_611 }, ['too fast', 60_000, 'account']],
    ['twilio', { status: 429, code: 21_611 }, ['too fast', 60_000, 'account']],
    ['twilio', { status: 400, code: 21_610 }, 'opted_out'],
    ['twilio', { status: 400, code: 21_211 }, 'wrong_number'],
    ['twilio', { status: 400, code: 21_408 }, 'refused'],
    // Our own account or sender: mended, it goes through.
    ['twilio', { status: 401, code: 20_003 }, 'failed'],
    ['twilio', { status: 400, code: 21_606 }, 'failed'],
    ['twilio', { status: 503 }, ['unreachable', true]],
    ['twilio', 'drop before', ['unreachable', true]],
    ['twilio', 'drop after accepting', ['unreachable', true]],
    ['msg91', { status: 200, code: 202 }, 'wrong_number'],
    ['msg91', { status: 200, code: 310 }, 'refused'],
    // The first of two within ten seconds was taken.
    ['msg91', { status: 200, code: 311 }, 'taken'],
    ['msg91', { status: 200, code: 301 }, 'failed'],
    ['msg91', { status: 418, code: 418 }, 'failed'],
    ['msg91', { status: 429 }, ['too fast', 5_000, 'account']],
    ['msg91', { status: 500 }, ['unreachable', true]],
    ['whatsapp', { status: 429, code: 130_429 }, ['too fast', 10_000, 'account']],
    ['whatsapp', { status: 400, code: 131_048 }, ['too fast', 10_000, 'account']],
    ['whatsapp', { status: 400, code: 80_007 }, ['too fast', 10_000, 'account']],
    ['whatsapp', { status: 400, code: 131_056 }, ['too fast', 6_000, 'message']],
    ['whatsapp', { status: 400, code: 131_026 }, 'wrong_number'],
    ['whatsapp', { status: 400, code: 131_047 }, 'refused'],
    ['whatsapp', { status: 400, code: 131_050 }, 'opted_out'],
    ['whatsapp', { status: 400, code: 132_001 }, 'refused'],
    ['whatsapp', { status: 401, code: 190 }, 'failed'],
    ['whatsapp', { status: 403, code: 131_042 }, 'failed'],
    ['whatsapp', { status: 500, code: 131_000 }, ['unreachable', true]],
    ['whatsapp', { status: 503 }, ['unreachable', true]],
    ['http', { status: 429, retry_after: 7 }, ['too fast', 7_000, 'account']],
    ['http', { status: 502 }, ['unreachable', true]],
    ['http', { status: 404 }, 'failed'],
  ])('%s: %j is %j [SHAR-05]', async (which, behaviour, expected) => {
    const providers = await messageProviders()
    if (behaviour) providers.behaviour.push(behaviour)
    expect(await outcomeOf(gatewayOf(providers, which).send(message))).toEqual(expected)
  })

  it.each<readonly [Which, number]>([
    ['twilio', 21_611],
    ['whatsapp', 131_048],
  ])('%s says of a number of the client’s own that this is full [SHAR-05]', async (which, code) => {
    const providers = await messageProviders()
    providers.behaviour.push({ status: 400, code })
    const own = { ...message, sender: '15550001111' }
    expect(await outcomeOf(gatewayOf(providers, which).send(own))).toEqual([
      'too fast',
      expect.any(Number),
      'sender',
    ])
  })

  it.each(['twilio', 'msg91', 'http', 'whatsapp'] as const)(
    '%s is not asked about what is no number, and is known not to have been reached [SHAR-05]',
    async (which) => {
      const providers = await messageProviders()
      const gateway = gatewayOf(providers, which)
      for (const recipient of ['9876543210', '+0123456789', '+91 98765 43210', 'a@b.co', ''])
        expect(await outcomeOf(gateway.send({ ...message, recipient }))).toBe('wrong_number')
      expect(providers.asked).toEqual([])
      await providers.close()
      expect(await outcomeOf(gateway.send(message))).toEqual(['unreachable', false])
    },
  )

  it('ends soon after it is cut, whatever the provider does [SHAR-05]', async () => {
    const providers = await messageProviders()
    for (const which of ['twilio', 'msg91', 'http', 'whatsapp'] as const) {
      providers.behaviour.push('hang')
      const cut = AbortSignal.timeout(30)
      expect(await outcomeOf(gatewayOf(providers, which).send(message, cut))).toEqual([
        'unreachable',
        true,
      ])
    }
  })
})

describe('WhatsApp and MSG91', () => {
  it('send nothing that is not registered with them [SHAR-05]', async () => {
    const providers = await messageProviders()
    const bare = { ...message, template: null }
    for (const which of ['msg91', 'whatsapp'] as const)
      expect(await outcomeOf(gatewayOf(providers, which).send(bare))).toBe('refused')
    const template = { ...message.template, values: [] } as OutgoingMessage['template'] & object
    expect(await outcomeOf(gatewayOf(providers, 'whatsapp').send({ ...message, template }))).toBe(
      'refused',
    )
    expect(providers.broken).toEqual([expect.stringContaining('132000')])
  })

  it('send a whole text by a flow that takes one [SHAR-05]', async () => {
    const providers = await messageProviders()
    const settings = readSettings({
      ...providerEnvironment(providers, 'msg91'),
      MSG91_TEMPLATE_ID: 'one-for-all',
    })
    const [found] = gatewaysIn(gatewaysFrom(settings))
    await found?.gateway.send({ ...message, template: null })
    expect(providers.taken[0]?.text).toBe(
      JSON.stringify({ template_id: 'one-for-all', text: message.body.trim() }),
    )
  })
})

describe('any provider over HTTP', () => {
  it('keeps each value in its place, whatever it holds [SHAR-05]', async () => {
    const providers = await messageProviders()
    const gateway = gatewayOf(providers, 'http')
    const body = '"},"to":"+910000000000","x":"\r\nX-Evil: 1\u0000 {to} {nothing}'
    await gateway.send({ ...message, body, sender: 'A\r\nX-Evil: 1' })
    expect(providers.taken[0]).toMatchObject({ to: '+919876543210', text: body })
    expect(await outcomeOf(gateway.send({ ...message, recipient: '+919999999999' }))).toBe(
      'opted_out',
    )
  })
})

describe('the wait that an answer asks for', () => {
  const now = Date.parse('2026-11-24T10:00:00.000Z')
  it.each([
    ['3', 3_000],
    ['Tue, 24 Nov 2026 10:00:20 GMT', 20_000],
    ['0', 5_000],
    ['-4', 5_000],
    ['soon', 5_000],
    ['999999', 3_600_000],
    [null, 5_000],
  ])('of %j is %i ms', (said, ms) =>
    expect(waitIn(new Headers(said === null ? {} : { 'retry-after': said }), 5_000, now)).toBe(ms),
  )
})
