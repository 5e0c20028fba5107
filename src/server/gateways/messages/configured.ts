import type { Settings } from '../../env.ts'
import { smsProviders, type SmsProvider } from '../../../domain/messages/channel.ts'
import { genericSmsGateway } from './generic-sms.ts'
import { mailGateway } from './mail.ts'
import type { Channel, Gateway, Gateways } from './messages.ts'
import { msg91Gateway } from './msg91.ts'
import { twilioGateway } from './twilio.ts'
import { whatsAppGateway } from './whatsapp-cloud.ts'

/** What settings have to say for gateways to be made of them. */
export type GatewaySettings = Pick<Settings, 'smtp_url' | 'mail_from' | 'public_url' | 'providers'>

const smsGatewayBy: Readonly<Record<SmsProvider, (settings: GatewaySettings) => Gateway | null>> = {
  twilio: ({ providers: { twilio }, public_url }) => twilio && twilioGateway(twilio, public_url),
  msg91: ({ providers: { msg91 } }) => msg91 && msg91Gateway(msg91),
  http: ({ providers: { http } }) => http && genericSmsGateway(http),
}

const smsGateways = (settings: GatewaySettings): Gateway[] =>
  smsProviders.flatMap((name) => smsGatewayBy[name](settings) ?? [])

/** The providers that the settings name; throws WrongSetting for one that cannot be used. */
export const gatewaysFrom = (settings: GatewaySettings): Gateways => {
  const { smtp_url, mail_from, providers } = settings
  const [first, ...others] = smsGateways(settings)
  return {
    ...(smtp_url === undefined ? {} : { email: mailGateway(smtp_url, mail_from) }),
    ...(first === undefined ? {} : { sms: [first, ...others] as const }),
    ...(providers.whatsapp ? { whatsapp: whatsAppGateway(providers.whatsapp) } : {}),
  }
}

/** The channels that have a provider by these settings. */
export const carriedBy = ({
  smtp_url,
  providers,
}: Pick<Settings, 'smtp_url' | 'providers'>): Channel[] => [
  ...(smtp_url === undefined ? [] : (['email'] as const)),
  ...(smsProviders.some((name) => providers[name]) ? (['sms'] as const) : []),
  ...(providers.whatsapp ? (['whatsapp'] as const) : []),
]

/** What one message, of SMS one part, costs by the provider that a client would have. */
export const costBy = (
  { providers }: Pick<Settings, 'providers'>,
  channel: Channel,
  sms_provider: string | null,
): number => {
  if (channel === 'email') return 0
  if (channel === 'whatsapp') return providers.whatsapp?.limits.cost ?? 0
  const there = smsProviders.filter((name) => providers[name])
  const own = there.find((name) => name === sms_provider) ?? there[0]
  return (own && providers[own]?.limits.cost) ?? 0
}
