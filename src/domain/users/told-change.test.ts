import { describe, expect, it } from 'vitest'
import { inHindi } from '../testing/in-hindi.ts'
import { english } from '../words/catalogue.ts'
import { toldFields, toldValue } from './told-change.ts'

describe('what a change of a user found or left', () => {
  it('is told field by field, in the words of its reader [MGMT-01] [L10N-01]', () => {
    const changed = { name: 'Asha', reach: 'vendor', is_platform_admin: true, of_old: null }
    expect(toldFields(changed, english)).toEqual([
      { field: 'name', label: 'Name', value: 'Asha' },
      { field: 'reach', label: 'Sees', value: 'Orders of one transporter' },
      { field: 'is_platform_admin', label: 'Administers every client', value: 'yes' },
      { field: 'of_old', label: 'of_old', value: 'none' },
    ])
    expect(toldFields(changed, inHindi).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'नाम: Asha',
      'क्या देखता है: एक ट्रांसपोर्टर के ऑर्डर',
      'सभी क्लाइंट का व्यवस्थापन करता है: हाँ',
      'of_old: कोई नहीं',
    ])
    expect(toldFields(null, english)).toEqual([])
  })

  it.each<[value: unknown, told: string]>([
    [undefined, 'none'],
    ['', 'none'],
    [[], 'none'],
    [{}, 'none'],
    [false, 'no'],
    [3, '3'],
    [['a', true], 'a, yes'],
    [{ role: 'User_Mgmnt', cards: { total: null } }, 'role: User_Mgmnt · cards: total: none'],
  ])('has %j as ‘%s’ [MGMT-01]', (value, told) => {
    expect(toldValue(value, english)).toBe(told)
  })
})
