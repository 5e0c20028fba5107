import type { Recorded } from '../order/events.ts'
import type { Order, Withheld } from '../order/order.ts'
import { redactedParts } from '../order/redacted.ts'
import type { Clock } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { panelWords } from '../words/order-panel.ts'
import { attemptsSection } from './attempts.ts'
import { claimsSection, correctionsSection, errorsSection } from './afterwards.ts'
import { consignmentSection } from './consignment.ts'
import { deliverySection, otpSection } from './delivery.ts'
import { photosSection, remarksSection, signatureSection } from './evidence.ts'
import { goodsSection, linesSection } from './goods.ts'
import type { Fact, Section } from './section.ts'
import { tellingOf } from './telling.ts'

/** What a certificate is made of: an order that has ended, its log, and who reads it when. */
export interface CertificateSource {
  readonly order: Order
  readonly events: readonly Recorded[]
  /** What the client account is called. */
  readonly sender: string
  /** What its reader is not shown (ROLE-15). */
  readonly withheld: readonly Withheld[]
  /** The reader, by name. */
  readonly reader: string
  /** Digest of the order’s last event. */
  readonly head: string
  readonly clock: Clock
}

/** The certificate of one order in words, ready to be drawn (REPT-04). */
export interface Certificate {
  readonly title: string
  readonly number: string
  /** What it is, in one sentence. */
  readonly about: string
  readonly made: string
  readonly sections: readonly Section[]
}

/**
 * Proof of delivery, of one order as its reader may see it: what came of it, what is on record of
 * that, and what was put right or claimed afterwards. Pure: order, log and clock alone give it.
 */
export const certificateOf = (
  { order: whole, events, sender, withheld, reader, head, clock }: CertificateSource,
  t: Translate,
): Certificate => {
  const order = redactedParts(whole, withheld)
  const telling = tellingOf(order, t, clock.time_zone)
  const { say, time } = telling
  const record: Fact[] = [
    [say.events, String(order.rev)],
    [say.head, head],
  ]
  if (withheld.length > 0)
    record.push([say.left_out, withheld.map((part) => say.parts[part]).join(', ')])
  const { erasedParts } = t(panelWords)
  for (const { at, parts } of order.erased ?? [])
    record.push([
      say.erasedValues,
      `${time(at)}: ${parts.map((part) => erasedParts[part]).join(', ')}`,
    ])
  const sections = [
    consignmentSection(order, withheld, sender, telling),
    deliverySection(order, events, clock.now, telling),
    attemptsSection(order, telling),
    otpSection(order, events, withheld, telling),
    linesSection(order, telling),
    goodsSection(order, telling),
    remarksSection(order, events, telling),
    signatureSection(order, events, telling),
    photosSection(order, telling),
    correctionsSection(order, telling),
    errorsSection(order, telling),
    claimsSection(order, telling),
    { kind: 'facts', title: say.record, facts: record } as const,
  ]
  return {
    title: say.title,
    number: order.identifier,
    about: say.about(order.identifier, sender),
    made: `${say.made(time(clock.now), reader)} · ${say.zone(clock.time_zone)}`,
    sections: sections.filter((section) => section !== null),
  }
}
