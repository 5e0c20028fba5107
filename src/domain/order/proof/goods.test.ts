import { describe, expect, it } from 'vitest'
import { decideGoods } from './goods.ts'
import type { Goods } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { anOrder } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'

const outcome = (missing: Goods[] | null, damaged: Goods[] | null, order = anOrder()) => {
  const decided = decideGoods(
    order,
    { type: 'goods_condition', missing, damaged },
    'accepted',
    'receiver',
  )
  return isRefusal(decided)
    ? [decided.refused[0].field, inEnglish(decided.refused[0])]
    : decided.map(({ data }) => data)
}
const box = { text: 'Box', qty: 2 }
const missing = 'Please Enter atleast 1 Missing Good Information'
const damaged = 'Please Enter atleast 1 Damaged Good Information'

describe('the lists of missing and damaged goods', () => {
  it.each<[string, Goods[] | null, Goods[] | null, unknown[]]>([
    ['a whole row', [box], null, [{ missing: [box], damaged: null }]],
    [
      'both, one with its invoice',
      [box],
      [{ ...box, invoice: 'INV-1' }],
      [{ missing: [box], damaged: [{ ...box, invoice: 'INV-1' }] }],
    ],
    ['an empty list', [], null, ['missing', missing]],
    ['an empty list of damaged ones', null, [], ['damaged', damaged]],
    ['two empty lists', [], [], ['missing', missing]],
    ['an empty list beside the other, for none', [], [box], [{ missing: [], damaged: [box] }]],
    ['no quantity', [{ text: 'Box', qty: 0 }], null, ['missing.0.qty', missing]],
    ['no text', [{ text: '', qty: 2 }], null, ['missing.0.text', missing]],
    ['a first row that is empty', null, [{ text: '', qty: 0 }], ['damaged.0.text', damaged]],
    [
      'a damaged one without quantity',
      [box],
      [{ text: 'Can', qty: 0 }],
      ['damaged.0.qty', damaged],
    ],
    [
      'a later row left empty',
      [box, { text: '', qty: 0 }],
      null,
      [{ missing: [box], damaged: null }],
    ],
    ['a later row half filled', [box, { text: 'Can', qty: 0 }], null, ['missing.1.qty', missing]],
  ])(
    'with %s are kept, or say what the row lacks [COND-03] [COND-04]',
    (_case, lost, broken, expected) => expect(outcome(lost, broken)).toMatchObject(expected),
  )

  it('are taken back by an empty list of who stated them, and by nobody else’s [COND-04] [SIDE-01]', () => {
    const stated = (statement: 'accepted' | 'delivered') =>
      anOrder({ type: 'goods_listed', data: { missing: [box], damaged: null, statement } })
    expect(outcome([], null, stated('accepted'))).toMatchObject([{ missing: [], damaged: null }])
    expect(outcome([], null, stated('delivered'))).toEqual(['missing', missing])
  })
})
