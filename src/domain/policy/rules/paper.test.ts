import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../../order/events.ts'
import { aPolicy, aViewer, anOrder, byLink, clock, did } from '../../testing/factories.ts'
import { whyNot } from '../access.ts'
import type { Viewer } from '../viewer.ts'

describe('remarks and photos on record', () => {
  it('leave room for twenty photos [PHOT-05]', () => {
    const photos = (n: number): OrderEvent[] =>
      Array.from({ length: n }, (_, i) => did.photo(`p${i}`))
    const why = (n: number) => whyNot(anOrder(...photos(n)), 'photo', aViewer(), aPolicy(), clock)
    expect([why(19), why(20)]).toEqual([
      [],
      [{ kind: 'rule', field: 'photos', code: 'photo_too_many' }],
    ])
  })

  it('leave the receiver the last five places, whatever the driver added [PHOT-05]', () => {
    const order = anOrder(...Array.from({ length: 15 }, (_, i) => did.photo(`p${i}`)))
    const why = (viewer: Viewer) => whyNot(order, 'photo', viewer, aPolicy(), clock)
    expect([why(byLink('driver')), why(byLink('receiver')), why(aViewer())]).toEqual([
      [{ kind: 'rule', field: 'photos', code: 'photo_too_many' }],
      [],
      [],
    ])
  })

  it('leave room for one remark of each role where the policy says so [REM-08]', () => {
    const one = aPolicy({ screen: { multiRemark: false } })
    const order = anOrder(did.remarked('ok', 'client'))
    expect(whyNot(order, 'remark', aViewer(), one, clock)).toEqual([
      { kind: 'rule', field: 'remarks', code: 'one_remark_only' },
    ])
    expect(whyNot(order, 'remark', byLink('receiver'), one, clock)).toEqual([])
    expect(whyNot(order, 'remark', aViewer(), aPolicy(), clock)).toEqual([])
  })
})
