import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { aPolicy, aViewer, anOrder, byLink, clock, NOW, recorded } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { later } from '../../time.ts'
import { words } from '../../testing/words.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { sideOf } from './side.ts'
import { whyPhotoStays } from './photo-deletion.ts'
import { goodsAuthor, goodsOfParty, statedBy, weightiestGoods } from './goods-by-party.ts'
import { orderOnWire } from '../on-wire.ts'
import type { FreeLists, Goods, Order } from '../order.ts'
import type { StatementKind } from './stating-party.ts'
import { isRefusal } from '../refusal.ts'

/** Who says something, by what brought them in. */
const parties = {
  receiver: { viewer: byLink('receiver'), user: {} },
  'driver’s link': { viewer: byLink('driver'), user: {} },
  'driver’s account': { viewer: aViewer(), user: { config: { accountType: 'Driver' } } },
  vendor: { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }), user: {} },
  distributor: { viewer: aViewer({ kind: 'distributor', name: 'Depot' }), user: {} },
  CnF: { viewer: aViewer(), user: { config: { accountType: 'CnF' } } },
  desk: { viewer: aViewer(), user: {} },
} satisfies Record<string, { viewer: Viewer; user: PolicyDocument }>
type Party = keyof typeof parties
const carriers: Party[] = ['driver’s link', 'driver’s account', 'vendor']

const document: PolicyDocument = {
  order_module_config: { allow_deletion_of_attachments: true },
  signature: 'optional',
}
const outcomeOf = (order: Order, by: Party, command: Command) => {
  const { viewer, user } = parties[by]
  return decide(order, command, viewer, aPolicy(document, user), clock)
}
const refusalOf = (order: Order, by: Party, command: Command): string | null => {
  const outcome = outcomeOf(order, by, command)
  return isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null
}
/** The order after what each said, in turn. */
const after = (...said: [Party, Command][]): Order =>
  said.reduce((order, [by, command]) => {
    const outcome = outcomeOf(order, by, command)
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    return recorded(outcome, undefined, order.rev + 1).reduce(evolve, order)
  }, anOrder())

const goods = (missing: Goods[] | null, damaged: Goods[] | null = null): Command => ({
  type: 'goods_condition',
  missing,
  damaged,
})
const remark = (extra_fields: FreeLists): Command => ({
  type: 'remark',
  by: '',
  text: 'seen',
  categories: [],
  custom_fields: {},
  extra_fields,
})
const photo = (url: string): Command => ({
  type: 'photo',
  photo: {
    url,
    tag: 'epod',
    file_name: 'a.jpg',
    ext: 'jpg',
    digest: url,
    captured_at: null,
    place: null,
  },
})
const panels = { text: 'LED panels', qty: 3 }
const box = { text: 'Box', qty: 1 }

