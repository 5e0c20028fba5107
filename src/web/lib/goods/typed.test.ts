import { describe, expect, it } from 'vitest'
import { emptyRow, goodsAct, goodsIn, listsFrom, typedFrom, wholeTyped } from './typed.ts'

describe('Goods as typed', () => {
  const lists = {
    shortage: [{ text: ' Fan ', qty: '2', invoice: '' }],
    damaged: [{ text: 'Mixer', qty: '', invoice: ' I-1 ' }],
  }

  it('are sent for the conditions that are ticked, with integers and an invoice where one stands [COND-03] [COND-04]', () => {
    expect(goodsIn(['intact'], lists, {})).toBeNull()
    expect(goodsIn(['shortage'], lists, {})).toEqual({
      missing: [{ text: 'Fan', qty: 2 }],
      damaged: null,
    })
    expect(goodsIn(['damaged', 'shortage'], lists, {})).toEqual({
      missing: [{ text: 'Fan', qty: 2 }],
      damaged: [{ text: 'Mixer', qty: 0, invoice: 'I-1' }],
    })
    expect(goodsAct({ missing: null, damaged: [] })).toEqual({ damaged: [] })
  })

  it('begin with one empty row a list, and quantities are digits alone [COND-03] [COND-04]', () => {
    expect([listsFrom({}).shortage.length, listsFrom({}).damaged.length]).toEqual([1, 1])
    expect(wholeTyped('1.5e3x')).toBe('153')
  })

  it('stand there again as they were stated, or as one empty row [COND-03] [PUBL-01]', () => {
    const stated = [
      { text: 'Fan', qty: 2 },
      { text: 'Mixer', qty: 1, invoice: 'I-1' },
    ]
    expect(goodsIn(['shortage'], listsFrom({ missing: stated }), {})?.missing).toEqual(stated)
    expect(
      goodsIn(['damaged'], listsFrom({ missing: stated }), { missing: stated })?.missing,
    ).toBeNull()
    expect([typedFrom([]), typedFrom(undefined)]).toEqual([[emptyRow], [emptyRow]])
  })

  it('are taken back by who says that all is intact, as far as it listed any [COND-02] [COND-03]', () => {
    const missing = [{ text: 'Fan', qty: 2 }]
    const said = (own: Parameters<typeof goodsIn>[2]) => goodsIn(['intact'], listsFrom(own), own)
    expect(said({ missing, damaged: [] })).toEqual({ missing: [], damaged: null })
    expect(said({ missing, damaged: missing })).toEqual({ missing: [], damaged: [] })
    expect(said({ missing: [], damaged: [] })).toBeNull()
    expect(goodsIn([], listsFrom({ missing }), { missing })).toBeNull()
  })
})
