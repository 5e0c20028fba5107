import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../testing/factories.ts'
import { anyLog } from '../testing/stories.ts'
import { canonical } from './canonical.ts'
import { replay } from './evolve.ts'
import { orderOnWire } from './on-wire.ts'
import type { Order } from './order.ts'
import { stateOf, untoldOf, type OrderAnswer } from './stored-state.ts'

const answerOf = (order: Order): OrderAnswer =>
  JSON.parse(JSON.stringify({ ...order.profile, ...orderOnWire(order) })) as OrderAnswer

/** As it comes back from what is kept of it. */
const again = (order: Order, answered = answerOf(order)): Order =>
  stateOf(answered, JSON.parse(JSON.stringify(untoldOf(order, answered))) as object)

describe('an order that is kept as its answer and what that lacks', () => {
  it('is the same order, whatever happened to it [SIZE-01] [REPL-01]', () => {
    const told = fc.property(anyLog, (log) => {
      const order = replay(log)
      return order !== null && canonical(again(order)) === canonical(order)
    })
    expect(fc.check(told, { numRuns: 500 })).toMatchObject({ failed: false })
  })

  it('keeps nothing twice: of a new order the answer lacks nothing, of a received one the end [SIZE-01]', () => {
    expect(untoldOf(anOrder(), answerOf(anOrder()))).toEqual({})
    const ended = { ...anOrder(), trip_completed_at: '2026-11-27T06:00:00.000Z' }
    expect(untoldOf(ended, answerOf(ended))).toEqual({
      trip_completed_at: '2026-11-27T06:00:00.000Z',
    })
  })

  it.each<[string, Partial<Order>]>([
    ['fields of a trade', { profile: { lr: 'LR 7', cust_code: null, bill_qty: 3 } }],
    [
      'damage by a party’s word, and a rating',
      {
        epod: {
          ...anOrder().epod,
          client_rating: 4,
          damaged: [{ text: 'A1', qty: 2, statement: 'accepted' }],
        },
      },
    ],
    ['an order taken out', { withdrawn: true }],
    ['a value that says nothing', { erased: undefined }],
  ])('is the same with %s [SIZE-01]', (_what, given) => {
    const order = { ...anOrder(), ...given }
    expect(canonical(again(order))).toBe(canonical(order))
  })

  it('takes nothing from an answer that no state has, of whatever release that is [TABL-01]', () => {
    const answered = answerOf(anOrder())
    const other: OrderAnswer = {
      ...answered,
      leaked: true,
      trip_status: 'Over',
      epod: { ...answered.epod, leaked: true },
    }
    expect(canonical(again(anOrder(), other))).toBe(canonical(anOrder()))
  })

  it('holds what an answer of another release lacks, or calls otherwise [TABL-01]', () => {
    const order = { ...anOrder(), lot: 'L-1', profile: { lr: 'LR 7' } }
    const { lot, lr: _lr, ...others } = answerOf(order)
    const told: OrderAnswer = { ...others, batch: lot }
    expect(untoldOf(order, told)).toEqual({ lot: 'L-1', profile: { lr: 'LR 7' } })
    expect(canonical(again(order, told))).toBe(canonical(order))
  })
})
