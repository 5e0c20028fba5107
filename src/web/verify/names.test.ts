import { describe, expect, it } from 'vitest'
import { actingRoles } from '../../domain/order/epod-schema.ts'
import { eventTypes } from '../../domain/order/event-summary.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { eventName, fieldName, roleName, wordedValue } from './names.ts'

describe('what a stranger reads of a proof', () => {
  it.each(eventTypes)('has a name for %s [PROF-03]', (type) => {
    expect(eventName(type)).not.toBe(verifyWords.event.other)
  })

  it('has one for what a later release logs [PROF-03]', () => {
    expect(['from_later', 'toString'].map(eventName)).toEqual(['Other entry', 'Other entry'])
  })

  it('tells every role of the log from the others [PROF-01] [PROF-03] [EPOD-11]', () => {
    expect([...actingRoles, 'system'].map(roleName)).toEqual([
      'Transporter',
      'Office',
      'Receiver',
      'Driver',
      'System',
    ])
    expect(roleName('customs_office')).toBe('Customs office')
  })

  it.each([
    ['truck_number', false, 'Vehicle'],
    ['delivery_time', false, 'Received'],
    ['invoice', false, 'Invoice'],
    ['quantity', false, 'Quantities'],
    ['ship_unit', false, 'Ship unit'],
    ['driver', false, 'Driver'],
    ['place', false, 'Place'],
    ['seal_no', true, 'Seal no'],
    ['place', true, 'Place'],
    ['condition', true, 'Goods'],
    ['delivery', true, 'Delivery'],
    ['text', true, 'Text'],
  ])('calls the field %s (of somebody’s own: %s) %s [PROF-03]', (field, is_own, name) => {
    expect(fieldName({ field, is_own })).toBe(name)
  })

  it.each([
    ['condition', ['damaged', 'shortage', 'mine'], ['Damage', 'Shortage', 'mine']],
    ['delivery', 'delayed', 'Delayed'],
    ['seal_no', 'damaged', 'damaged'],
    ['condition', 7, 7],
  ])('says what is chosen in %s as %j in words [PROF-03] [COND-01]', (field, value, shown) => {
    expect(wordedValue({ field, is_own: true }, value)).toEqual(shown)
  })
})
