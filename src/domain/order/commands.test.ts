import { describe, expect, it } from 'vitest'
import type { LotCommand } from '../crates/lot-event.ts'
import { aPolicy, aViewer, clock, orderOf } from '../testing/factories.ts'
import { decide } from './decide.ts'
import { isRefusal } from './refusal.ts'

describe('crates', () => {
  it.each<[LotCommand['event'], boolean]>([
    ['wh_out', false],
    ['pod_in', true],
    ['pod_out', true],
    ['wh_in', false],
  ])('are for whoever brings the goods to count at the door alone: %s [LOT-01]', (event, may) => {
    const outcome = decide(
      orderOf({ lot: 'L-1' }),
      { type: 'lot_event', event, lot: 'L-1', counts: [{ key: 'a', label: 'A', value: 1 }] },
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
      aPolicy({ lot_module_config: { enable_lot_events: true } }),
      clock,
    )
    expect(!isRefusal(outcome) || outcome.refused[0].kind !== 'forbidden').toBe(may)
  })
})
