import { describe, expect, it } from 'vitest'
import { orderOnWire } from '../order/on-wire.ts'
import type { PartNotShown, Withheld } from '../order/order.ts'
import { redactedOrder } from '../order/redacted.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Reach, Viewer } from '../policy/viewer.ts'
import { aPolicy, aViewer, byLink, clock, did, orderOf } from '../testing/factories.ts'
import { english } from '../words/catalogue.ts'
import { columnIds } from './catalogue.ts'
import { textOf } from './column.ts'
import { columnsFor } from './layout.ts'
import { notShownTo, sightOf, withheldFrom } from './withheld.ts'

const carrier: Reach = { kind: 'vendor', transporter: 'Roadrunner' }
const everything: readonly Withheld[] = ['contacts', 'contact_status', 'value']
const headed = (value: string): PolicyDocument => ({
  dashboard_customization: {
    custom_header_config: { add_header: [{ text: 'Mine', value }] },
  },
})

describe('what is withheld from a carrier’s account', () => {
  it.each<[string, PolicyDocument, readonly Withheld[]]>([
    ['its own columns', { columns: 'vendor' }, everything],
    ['the columns of the desk', {}, everything],
    ['a column of delivered texts', { add_columns: ['sms_status'] }, ['contacts', 'value']],
    ['a column of a phone', headed('spocs.0.contact.phone'), ['contact_status', 'value']],
    ['a column of one phone', headed('spocs.1.contact.phone.0'), ['contact_status', 'value']],
    ['a column of e-mails', headed('spocs.0.contact.email'), ['contact_status', 'value']],
    [
      'a column of a phone at the place',
      headed('destination.spocs.0.contact.phone'),
      ['contact_status', 'value'],
    ],
    [
      'a column of what was reported',
      headed('spocs.0.contact.status.0.status'),
      ['contacts', 'value'],
    ],
    ['a column of names', headed('spocs.0.name'), everything],
    ['a column of the value', headed('value'), ['contacts', 'contact_status']],
    [
      'a field of its own that is called so',
      { dynamic_headers: [{ text: 'V', value: 'value' }] },
      everything,
    ],
    [
      'that column taken away again',
      {
        dashboard_customization: {
          custom_header_config: {
            add_header: [{ text: 'Mine', value: 'value' }],
            remove_headers_with_labels: ['Mine'],
          },
        },
      },
      everything,
    ],
    [
      'the value open to be edited',
      { editable_by: { transporter: ['value'] } },
      ['contacts', 'contact_status'],
    ],
    [
      'the value open to others',
      { editable_by: { distributor: ['value'], cnf: ['value'] } },
      everything,
    ],
    [
      'the value open, and editing hidden',
      {
        editable_by: { transporter: ['value'] },
        dashboard_customization: { hide: { edit_trip: true } },
      },
      everything,
    ],
    [
      'the value open to who only looks',
      { editable_by: { transporter: ['value'] }, config: { 'view-only': true } },
      everything,
    ],
    [
      'receivers named as open, which they never are',
      { editable_by: { transporter: ['spocs'] } },
      everything,
    ],
  ])('with %s [ROLE-15]', (_case, document, withheld) => {
    expect(withheldFrom(aViewer(carrier), aPolicy(document))).toEqual(withheld)
  })

  it.each([
    ['the desk', aViewer()],
    ['a distributor', aViewer({ kind: 'distributor', name: 'Contoso Stores' })],
    ['a receiver’s link', byLink('receiver')],
    ['a driver’s link', byLink('driver')],
  ])('is nothing for %s [ROLE-15]', (_case, viewer) => {
    expect(withheldFrom(viewer, aPolicy({ columns: 'vendor' }))).toEqual([])
  })

  it.each<[string, Viewer, readonly PartNotShown[]]>([
    ['the desk', aViewer(), []],
    ['a carrier', aViewer(carrier), [...everything, 'other_orders']],
    ['a distributor', aViewer({ kind: 'distributor', name: 'Contoso' }), ['other_orders']],
    ['a driver’s link', byLink('driver'), ['other_orders']],
  ])('is with the orders of others left out for %s [ROLE-15] [EVID-02]', (_case, viewer, parts) => {
    expect(notShownTo(viewer, aPolicy())).toEqual(parts)
  })

  it('is which other order had a picture, and nothing is said of that [ROLE-15] [EVID-02]', () => {
    const seen_on = { order_id: '019a6f2e-0000-7000-8000-000000000000', digest: 'd' }
    const plain = orderOnWire(orderOf({}, did.photo('/files/a.jpg')))
    const photos = plain.epod.photos.map((photo) => ({ ...photo, seen_on }))
    const order = { ...plain, epod: { ...plain.epod, photos } }
    expect(photos).toHaveLength(1)
    expect(redactedOrder(order, ['other_orders'])).toEqual(plain)
    expect(redactedOrder(plain, ['other_orders'])).toBe(plain)
    expect(redactedOrder(order, [])).toBe(order)
  })

  it('is never what a column of the account shows, whichever it has [ROLE-15]', () => {
    const order = orderOnWire(
      orderOf(
        {
          spocs: [{ name: 'Meera', contact: { phone: ['9222222222'], email: ['m@example.com'] } }],
          value: 987_654,
        },
        { type: 'contact_status', data: { phone: '9222222222', status: 'DELIVERED_TO_HANDSET' } },
      ),
    )
    const fields = ['value', 'spocs.0.contact.phone', 'spocs.0.contact.email', 'spocs.0.name']
    const documents = [
      ...columnIds.map((id): PolicyDocument => ({ add_columns: [id] })),
      ...fields.map(headed),
    ]
    for (const document of documents) {
      const policy = aPolicy(document)
      const shown = redactedOrder(order, withheldFrom(aViewer(carrier), policy))
      const read = (one: typeof order): string[] =>
        columnsFor(policy, english).flatMap((column) => [
          textOf(column, one, { policy, clock }, english),
          column.hint?.(one, { policy, clock }, english) ?? '',
        ])
      expect(read(shown)).toEqual(read(order))
    }
  })
})

describe('what an account sees, told from what it saw', () => {
  const seen = (reach: Reach, document: PolicyDocument = {}): string =>
    sightOf(aViewer(reach), aPolicy(document))
  const was = seen(carrier)
  it.each<[string, string, boolean]>([
    ['the same carrier', seen({ ...carrier }), true],
    ['a setting that withholds no other', seen(carrier, headed('spocs.0.name')), true],
    ['another carrier', seen({ kind: 'vendor', transporter: 'Bluedart' }), false],
    ['a distributor of that name', seen({ kind: 'distributor', name: 'Roadrunner' }), false],
    ['all of the account', seen({ kind: 'client' }), false],
    ['one from whom less is withheld', seen(carrier, headed('value')), false],
  ])('is for %s [ROLE-15]', (_who, now, isSame) => {
    expect(now === was).toBe(isSame)
  })

  it('is as kept downloads of releases before are taken to be, where it is all [ROLE-15]', () => {
    // migrations/0056_sight_of_downloads.sql
    expect(seen({ kind: 'client' })).toBe('{"reach":{"kind":"client"},"withheld":[]}')
  })
})
