import { describe, expect, it } from 'vitest'
import { replay } from '../order/evolve.ts'
import type { OrderEvent, Recorded } from '../order/events.ts'
import type { Withheld } from '../order/order.ts'
import { created, did, NOW, recorded } from '../testing/factories.ts'
import { inHindi } from '../testing/in-hindi.ts'
import { later, MINUTE } from '../time.ts'
import { english, type Translate } from '../words/catalogue.ts'
import { certificateOf, type Certificate } from './certificate.ts'
import type { Section } from './section.ts'

const clock = { now: later(NOW, 60 * MINUTE), time_zone: 'Asia/Kolkata' }
const order_of = created({
  value: 125_000,
  ship_unit: 10,
  destination: { name: 'Nagpur', loc: [21.1458, 79.0882] },
})
const certified = (
  events: readonly (OrderEvent | Recorded)[],
  { withheld = [], t = english }: { withheld?: readonly Withheld[]; t?: Translate } = {},
): Certificate => {
  const log = [
    ...recorded([order_of]),
    ...events.map((event, index) =>
      'seq' in event
        ? { ...event, seq: index + 2 }
        : { ...recorded([event])[0], ...event, seq: index + 2 },
    ),
  ] as Recorded[]
  const order = replay(log)
  if (!order) throw new Error('a log with events is an order')
  return certificateOf(
    { order, events: log, sender: 'Acme', withheld, reader: 'anita', head: 'ab'.repeat(32), clock },
    t,
  )
}
const part = (certificate: Certificate, title: string): Section | undefined =>
  certificate.sections.find((section) => section.title === title)
const facts = (certificate: Certificate, title: string): Record<string, string> => {
  const section = part(certificate, title)
  return section?.kind === 'facts' ? Object.fromEntries(section.facts) : {}
}
const rows = (certificate: Certificate, title: string): readonly (readonly string[])[] => {
  const section = part(certificate, title)
  return section?.kind === 'table' ? section.rows : []
}
const notes = (certificate: Certificate, title: string): string[] => {
  const section = part(certificate, title)
  if (section?.kind === 'notes') return section.notes.map(({ text, about }) => `${text} | ${about}`)
  return section?.kind === 'files'
    ? section.files.map(({ text, about, digest }) => `${text} | ${about} | ${digest}`)
    : []
}
const receivedAt = (changes: object): OrderEvent => ({
  type: 'received',
  data: { ...did.received.data, ...changes },
})

