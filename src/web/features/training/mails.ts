import { contactsOf } from '../../../domain/order/entry/contacts.ts'
import type { OrderEvent } from '../../../domain/order/events.ts'
import type { Order } from '../../../domain/order/order.ts'
import { tellsReceivers } from '../../../domain/order/proof/outbound.ts'
import type { Instant } from '../../../domain/time.ts'
import { trainingClient, type TrainingOrder } from '../../../domain/training/made-up.ts'
import { trainingPolicy } from '../../../domain/training/policy.ts'
import { messageWords } from '../../../domain/words/messages.ts'
import { newId } from '../../lib/api/new-id.ts'
import { t } from '../../lib/language/language.ts'

/** A message as the receiver gets it. */
export interface Mail {
  readonly id: string
  readonly order: TrainingOrder
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly at: Instant
}

/** What the receiver of an order is sent because of these events; `code` is what is sent as one. */
export const mailsOf = (
  order: Order,
  events: readonly OrderEvent[],
  code: string,
  about: Pick<Mail, 'order' | 'at'>,
): Mail[] => {
  const say = t(messageWords)
  const { identifier, ship_unit } = order
  const units = ship_unit === null ? '' : say.otpUnits(ship_unit)
  const mail = (subject: string, body: string): Mail => ({
    id: newId(),
    ...about,
    to: contactsOf(order).join(', '),
    subject,
    body,
  })
  return events.flatMap((event) => {
    if (event.type === 'otp_sent')
      return [
        mail(
          say.otpSubject(identifier),
          say.otpText({
            otp: code,
            identifier,
            sender: trainingClient,
            units,
            minutes: trainingPolicy.otp.valid_minutes,
          }),
        ),
      ]
    if (event.type !== 'outbound' || !tellsReceivers(order.epod.driverReach, about.at)) return []
    return [
      mail(
        say.outboundSubject(identifier),
        say.outboundText({
          identifier,
          sender: trainingClient,
          truck: order.truck_number,
          driver: order.driver.name,
          units,
        }),
      ),
    ]
  })
}
