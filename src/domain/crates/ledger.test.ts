import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { created, orderOf, recorded } from '../testing/factories.ts'
import { countsIn } from './counted.ts'
import type { LotEvent } from './crate-row.ts'
import { entriesOf, isToItself, movementsOf } from './ledger.ts'

/** A count as the log tells it. */
const count = (event: LotEvent, quantities: Record<string, number>) => ({
  event,
  lot: 'L-1',
  counts: Object.entries(quantities).map(([key, quantity]) => ({ key, label: key, quantity })),
})
const asEvent = (data: ReturnType<typeof count>): OrderEvent => ({ type: 'crates_counted', data })
const out = count('wh_out', { crate: 10, pallet: 2 })
const delivered = count('pod_in', { crate: 10, pallet: 2 })
const back = count('pod_out', { crate: 8, pallet: 2 })

describe('the crate account', () => {
  it.each([
    ['vehicle', 'A', 'vehicle', 'A', true],
    ['vehicle', 'A', 'vehicle', 'B', false],
    ['vehicle', 'A', 'receiver', 'A', false],
  ] as const)('from %s %s to %s %s leads nowhere: %s [CRAT-01]', (from, a, to, b, nowhere) =>
    expect(isToItself({ from: { kind: from, name: a }, to: { kind: to, name: b } })).toBe(nowhere),
  )

  it('moves crates between source, truck and client, each movement of two sides that add up to nothing [LOT-03] [CRAT-01]', () => {
    const order = orderOf({ lot: 'L-1' })
    const counts = [out, delivered, back, count('wh_in', { crate: 7, pallet: 0 })]
    const ways = counts.flatMap((one) => movementsOf(order, one, []))
    expect(
      ways.map(({ asset, from, to, quantity }) => [asset, from.name, to.name, quantity]),
    ).toEqual([
      ['crate', 'Pune', 'MH12AB1234', 10],
      ['pallet', 'Pune', 'MH12AB1234', 2],
      ['crate', 'MH12AB1234', 'Contoso Stores', 10],
      ['pallet', 'MH12AB1234', 'Contoso Stores', 2],
      ['crate', 'Contoso Stores', 'MH12AB1234', 8],
      ['pallet', 'Contoso Stores', 'MH12AB1234', 2],
      ['crate', 'MH12AB1234', 'Pune', 7],
    ])
    const entries = ways.flatMap(entriesOf)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const balance = (name: string): number =>
      entries
        .filter(({ party, asset }) => party.name === name && asset === 'crate')
        .reduce((sum, { amount }) => sum + amount, 0)
    expect([balance('Pune'), balance('MH12AB1234'), balance('Contoso Stores')]).toEqual([-3, 1, 2])
  })

  it('takes crates from where they were counted last, whatever the order names since [LOT-03] [CRAT-01] [EDIT-02]', () => {
    const renamed: OrderEvent = {
      type: 'edited',
      data: { fields: { truck_number: 'MH14ZZ0001', client: 'Fabrikam' } },
    }
    const counts = [out, delivered, back, count('wh_in', { crate: 7, pallet: 0 })].map(asEvent)
    const [loaded, ...others] = counts
    const log = recorded([created({ lot: 'L-1' }), ...(loaded ? [loaded] : []), renamed, ...others])
    const balances = new Map<string, number>()
    for (const { party, asset, amount } of countsIn(log)
      .flatMap(({ movements }) => movements)
      .flatMap(entriesOf))
      if (asset === 'crate') balances.set(party.name, (balances.get(party.name) ?? 0) + amount)
    expect(Object.fromEntries(balances)).toEqual({
      Pune: -3,
      MH12AB1234: 0,
      Fabrikam: 2,
      MH14ZZ0001: 1,
    })
  })

  it('takes an asset from the truck that has it, and not from one that has another [LOT-03] [CRAT-01]', () => {
    const onto = (asset: string, name: string) => ({
      asset,
      from: { kind: 'warehouse', name: 'Pune' } as const,
      to: { kind: 'vehicle', name } as const,
      quantity: 2,
    })
    const home = movementsOf(orderOf({ lot: 'L-1' }), count('wh_in', { crate: 2 }), [
      onto('crate', 'B'),
      onto('pallet', 'B2'),
    ])
    expect(home.map(({ from, quantity }) => [from.name, quantity])).toEqual([['B', 2]])
  })

  it.each<[string, number, number, [string, number][]]>([
    ['no more than the last one has', 8, 2, [['B2', 2]]],
    [
      'more than the last one has',
      8,
      5,
      [
        ['B2', 3],
        ['B', 2],
      ],
    ],
    [
      'more than both have',
      8,
      7,
      [
        ['B2', 5],
        ['B', 2],
      ],
    ],
    ['what the first one cannot have', 12, 5, [['B2', 5]]],
  ])(
    'takes %s from each truck that has crates, the last one first, and the rest from that [LOT-03] [CRAT-01]',
    (_case, brought, home, taken) => {
      const [loaded, ...others] = [
        out,
        count('pod_in', { crate: brought, pallet: 2 }),
        count('pod_out', { crate: 3, pallet: 0 }),
        count('wh_in', { crate: home }),
      ].map(asEvent)
      const truck: OrderEvent = { type: 'edited', data: { fields: { truck_number: 'B2' } } }
      const began = [created({ lot: 'L-1', truck_number: 'B' }), ...(loaded ? [loaded] : [])]
      const last = countsIn(recorded([...began, truck, ...others])).at(-1)
      expect(last?.movements.map(({ from, quantity }) => [from.name, quantity])).toEqual(taken)
      expect(last?.movements.map(({ from, to }) => [from.kind, to.name])).toEqual(
        taken.map(() => ['vehicle', 'Pune']),
      )
    },
  )
})
