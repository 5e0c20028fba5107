import { describe, expect, it } from 'vitest'
import { internationalPhone, isNobodys, nationalPhone } from '../../contact.ts'
import { anOrder, aPolicy, clock, orderOf } from '../../testing/factories.ts'
import { missingIn } from './create.ts'
import { orderInput } from './order-input.ts'
import { isSample, sampleInput } from './sample.ts'

const names = {
  client: 'Sample shop',
  driver: 'Sample driver',
  receiver: 'Sample receiver',
  source: 'Pune',
  destination: 'Nagpur',
}

describe('a sample order', () => {
  it.each([
    ['India’s', {}],
    [
      'a country of 7 to 12 digits',
      { phones: { country_code: '49', least_digits: 7, most_digits: 12 } },
    ],
  ])(
    'lacks nothing that an account may ask for, with numbers by %s rule that no network has [DESK-30]',
    (_whose, client) => {
      const policy = aPolicy({ ...client, add: { driver_contact_required: true } })
      const input = orderInput.parse(sampleInput(names, '1', policy, clock))
      expect(missingIn(input, policy, clock, true)).toEqual([])
      const [phone = ''] = input.driver?.contact ?? []
      expect(nationalPhone(phone, policy.phones)).toBe(phone)
      expect(isNobodys(phone)).toBe(true)
    },
  )

  it('is known by its number and by naming nobody who can be reached, both together [DESK-30]', () => {
    const sample = orderOf(sampleInput(names, '1234', aPolicy(), clock))
    expect(sample.identifier).toBe('SAMPLE-1234')
    expect(isSample(sample)).toBe(true)
    expect(isSample(anOrder())).toBe(false)
    expect(isSample({ ...sample, identifier: 'LR-1' })).toBe(false)
    const reachable = { ...sample.driver, contact: ['0000000000', '9876543210'] }
    expect(isSample({ ...sample, driver: reachable })).toBe(false)
    expect(isSample({ ...anOrder(), identifier: 'SAMPLE-1' })).toBe(false)
  })

  it.each([
    ['0000000000', true],
    [internationalPhone('0000000', { country_code: '49' }), false],
    ['9000000000', false],
    ['', false],
    ['a@b.example', false],
  ])('says of ‘%s’ whether it is nobody’s: %s [DESK-30]', (phone, is) => {
    expect(isNobodys(phone)).toBe(is)
  })
})
