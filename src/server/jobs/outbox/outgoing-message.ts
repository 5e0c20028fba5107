import { internationalPhone } from '../../../domain/contact.ts'
import { SECRET_GAP } from '../../../domain/messages/secret-gap.ts'
import { messageCost, smsParts } from '../../../domain/messages/segments.ts'
import { registeredTemplate } from '../../../domain/messages/template.ts'
import type { Deps } from '../../deps.ts'
import type { Channel, Gateway, OutgoingMessage } from '../../gateways/messages/messages.ts'
import type { Leased } from '../../stores/messages/outbox.ts'
import type { ClientLook } from './client-looks.ts'

const fileOf = ({
  attachment,
  attachment_name,
}: Leased): NonNullable<OutgoingMessage['file']> | null =>
  attachment === null || attachment_name === null
    ? null
    : { name: attachment_name, text: attachment }

/** A message as its provider is given it. */
export const outgoingFor = (
  message: Leased,
  { policy, brand }: ClientLook,
  { keys, settings }: Deps,
): OutgoingMessage => {
  const { id, channel, recipient, subject, body, secret, template } = message
  // Only our own text has the gap: without a secret, what looks like one came with the order.
  const known = secret === null ? null : keys.unseal(secret)
  const opened = (text: string): string =>
    known === null ? text : text.replaceAll(SECRET_GAP, () => known)
  if (channel === 'email')
    return { id, recipient, subject, body: opened(body), brand, file: fileOf(message) }
  const registered = template && registeredTemplate(template, channel, policy, settings.public_url)
  return {
    id,
    recipient: internationalPhone(recipient, policy.phones),
    subject,
    body: opened(body),
    sender: channel === 'sms' ? policy.messages.sms_sender : policy.messages.whatsapp_sender,
    template: registered && {
      ...registered,
      values: registered.values.map(({ name, value }) => ({ name, value: opened(value) })),
      path: registered.path === null ? null : opened(registered.path),
    },
  }
}

/** What a message costs at the provider that it goes to. */
export const costOf = ({ body }: OutgoingMessage, channel: Channel, { limits }: Gateway): number =>
  limits ? messageCost(limits.cost, channel, body) : 0

/** In how many parts an SMS travels. */
export const partsOf = ({ body }: OutgoingMessage): number => smsParts(body)