describe('missing and damaged goods', () => {
  it.each(carriers)(
    'of the receiver stay, whatever the %s lists or empties [SIDE-01] [COND-03]',
    (carrier) => {
      const { epod } = after(
        ['receiver', goods([panels], [box])],
        [carrier, goods([box], [box])],
        [carrier, goods([], [])],
        [carrier, goods([box])],
      )
      expect(orderOnWire({ ...anOrder(), epod }).epod).toMatchObject({
        missing: [panels, box],
        damaged: [box],
        goods: [
          { statement: 'delivered', missing: [box], damaged: [] },
          { statement: 'accepted', missing: [panels], damaged: [box] },
        ],
      })
    },
  )

  it('of a party take the place of what it said before, and none withdraw it [SIDE-01]', () => {
    const { missing } = after(
      ['receiver', goods([panels])],
      ['vendor', goods([box])],
      ['receiver', goods([])],
      ['vendor', goods([])],
      ['desk', goods([box])],
    ).epod
    expect(missing).toEqual([{ ...box, statement: 'declared' }])
  })

  it('are told of one party alone, in its own words [SIDE-01] [PUBL-05]', () => {
    const { epod } = after(['receiver', goods([panels])], ['driver’s link', goods([box, panels])])
    const said = (statement: StatementKind | null): Goods[] =>
      goodsOfParty(epod, { statement }).missing
    expect([said('accepted'), said('delivered'), said('declared'), said(null)]).toEqual([
      [panels],
      [box, panels],
      [],
      [],
    ])
  })

  it.each<[Party, Party, number]>([
    ['driver’s link', 'vendor', 2],
    ['vendor', 'driver’s link', 2],
    ['receiver', 'distributor', 2],
    ['distributor', 'receiver', 2],
    ['driver’s link', 'driver’s account', 1],
  ])(
    'that the %s listed are not for the %s of the same side to empty or to replace [COND-04] [SIDE-01]',
    (first, second, stated) => {
      const before = after([first, goods(null, [panels])])
      const isEmptied = !isRefusal(outcomeOf(before, second, goods(null, [])))
      expect(isEmptied).toBe(stated === 1)
      const { epod } = after([first, goods(null, [panels])], [second, goods(null, [box])])
      expect(epod.damaged).toHaveLength(stated)
      expect(orderOnWire({ ...before, epod }).epod.goods).toHaveLength(stated)
      // Each takes back its own.
      const own = [second, goods(null, [])] as [Party, Command]
      expect(
        after([first, goods(null, [panels])], [second, goods(null, [box])], own).epod.damaged,
      ).toHaveLength(stated - 1)
    },
  )

  it.each<[Party, Party]>([
    ['driver’s link', 'vendor'],
    ['receiver', 'distributor'],
    ['receiver', 'CnF'],
  ])(
    'that %s and %s of one side list are each one’s own on the wire [SIDE-01] [COND-04]',
    (known, other) => {
      const order = after([other, goods([box], [panels])], [known, goods([panels])])
      const lists = orderOnWire(order).epod.goods
      const listOf = (by: Party): Goods[] | undefined => {
        const { viewer, user } = parties[by]
        const { config } = aPolicy(user)
        return statedBy(lists, goodsAuthor(viewer, config.accountType)).missing
      }
      expect([listOf(known), listOf(other), listOf('desk')]).toEqual([[panels], [box], undefined])
      // Whom its side is known by is asked first, and nobody's goods are added to another's.
      expect(weightiestGoods(lists ?? [], 'missing')).toEqual([panels])
      expect(weightiestGoods(lists ?? [], 'damaged')).toEqual([panels])
    },
  )

  it('that two parties state alike are one on the wire [SIDE-01]', () => {
    const order = after(['receiver', goods([panels])], ['vendor', goods([panels])])
    expect(orderOnWire(order).epod.missing).toEqual([panels])
  })

  it('of a record that names no party stand against the carrier alone [SIDE-01]', () => {
    const before: OrderEvent = { type: 'goods_listed', data: { missing: [panels], damaged: null } }
    const order = anOrder(before)
    const then = (by: Party): Goods[] => {
      const outcome = outcomeOf(order, by, goods([]))
      if (isRefusal(outcome)) return order.epod.missing
      return recorded(outcome, undefined, order.rev + 1).reduce(evolve, order).epod.missing
    }
    expect([then('vendor'), then('desk'), then('receiver')]).toEqual([[panels], [], []])
    expect(orderOnWire(order).epod.goods).toEqual([
      { statement: null, missing: [panels], damaged: [] },
    ])
  })
})

describe('what a party says again, after a reload perhaps', () => {
  it('is on record once: remark and goods, until it says something else [PUBL-01] [PUBL-07]', () => {
    const order = after(
      ['receiver', remark({ condition: 'damaged' })],
      ['receiver', goods([panels], [box])],
    )
    const again = (by: Party, command: Command): number => {
      const outcome = outcomeOf(order, by, command)
      return isRefusal(outcome) ? -1 : outcome.length
    }
    expect([
      again('receiver', remark({ condition: 'damaged' })),
      again('receiver', goods([panels], [box])),
      again('receiver', goods([panels])),
      again('receiver', remark({ condition: 'shortage' })),
      again('receiver', goods([box])),
      again('driver’s link', remark({ condition: 'damaged' })),
      again('driver’s link', goods([panels])),
    ]).toEqual([0, 0, 0, 1, 1, 1, 1])
  })

  it('is on record anew once the proof was opened again [REVW-03]', () => {
    const before = after(['receiver', remark({})])
    const opened = recorded(
      [{ type: 'reopened', data: { reason: 'blurred' } }],
      later(NOW, 1_000),
      before.rev + 1,
    ).reduce(evolve, before)
    const outcome = outcomeOf(opened, 'receiver', remark({}))
    expect(isRefusal(outcome) ? null : outcome).toHaveLength(1)
  })
})

describe('the condition', () => {
  it.each<[Party, Party, string]>([
    ['receiver', 'vendor', 'damaged'],
    ['receiver', 'driver’s link', 'damaged'],
    ['receiver', 'desk', 'damaged'],
    ['desk', 'driver’s account', 'damaged'],
    ['desk', 'receiver', 'intact'],
    ['vendor', 'receiver', 'intact'],
    ['vendor', 'driver’s link', 'intact'],
    ['distributor', 'desk', 'damaged'],
  ])(
    'found by the %s and then by the %s is %s: the carrier is heard last [SIDE-01]',
    (first, second, condition) => {
      const { extra_fields } = after(
        [first, remark({ condition: 'damaged' })],
        [second, remark({ condition: 'intact' })],
      )
      expect(extra_fields).toMatchObject({ condition, exception: true })
    },
  )

  it('and all else that an order was entered with is not for a carrier’s remark [SIDE-01]', () => {
    const order = { ...anOrder(), extra_fields: { exception: false, route: 'A', gate: '' } }
    const outcome = outcomeOf(order, 'vendor', remark({ route: 'B', gate: '4', seal: 'S' }))
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    const { extra_fields } = recorded(outcome, undefined, order.rev + 1).reduce(evolve, order)
    expect(extra_fields).toEqual({ exception: false, route: 'A', gate: '4', seal: 'S' })
  })
})

