import { describe, expect, it } from 'vitest'
import { channels, smsProviders } from '../../../domain/messages/channel.ts'
import { readSettings } from '../../env.ts'
import { providerEnvironment } from '../../testing/message-providers.ts'
import { carriedBy, costBy, gatewaysFrom } from './configured.ts'
import { channelsOf, gatewaysIn } from './messages.ts'

const every = [...smsProviders, 'whatsapp', 'mail'] as const
const costs = {
  TWILIO_COST: '0.4',
  MSG91_COST: '0.2',
  SMS_HTTP_COST: '0.1',
  WHATSAPP_COST: '0.8',
}
/** Each choice of them that an installation may have. */
const choices = Array.from({ length: 2 ** every.length }, (_, bits) =>
  every.filter((_name, at) => bits & (2 ** at)),
)

describe.each(choices.map((which) => [which.join(', ') || 'nobody', which] as const))(
  'an installation that has %s',
  (_title, which) => {
    const providers = which.filter((one) => one !== 'mail')
    const settings = readSettings({
      ...(which.includes('mail') && { SMTP_URL: 'smtp://127.0.0.1:25' }),
      ...providerEnvironment({ url: 'http://127.0.0.1' }, ...providers),
      ...costs,
    })
    const gateways = gatewaysFrom(settings)

    it('says that it carries the channels of its gateways [MESG-01]', () =>
      expect(carriedBy(settings)).toEqual(channelsOf(gateways)))

    it('says what the gateway that a client would have costs [MESG-01]', () => {
      for (const channel of channels)
        for (const wanted of [null, ...smsProviders]) {
          const own = gatewaysIn(gateways).filter((one) => one.channel === channel)
          const { gateway } = own.find((one) => one.gateway.name === wanted) ?? own[0] ?? {}
          expect([channel, wanted, costBy(settings, channel, wanted)]).toEqual([
            channel,
            wanted,
            gateway?.limits?.cost ?? 0,
          ])
        }
    })
  },
)
