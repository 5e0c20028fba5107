import type { Settings } from '../../env.ts'
import { genericSmsGateway } from './generic-sms.ts'
import { mailGateway } from './mail.ts'
import type { Channel, Gateway, Gateways } from './messages.ts'
import { msg91Gateway } from './msg91.ts'
import { twilioGateway } from './twilio.ts'
import { whatsAppGateway } from './whatsapp-cloud.ts'

/** What settings have to say for gateways to be made of them. */
export type GatewaySettings = Pick<Settings, 'smtp_url' | 'mail_from' | 'public_url' | 'providers'>

const smsGateways = ({ providers, public_url }: GatewaySettings): Gateway[] => [
  ...(providers.twilio ? [twilioGateway(providers.twilio, public_url)] : []),
  ...(providers.msg91 ? [msg91Gateway(providers.msg91)] : []),
  ...(providers.http ? [genericSmsGateway(providers.http)] : []),
]

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
  providers: { twilio, msg91, http, whatsapp },
}: Pick<Settings, 'smtp_url' | 'providers'>): Channel[] => [
  ...(smtp_url === undefined ? [] : (['email'] as const)),
  ...(twilio || msg91 || http ? (['sms'] as const) : []),
  ...(whatsapp ? (['whatsapp'] as const) : []),
]

/** What one message, of SMS one part, costs by the provider that a client would have. */
export const costBy = (
  { providers }: Pick<Settings, 'providers'>,
  channel: Channel,
  sms_provider: string | null,
): number => {
  const { twilio, msg91, http, whatsapp } = providers
  if (channel === 'email') return 0
  if (channel === 'whatsapp') return whatsapp?.limits.cost ?? 0
  const chosen = [
    ['twilio', twilio] as const,
    ['msg91', msg91] as const,
    ['http', http] as const,
  ].filter(([, one]) => one !== null)
  const own = chosen.find(([name]) => name === sms_provider) ?? chosen[0]
  return own?.[1]?.limits.cost ?? 0
}