describe('a photo', () => {
  it.each<[Party, Party[]]>([
    ['receiver', ['receiver', 'desk']],
    ['driver’s link', ['driver’s link', 'driver’s account', 'desk']],
    ['vendor', ['vendor', 'desk']],
    ['distributor', ['distributor', 'CnF', 'desk']],
    ['desk', ['desk']],
  ])('of the %s is deleted by %j alone [PHOT-04] [SIDE-01]', (owner, deleters) => {
    const order = after([owner, photo('u')])
    const allowed = Object.keys(parties).filter(
      (by) => refusalOf(order, by as Party, { type: 'delete_photo', url: 'u' }) === null,
    )
    expect(new Set(allowed)).toEqual(new Set(deleters))
    const others = carriers.filter((by) => !deleters.includes(by))
    for (const by of others)
      expect(refusalOf(order, by, { type: 'delete_photo', url: 'u' })).toBe(words.photo_of_others)
  })
})

it('a photo is of the side that states it, whatever account took it [SIDE-02]', () => {
  const sideBy = (by: Party) => {
    const [taken] = after([by, photo('u')]).epod.photos
    return taken && sideOf(taken)
  }
  expect((['distributor', 'CnF', 'receiver', 'desk', 'vendor'] as const).map(sideBy)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'declared',
    'delivered',
  ])
})

it('pages ask of each photo what the server would refuse [ROLE-16] [PHOT-04]', () => {
  const order = after(['receiver', photo('u')])
  const [taken] = order.epod.photos
  if (!taken) throw new Error('it is on record')
  const why = (by: Party) =>
    whyPhotoStays(order, taken, parties[by].viewer, aPolicy(document, parties[by].user))
  expect([why('desk'), why('receiver')]).toEqual([[], []])
  expect(why('vendor').map((one) => inEnglish(one))).toEqual([words.photo_of_others])
})

describe('a rating', () => {
  const rated = (client_rating: number): Command => ({ type: 'rating', client_rating })

  it.each(carriers)('is nothing for the %s to give [RATE-01] [SIDE-01]', (carrier) =>
    expect(refusalOf(anOrder(), carrier, rated(5))).toBe(words.wrong_party(words.actions.rating)),
  )

  it('is changed by who gave it, and by nobody else [RATE-01]', () => {
    const order = after(['receiver', rated(1)], ['receiver', rated(2)])
    expect(order.epod.client_rating).toBe(2)
    expect(refusalOf(order, 'desk', rated(5))).toBe(words.rated_by_other)
    expect(refusalOf(after(['desk', rated(4)]), 'receiver', rated(1))).toBe(words.rated_by_other)
  })
})

describe('a remark', () => {
  it.each<[Party, StatementKind, object]>([
    ['distributor', 'accepted', { statement: 'accepted' }],
    ['CnF', 'accepted', { statement: 'accepted' }],
    ['desk', 'declared', {}],
    ['vendor', 'delivered', {}],
    ['receiver', 'accepted', {}],
  ])('of the %s is on the side %s, on the wire too [SIDE-01] [SIDE-02]', (party, side, kept) => {
    const [said] = orderOnWire(after([party, remark({})])).epod.remarks
    expect(said && sideOf(said)).toBe(side)
    expect(said).toEqual({ ...said, statement: undefined, ...kept })
  })

  it('of one side is no word of another, though both act for the client [SIDE-01]', () => {
    const { remarks } = after(['distributor', remark({})], ['desk', remark({})]).epod
    expect(remarks.map(sideOf)).toEqual(['accepted', 'declared'])
  })
})

describe('a signature', () => {
  const signed = (name: string): Command => ({
    type: 'signature',
    signature: { name, relation: 'Self', url: name, digest: name },
  })

  it.each(carriers)(
    'of the receiver stays, whoever signs on the device of the %s [SIGN-01]',
    (carrier) => {
      const order = after([carrier, signed('Ravi')], ['receiver', signed('Meera')])
      expect(order.epod.signature).toMatchObject({ name: 'Meera', action_by: 'receiver' })
      expect(refusalOf(order, carrier, signed('Ravi'))).toBe(words.signed_by_other)
    },
  )

  it.each<Party>(['distributor', 'CnF'])(
    'of a %s is the receiving side’s, and stays when the desk signs [SIGN-01] [SIDE-01]',
    (party) => {
      const order = after([party, signed('Meera')])
      expect(order.epod.signature).toMatchObject({ action_by: 'client', statement: 'accepted' })
      expect(orderOnWire(order).epod.signature).toMatchObject({ statement: 'accepted' })
      expect(refusalOf(order, 'desk', signed('Asha'))).toBe(words.signed_by_other)
      expect(refusalOf(order, party, signed('Asha'))).toBeNull()
    },
  )

  it('is the sender’s where the desk gave it, and where a release before did not ask [SIGN-01]', () => {
    const { signature } = after(['desk', signed('Asha')]).epod
    expect(signature).not.toHaveProperty('statement')
    expect(signature && sideOf(signature)).toBe('declared')
  })
})
