import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anInput, clock, created, did, NOW, recorded } from '../testing/factories.ts'
import { english } from '../words/catalogue.ts'
import { sealingOf } from '../testing/sealing.ts'
import { canonical } from './canonical.ts'
import { chainedEvent } from './chain.ts'
import { eventSummary } from './event-summary.ts'
import type { OrderEvent, Recorded } from './events.ts'
import { enteredFrom } from './entry/new-order.ts'
import type { Withheld } from './order.ts'
import { shownEvent } from './shown-event.ts'
import { eventIn } from './upcast.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const sealing = sealingOf({
  sha256,
  base64url: (text) => Buffer.from(text).toString('base64url'),
})

const [around] = recorded([did.codeSent()])
const contacts = ['9876500002']
/** Releases before sealed nothing. */
const plain = (body: string) => ({ body, disclosures: [] })

describe('an event as readers of the log get it', () => {
  it('has no keyed hash of a code that a release before drew, and says that it lacks one [OTP-03]', () => {
    const stored = { ...around, v: 1, data: { hash: 'h', contacts, expires_at: NOW } }
    expect(shownEvent(plain(canonical(stored)), [])).toEqual({
      ...plain(canonical({ ...stored, data: { contacts, expires_at: NOW } })),
      redacted: true,
    })
  })

  it.each([
    ['a code that is derived', around],
    [
      'a remark that speaks of such an event',
      { ...around, type: 'remarked', data: { text: '"type":"otp_sent"', hash: 'h' } },
    ],
    ['a photo', { ...around, type: 'photo_added', data: { digest: 'd', hash: 'h' } }],
  ])('is %s as it stands [OTP-03]', (_case, event) => {
    expect(shownEvent(plain(canonical(event)), [])).toEqual(plain(canonical(event)))
  })
})

describe('an event as a reader gets it from whom something is withheld', () => {
  const everything: readonly Withheld[] = ['contacts', 'contact_status', 'value']
  const phone = '9222222222'
  const input = {
    spocs: [{ name: 'Meera', contact: { phone: [phone], email: ['m@example.com'] } }],
    destination: { name: 'Nagpur', spocs: [{ name: 'Gate', contact: { phone: [phone] } }] },
    value: 987_654,
  }
  const { spocs, destination, value } = enteredFrom(anInput(input), clock)
  const told: readonly OrderEvent[] = [
    created(input),
    { type: 'edited', data: { fields: { spocs, destination, value } } },
    { type: 'otp_sent', data: { nonce: 'n', contacts: [phone], expires_at: NOW } },
    { type: 'contact_status', data: { phone, status: 'DELIVERED_TO_HANDSET' } },
  ]
  const hidden = /9222222222|m@example|987654|HANDSET/

  it.each(recorded(told).map((event): [string, Recorded] => [event.type, event]))(
    'has none of it in %s, says so, and can still be read [ROLE-15]',
    (_type, event) => {
      const stored = canonical(event)
      expect(stored).toMatch(hidden)
      const shown = shownEvent(plain(stored), everything)
      expect(shown.redacted).toBe(true)
      expect(shown.body).not.toMatch(hidden)
      expect({ ...JSON.parse(shown.body), data: null }).toEqual({
        ...JSON.parse(stored),
        data: null,
      })
      expect(eventSummary(eventIn(shown), english, 'Asia/Kolkata').title).toBe(
        eventSummary(event, english, 'Asia/Kolkata').title,
      )
    },
  )

  it.each(recorded(told).map((event): [string, Recorded] => [event.type, event]))(
    'lacks the values beside the sealed text of %s, which stays as it was written [ROLE-15] [PROF-04]',
    (_type, event) => {
      const chained = chainedEvent(event, sealing)
      expect(chained.body).not.toMatch(hidden)
      expect(eventIn(chained)).toEqual(JSON.parse(canonical(event)))
      const shown = shownEvent(chained, everything)
      expect(shown).toEqual({ body: chained.body, disclosures: shown.disclosures })
      expect(JSON.stringify(shown)).not.toMatch(hidden)
      const [plainly] = [eventIn(shownEvent(plain(canonical(event)), everything))]
      expect(eventIn(shown)).toEqual(plainly)
    },
  )

  it('does not say which other order had its picture [ROLE-15] [EVID-02]', () => {
    const seen_on = { order_id: '019a6f2e-0000-7000-8000-000000000000', digest: 'd' }
    const [added] = recorded([did.photo('/files/a.jpg')])
    if (added?.type !== 'photo_added') throw new Error('a photo is added')
    const event: Recorded = { ...added, data: { ...added.data, seen_on } }
    for (const stored of [plain(canonical(event)), chainedEvent(event, sealing)]) {
      expect(JSON.stringify(stored)).toContain(seen_on.order_id)
      const shown = shownEvent(stored, ['other_orders'])
      expect(JSON.stringify(shown)).not.toContain(seen_on.order_id)
      expect(eventIn(shown)).toEqual(JSON.parse(canonical(added)))
      expect(shownEvent(stored, everything)).toMatchObject({ body: stored.body })
    }
  })

  it('keeps what is not withheld [ROLE-15]', () => {
    const [first] = recorded([created(input)])
    const shown = JSON.parse(shownEvent(plain(canonical(first)), ['value']).body)
    expect(shown.data.entered).toEqual({ ...enteredFrom(anInput(input), clock), value: null })
  })

  it.each([
    ['an edit of nothing of the kind', { type: 'edited', data: { fields: { truck_number: 'X' } } }],
    ['a rejection', did.rejected],
  ] as [string, OrderEvent][])('is %s as it stands [ROLE-15]', (_case, event) => {
    const stored = canonical(recorded([event])[0])
    expect(shownEvent(plain(stored), everything)).toEqual(plain(stored))
  })
})
