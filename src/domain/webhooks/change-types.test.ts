import { describe, expect, it } from 'vitest'
import { eventTypes } from '../order/event-summary.ts'
import {
  changeTypeOf,
  eventTypesFor,
  toldChangeTypes,
  toldEventTypes,
  webhookTypes,
} from './change-types.ts'

describe('what other systems are told', () => {
  it('names each kind of event once, and never one of codes, links or messages [HOOK-01]', () => {
    const names = eventTypes.map(changeTypeOf)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => /^order\.[a-z_]+$/.test(name))).toBe(true)
    expect(eventTypes.filter((type) => !toldEventTypes.includes(type)).toSorted()).toEqual([
      'chased',
      'contact_status',
      'link_created',
      'link_revoked',
      'notified',
      'otp_failed',
      'otp_sent',
    ])
  })

  it.each([
    [['order.added'], ['created']],
    [
      ['order.received', 'order.rejected'],
      ['received', 'rejected'],
    ],
    [['checkpoint.published'], []],
    [['order.otp_sent'], []],
    [['order.*', 'order.added'], toldEventTypes],
  ])('finds the events of %j', (types, events) => {
    expect(eventTypesFor(types)).toEqual(events)
  })

  it('offers every change, all of them in one name, and checkpoints [HOOK-01]', () => {
    expect(webhookTypes).toEqual(['order.*', ...toldChangeTypes, 'checkpoint.published'])
  })
})
