import { describe, expect, it } from 'vitest'
import { anOrder, aPolicy, aViewer, clock, created, did, recorded } from '../testing/factories.ts'
import { againstForm, overtakenBy } from './overtaken-act.ts'

const strict = aPolicy({
  show_receive_button: true,
  receive: { needs_remark: true, needs_epod_photo: true },
})
const against = (
  order: ReturnType<typeof anOrder>,
  policy = aPolicy({ show_receive_button: true }),
): string[] => againstForm(order, 'receive', aViewer(), policy, clock).map(({ code }) => code)

describe('A form of an act', () => {
  it('hears nothing while the act may be done, and all that it needs [EPOD-06]', () => {
    expect(against(anOrder())).toEqual([])
    expect(against(anOrder(), strict)).toEqual(['remarks_missing', 'pod_missing'])
  })

  it('hears of an order that was closed meanwhile that alone [EPOD-09]', () => {
    expect(against(anOrder(did.received), strict)).toEqual(['already_received'])
    expect(against(anOrder(did.rejected), strict)).toEqual(['already_rejected'])
  })

  it('was overtaken by the last event after it began that closed, opened or judged the order [EPOD-09]', () => {
    const log = recorded([created(), did.remarked('wet'), did.received, did.remarked('dry')])
    for (const [action, rev, type] of [
      ['receive', 1, 'received'],
      ['not_delivered', 2, 'received'],
      ['receive', 3, undefined],
      ['review', 1, undefined],
    ] as const)
      expect([action, rev, overtakenBy(action, log, rev)?.type]).toEqual([action, rev, type])
  })
})
