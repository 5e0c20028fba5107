import { describe, expect, it } from 'vitest'
import { anInput, clock } from '../../testing/factories.ts'
import { enteredFrom, spocsFrom } from './new-order.ts'

describe('an entered order as it is kept', () => {
  it('has weight and turn-around time converted [ADD-09]', () => {
    const entered = enteredFrom(
      anInput({ ship_weight: { weight: 2, unit: 'Tonne', value: 7 }, eta_hrs: 48 }),
      clock,
    )
    expect(entered.ship_weight).toEqual({ weight: 2, unit: 'Tonne', value: 200 })
    expect([entered.tat, entered.tat_f, entered.eta_hrs]).toEqual([172_800_000, 48, 48])
    expect(enteredFrom(anInput({ eta_hrs: undefined, tat: 5_400_000 }), clock)).toMatchObject({
      tat: 5_400_000,
      eta_hrs: 1.5,
    })
  })

  it.each([
    [
      'a day and a time',
      { dispatch_date: '2026-03-09', dispatch_time: '14:30' },
      '2026-03-09T09:00:00.000Z',
    ],
    [
      'an instant, whose day in the zone counts',
      { dispatch_date: '2026-03-08T20:00:00.000Z', dispatch_time: '14:30' },
      '2026-03-09T09:00:00.000Z',
    ],
    [
      'a day alone',
      { dispatch_date: '2026-03-09', dispatch_time: undefined },
      '2026-03-08T18:30:00.000Z',
    ],
    [
      'a time alone, which is today’s',
      { dispatch_date: undefined, dispatch_time: '14:30' },
      '2026-03-10T09:00:00.000Z',
    ],
    ['neither', { dispatch_date: undefined, dispatch_time: undefined }, null],
  ])('reads its dispatch from %s in the zone of the account', (_case, dispatch, instant) => {
    expect(enteredFrom(anInput(dispatch), clock).dispatch_date).toBe(instant)
  })

  it('fills what was left out: value NA, empty texts, no receiver', () => {
    expect(enteredFrom({ identifier: 'LR-1' }, clock)).toMatchObject({
      value: 'NA',
      client: '',
      spocs: [],
      tat: null,
      dispatch_date: null,
      ship_weight: null,
      profile: {},
    })
  })

  it('leaves a claimed exception out, which only a remark can find [REM-05]', () => {
    expect(
      enteredFrom(anInput({ extra_fields: { exception: true, note: 'x' } }), clock).extra_fields,
    ).toEqual({ exception: false, note: 'x' })
  })

  it('drops receiver rows that say nothing [ADD-06]', () => {
    expect(
      spocsFrom([
        { name: '' },
        { name: 'Meera' },
        { name: '', contact: { phone: ['9876543210'] } },
      ]),
    ).toEqual([
      { name: 'Meera', contact: { phone: [], email: [], status: [] } },
      { name: '', contact: { phone: ['9876543210'], email: [], status: [] } },
    ])
  })
})

it('keeps where an order comes from, the units of its items, and a receiver with an e-mail alone [ADD-09]', () => {
  const { source, Items, spocs } = enteredFrom(
    anInput({
      source: { name: 'Pune', loc: [18.52, 73.85], city: 'Pune' },
      Items: [{ item_no: '1', sales_unit: 'BAG', number_of_box: 3 }],
      spocs: [
        { name: '', contact: { email: ['a@example.com'] } },
        { name: '', contact: {} },
      ],
    }),
    clock,
  )
  expect(source).toEqual({ name: 'Pune', loc: [18.52, 73.85], city: 'Pune' })
  expect(Items[0]).toMatchObject({ item_no: '1', sales_unit: 'BAG', number_of_box: 3 })
  expect(spocs.map(({ contact }) => contact.email)).toEqual([['a@example.com']])
})

it.each([
  [{ dispatch_date: undefined, dispatch_time: undefined }, [null, null]],
  [
    { dispatch_date: '2026-03-09', dispatch_time: undefined },
    ['2026-03-08T18:30:00.000Z', '00:00'],
  ],
  [{ dispatch_date: undefined, dispatch_time: '12:00' }, ['2026-03-10T06:30:00.000Z', '12:00']],
] as const)('reads the dispatch of %j as %j [ADD-09]', (changes, expected) => {
  const { dispatch_date, dispatch_time } = enteredFrom({ ...anInput(), ...changes }, clock)
  expect([dispatch_date, dispatch_time]).toEqual(expected)
})
