import type { Settings } from '../env.ts'
import { mailGateway } from './mail.ts'
import type { Gateways } from './messages.ts'

/** The providers that the settings name; throws WrongSetting for one that cannot be used. */
export const gatewaysFrom = (settings: Pick<Settings, 'smtp_url' | 'mail_from'>): Gateways =>
  settings.smtp_url === undefined
    ? {}
    : { email: mailGateway(settings.smtp_url, settings.mail_from) }
