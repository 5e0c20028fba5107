import { expect } from 'vitest'
import { anOrder } from './orders.ts'
import type { Reply, TestApp } from './app.ts'

let made = 0
const aLot = async (t: TestApp, input = {}): Promise<{ _id: string; lot: string }> => {
  made += 1
  const lot = `L-${made}`
  const { _id } = await anOrder(t, 'acme', { lot, ...input })
  return { _id, lot }
}
/** Sends what was counted of an asset at a stage of a lot. */
export const countLot = (
  t: TestApp,
  identifier: string,
  event: string,
  key: string,
  value: number | null,
  more = {},
  as = 'acme',
): Promise<Reply> => {
  const field =
    {
      wh_out: 'expected_value',
      pod_in: 'submitted_value',
      pod_out: 'pod_out_value',
      wh_in: 'wh_in_value',
    }[event] ?? ''
  return t.call(as, '/lots/submitLotEvent', {
    identifier,
    event,
    submitted_data: [{ key, [field]: value }],
    ...more,
  })
}
/** A lot that went out, came to the receiver and left from there. */
export const travelled = async (
  t: TestApp,
  key: string,
  out: number,
  given_back: number,
  input = {},
): Promise<string> => {
  const { _id, lot } = await aLot(t, input)
  expect((await countLot(t, lot, 'wh_out', key, out, { _id })).code).toBe(200)
  expect((await countLot(t, lot, 'pod_in', key, out)).code).toBe(200)
  expect((await countLot(t, lot, 'pod_out', key, given_back)).code).toBe(200)
  return lot
}
