import { describe, expect, it } from 'vitest'
import { orderOf } from '../../testing/factories.ts'
import { calleeOf, landmarkOf } from './at-the-door.ts'

const named = (name: string, ...phone: string[]) => ({ name, contact: { phone, email: [] } })

describe('whom a driver calls', () => {
  it.each([
    ['the first contact', [named('Asha', '9876500002'), named('Meera', '9876500003')], 'Asha'],
    ['the first with a number', [named('Asha'), named('Meera', '9876500003')], 'Meera'],
  ])('is %s [DOOR-01]', (_, spocs, name) => {
    const order = orderOf({})
    expect(
      calleeOf({
        ...order,
        spocs: spocs.map((spoc) => ({ ...spoc, contact: { ...spoc.contact, status: [] } })),
      }).name,
    ).toBe(name)
  })

  it.each([
    ['without a contact', []],
    ['whose contact was erased', [{ name: '', contact: { phone: [''], email: [''], status: [] } }]],
  ])('is nobody on an order %s [DOOR-01]', (_, spocs) =>
    expect(calleeOf({ spocs })).toEqual({ name: null, phone: null }),
  )
})

describe('a landmark', () => {
  it.each([
    ['the field of that name', { exception: false, landmark: ' Near the old mill ' }],
    ['however it is written', { exception: false, Landmark: 'Near the old mill' }],
  ])('is %s [DOOR-01]', (_, extra_fields) =>
    expect(landmarkOf({ extra_fields })).toBe('Near the old mill'),
  )

  it.each([
    ['there is no such field', { exception: false }],
    ['it is blank, as one that was erased', { exception: false, landmark: ' ' }],
    ['it is no text', { exception: false, landmark: 7 }],
    ['it is a list', { exception: false, landmark: ['Mill', 'Gate'] }],
  ])('is none where %s [DOOR-01]', (_, extra_fields) =>
    expect(landmarkOf({ extra_fields })).toBeNull(),
  )

  it.each([
    ['x'.repeat(5_000), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd`],
  ])('is cut at 200 characters, with no half of one left: case %# [DOOR-01]', (landmark, shown) =>
    expect(landmarkOf({ extra_fields: { exception: false, landmark } })).toBe(shown),
  )
})
