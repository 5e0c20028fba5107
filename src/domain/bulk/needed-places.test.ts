import { describe, expect, it } from 'vitest'
import { aPolicy, clock } from '../testing/factories.ts'
import { formatFor } from './formats.ts'
import { lackingPlaces, neededPlaces, requiredPlaces } from './needed-places.ts'

const needed = (more: Parameters<typeof aPolicy>[0]) => {
  const policy = aPolicy(more)
  const format = formatFor(policy)
  return neededPlaces(
    {
      is_1904: false,
      date_order: null,
      tat_unit: policy.bulk.tat_unit,
      time_zone: policy.time_zone,
      phones: policy.phones,
      decimal_sign: null,
    },
    { format, policy, client: 'acme', clock },
  )
}

describe('what a file has to have', () => {
  it('is what the account needs of an order and is not filled in, the contact either way [DESK-15]', () => {
    expect(needed({})).toEqual([
      ['identifier'],
      ['driver.contact'],
      ['dispatch_time'],
      ['tat'],
      ['spocs.0.contact.phone', 'spocs.0.contact.email'],
    ])
    expect(needed({ add: { required_fields: false } })).toEqual([['identifier']])
    expect(needed({ add: { waive_eta: true, waive_spoc: true } })).not.toContainEqual(['tat'])
  })

  it('is what its format needs, beside that [DESK-15]', () => {
    const more = { bulk: { format: 'agrochemical' as const }, add: { required_fields: false } }
    expect(needed(more)).toEqual(requiredPlaces(formatFor(aPolicy(more))))
    expect(needed(more)).toHaveLength(15)
  })

  it('is named where a mapping does not have it [DESK-15]', () => {
    const places = [['identifier'], ['phone', 'email']]
    expect(lackingPlaces(places, {})).toEqual(places)
    expect(lackingPlaces(places, { email: 0, identifier: 3 })).toEqual([])
    expect(lackingPlaces(places, { identifier: 0 })).toEqual([['phone', 'email']])
  })
})