describe('A certificate', () => {
  it('says whose goods went where, with whom [REPT-04]', () => {
    const certificate = certified([did.received])
    expect(certificate.title).toBe('Proof of delivery')
    expect(certificate.made).toBe('Made 10-03-2026 13:00 for anita · Times in Asia/Kolkata')
    expect(facts(certificate, 'Consignment')).toEqual({
      Sender: 'Acme',
      'LR number': 'LR-1',
      Client: 'Contoso Stores',
      From: 'Pune',
      To: 'Nagpur',
      Receivers: 'Meera, 9876500002, meera@example.com',
      Vehicle: 'MH12AB1234',
      Driver: 'Ravi, 9876500001',
      Dispatched: '09-03-2026 12:00',
      Expected: '11-03-2026 12:00',
      Units: '10',
      'Invoice value': '1,25,000',
    })
  })

  it('tells when it was captured, when the server had it, and how far from the destination [REPT-04]', () => {
    const place = { loc: [21.1475, 79.0882] as [number, number], action_by: 'receiver' as const }
    const certificate = certified([
      receivedAt({ captured_at: later(NOW, -30 * MINUTE), geo_tag: place, spoc: null }),
    ])
    expect(facts(certificate, 'Delivery')).toEqual({
      Outcome: 'Closed',
      How: 'Confirmed by button',
      'Delivered at': '10-03-2026 11:30',
      'Captured on the device at': '10-03-2026 11:30',
      'Received by the server at': '10-03-2026 12:00',
      'Recorded by': 'u-1',
      Place: '21.14750, 79.08820, 189 m from the destination',
    })
  })

  it('does not pass off a time that is not relied on as the time of capture [REPT-04]', () => {
    const [event] = recorded([did.received])
    const doubted = {
      ...event,
      device_time: later(NOW, 600 * MINUTE),
      time_flag: 'ahead',
    } as Recorded
    const told = facts(certified([doubted]), 'Delivery')
    expect(told['Captured on the device at']).toBe(
      '10-03-2026 22:00, not relied on: the device’s time is after the receipt',
    )
    expect(told['Delivered at']).toBe('10-03-2026 12:00')
    expect(told['Place']).toBe('Not told by the device')
  })

  it('names whoever came by a link by the link, and a time that was stated by hand [REPT-04]', () => {
    const [event] = recorded([receivedAt({ closer: later(NOW, -60 * MINUTE) })])
    const byLink = {
      ...event,
      actor: { username: null, role: 'receiver', link_id: 'l-1' },
    } as Recorded
    expect(facts(certified([byLink]), 'Delivery')).toMatchObject({
      'Recorded by': 'Receiver’s link',
      'Time stated by hand': '10-03-2026 11:00',
      'Delivered at': '10-03-2026 11:00',
    })
  })

  it('tells when codes were sent, by which channel and to which number, masked [REPT-04]', () => {
    const sent: OrderEvent = {
      type: 'otp_sent',
      data: { nonce: 'n', contacts: ['9876500002', 'meera@example.com'], expires_at: NOW },
    }
    const certificate = certified([sent, did.wrongCode(), receivedAt({ through: 'otp' })])
    expect(facts(certificate, 'One-time password')).toEqual({
      Sent: '10-03-2026 12:00 to SMS ••••0002, e-mail m••••@example.com',
      'Wrong codes entered': '1',
      Confirmed: '10-03-2026 12:00 · Confirmed by one-time password',
    })
    const hidden = certified([sent, receivedAt({ through: 'otp' })], { withheld: ['contacts'] })
    expect(facts(hidden, 'One-time password')['Sent']).toBe('10-03-2026 12:00 to SMS, e-mail')
  })

  it('sets declared, delivered and accepted side by side with their difference [REPT-04]', () => {
    const line = { line: 'total', damaged: 0, wrong: 0, expired: 0, note: null }
    const states = (
      statement: 'delivered' | 'accepted',
      quantity: number,
      damaged = 0,
    ): OrderEvent => ({
      type: 'quantities_stated',
      data: { statement, lines: [{ ...line, quantity, damaged }], action_by: 'receiver' },
    })
    expect(rows(certified([did.received]), 'Quantities')).toEqual([
      ['Whole order', '10 on paper', '–', '–', '–'],
    ])
    expect(
      rows(
        certified([states('delivered', 9), states('accepted', 7, 1), did.received]),
        'Quantities',
      ),
    ).toEqual([['Whole order', '10 on paper', '9', '7, Damaged 1', 'Short 2, Damaged 1']])
  })

  it('lists what each party says was missing or damaged [REPT-04]', () => {
    const goods: OrderEvent = {
      type: 'goods_listed',
      data: {
        missing: [{ text: 'Box 3', qty: 1, invoice: 'INV-1' }],
        damaged: [{ text: 'Box 4', qty: 2 }],
        statement: 'accepted',
      },
    }
    const told = [
      ['Missing', 'Box 3 (INV-1)', '1', 'Accepted'],
      ['Damaged', 'Box 4', '2', 'Accepted'],
    ]
    expect(rows(certified([goods, did.received]), 'Missing and damaged goods')).toEqual(told)
    // A distributor who lists the same is of the same side.
    const again: OrderEvent = { ...goods, data: { ...goods.data, action_by: 'client' } }
    expect(rows(certified([goods, again, did.received]), 'Missing and damaged goods')).toEqual(told)
  })

  it('has each remark with its author and times, and says what came late [REPT-04]', () => {
    const remark = did.remarked('One box wet')
    const late = {
      ...remark,
      data: { ...remark.data, name: null, late: true, captured_at: later(NOW, -MINUTE) },
    } as OrderEvent
    expect(notes(certified([remark, did.received, late]), 'Remarks')).toEqual([
      'One box wet | Meera · u-1 · received 10-03-2026 12:00',
      'One box wet | Anonymous · u-1 · captured 10-03-2026 11:59 · received 10-03-2026 12:00 · added after the order had ended',
    ])
  })

  it('has each photo with its digest, and the signature with whose phone it was on [REPT-04]', () => {
    const photo = did.photo('p1')
    const signed: OrderEvent = {
      type: 'signed',
      data: {
        name: 'Meera',
        relation: 'Receiver',
        url: 's1',
        digest: 'cd'.repeat(32),
        action_by: 'driver',
        captured_at: later(NOW, -MINUTE),
      },
    }
    const far = {
      ...photo,
      data: { ...photo.data, distance: 1_840, action_by: 'driver', captured_at: NOW },
    } as OrderEvent
    const certificate = certified([photo, far, signed, did.received])
    expect(notes(certificate, 'Photos and papers')).toEqual([
      'a.jpg | by the sender’s desk · received 10-03-2026 12:00 | p1',
      'a.jpg | by the driver · captured 10-03-2026 12:00 · received 10-03-2026 12:00 · 1.8 km from the destination | p1',
    ])
    expect(notes(certificate, 'Signature')).toEqual([
      `Meera (Receiver) | on the driver’s phone · captured 10-03-2026 11:59 · received 10-03-2026 12:00 | ${'cd'.repeat(32)}`,
    ])
  })

  it('has both values of each correction, with the reason, who and when [PROF-05]', () => {
    const corrected = (field: string, before: unknown, after: unknown): OrderEvent =>
      ({ type: 'corrected', data: { field, before, after, reason: 'misread' } }) as OrderEvent
    const certificate = certified([
      did.received,
      corrected('ship_unit', 10, 12),
      corrected('delivery_time', NOW, later(NOW, -60 * MINUTE)),
      corrected('invoice', null, 'INV-7'),
    ])
    expect(rows(certificate, 'Corrections after closure')).toEqual([
      ['Units', '10', '12', 'misread', 'u-1, 10-03-2026 12:00'],
      ['Received at', '10-03-2026 12:00', '10-03-2026 11:00', 'misread', 'u-1, 10-03-2026 12:00'],
      ['Invoice', 'nothing', 'INV-7', 'misread', 'u-1, 10-03-2026 12:00'],
    ])
    expect(facts(certificate, 'Delivery')['Delivered at']).toBe('10-03-2026 11:00')
  })

  it('says beside a closing that it was recorded in error, by whom and who confirmed it [DESK-22] [PROF-05]', () => {
    const report = { act: 'closing' as const, version: 1, reason: 'Another LR' }
    const told = (...events: OrderEvent[]) =>
      notes(
        certified([did.received, { type: 'error_reported', data: report }, ...events]),
        'Recorded in error',
      )
    const said = 'The receipt: Another LR | u-1, 10-03-2026 12:00'
    expect(told()).toEqual([`${said} · A second person has to confirm it`])
    expect(told({ type: 'recorded_in_error', data: { ...report, reported_by: 'u-1' } })).toEqual([
      `${said} · Confirmed: u-1, 10-03-2026 12:00`,
    ])
    expect(told({ type: 'error_dismissed', data: report })).toEqual([
      `${said} · Not in error: u-1, 10-03-2026 12:00`,
    ])
  })

  it('calls no refusal of a former version a receipt that was recorded in error [DESK-22]', () => {
    const report = { act: 'closing', version: 1, reason: 'Wrong LR' } as const
    const events: OrderEvent[] = [
      did.rejected,
      { type: 'error_reported', data: report },
      { type: 'recorded_in_error', data: { ...report, reported_by: 'u-1' } },
      { type: 'reopened', data: { reason: 'Wrong LR' } },
      did.received,
    ]
    const [told] = notes(certified(events), 'Recorded in error')
    expect(told).toMatch(/^The end of version 1: Wrong LR \|/)
    const [first] = notes(certified(events.slice(0, 3)), 'Recorded in error')
    expect(first).toMatch(/^The refusal: Wrong LR \|/)
  })

  it('has each claim with what it came to [REPT-04]', () => {
    const opened: OrderEvent = {
      type: 'claim_opened',
      data: {
        number: 1,
        origin: 'dispute',
        text: 'Two boxes short',
        owner: 'anita',
        due_at: later(NOW, 60 * MINUTE),
        action_by: 'receiver',
      },
    }
    const settled: OrderEvent = {
      type: 'claim_settled',
      data: { number: 1, decision: 'partly', note: 'One box', amount: 500 },
    }
    expect(notes(certified([did.received, opened]), 'Claims')).toEqual([
      'Claim 1: Two boxes short | from a dispute · opened 10-03-2026 12:00 · with anita, due 10-03-2026 13:00',
    ])
    expect(notes(certified([did.received, opened, settled]), 'Claims')).toEqual([
      'Claim 1: Two boxes short | from a dispute · opened 10-03-2026 12:00 · Accepted in part 10-03-2026 12:00 · One box · amount 500 · u-1',
    ])
  })

  it('holds nothing that its reader is not shown, and says that it does not [ROLE-15]', () => {
    const whole = JSON.stringify(certified([did.codeSent(), did.received]))
    for (const sensitive of ['9876500002', 'meera@example.com', '1,25,000', '0002'])
      expect(whole).toContain(sensitive)
    const certificate = certified([did.codeSent(), did.received], {
      withheld: ['contacts', 'contact_status', 'value'],
    })
    const text = JSON.stringify(certificate)
    for (const sensitive of ['9876500002', 'meera@', '25,000', '125000', '0002'])
      expect(text).not.toContain(sensitive)
    expect(facts(certificate, 'Record')).toMatchObject({
      'Left out of this copy, as its reader is not shown it':
        'contacts of receivers, delivery states of messages, invoice value',
    })
    expect(facts(certificate, 'Consignment')['Receivers']).toBe('Meera')
  })

  it('of a rejected order says so and when, and is bounded however much was said [REPT-04]', () => {
    const remarks = Array.from({ length: 130 }, (_, at) => did.remarked(`Remark ${at}`))
    const certificate = certified([...remarks, did.rejected])
    expect(facts(certificate, 'Delivery')).toMatchObject({
      Outcome: 'Rejected',
      'Time of that': '10-03-2026 12:00',
    })
    expect(part(certificate, 'Remarks')).toMatchObject({
      notes: { length: 100 },
      more: '30 more stand in the attached log',
    })
  })

  it('is in Hindi for who reads Hindi, but for what people typed [REPT-04] [L10N-01]', () => {
    const certificate = certified([did.remarked('One box wet'), did.received], { t: inHindi })
    expect(certificate.title).toBe('डिलीवरी का प्रमाण पत्र')
    for (const { title } of certificate.sections) expect(title).toMatch(/\p{sc=Deva}/u)
    expect(notes(certificate, 'टिप्पणियाँ')[0]).toContain('One box wet')
  })
})
