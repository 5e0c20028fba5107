import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { isNamedIn, keyOfPerson, matcherOf, personFrom } from './person.ts'

const { phones } = resolvePolicy({})

describe('a person that is looked for', () => {
  it.each([
    [{ phone: '+91 98222-22222' }, { phone: '9822222222' }],
    [{ email: ' Meera@Example.com ' }, { email: 'meera@example.com' }],
    [{ name: '  Meera   Shah ' }, { name: 'Meera Shah' }],
    [{ phone: '12' }, ['phone']],
    [{ email: 'nobody', name: 'x' }, ['email', 'name']],
  ])('%j is %j [DATA-01]', (typed, person) => {
    expect(personFrom(typed, phones)).toEqual(person)
  })

  it('is the same however the request was written [DATA-01]', () => {
    const keys = [{ name: 'Meera Shah' }, { name: 'MEERA  shah' }].map((typed) => {
      const person = personFrom(typed, phones)
      return Array.isArray(person) ? null : keyOfPerson(person)
    })
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a person among other words', () => {
  const matcher = matcherOf(
    {
      phones: ['9822222222', '+447911123456'],
      emails: ['m.shah@x.in'],
      names: ['Meera Shah', 'Ravi'],
    },
    '91',
  )
  it.each([
    ['call 0 98222 22222 now', 'call … now'],
    ['call 0091-98222-22222', 'call …'],
    ['1982222222234', null],
    ['+44 7911 123456', '…'],
    ['M.SHAH@X.IN.', '….'],
    ['am.shah@x.in', null],
    ['by MEERA\n SHAH!', 'by …!'],
    ['Meera Shahi', null],
    ['ravi', ''],
    ['Ravi Kumar', null],
  ])('%j becomes %j [DATA-01]', (text, left) => {
    expect(matcher.isIn(text)).toBe(left !== null)
    expect(matcher.without(text)).toBe(left ?? text)
  })

  it('is found in values of any depth, in numbers and names of members too [DATA-01]', () => {
    expect(matcher.isWithin({ a: [{ b: 9822222222 }] })).toBe(true)
    expect(matcher.isWithin({ 'Meera Shah': true })).toBe(true)
    expect(matcher.isWithin([null, true, 5, 'x'])).toBe(false)
  })

  it('is no pattern, whatever signs it has [DATA-01]', () => {
    const odd = matcherOf({ phones: [], emails: [], names: ['.* (x) [', 'a|b c-d/e'] }, '91')
    expect([odd.isIn('anything else'), odd.isIn('so .* (x) [ it is')]).toEqual([false, true])
    expect(odd.isIn('a|b c-d/e')).toBe(true)
  })

  it('stands in a reason also with a name of one word [DATA-01]', () => {
    expect(isNamedIn('Ravi has asked', { name: 'Ravi' }, '91')).toBe(true)
    expect(isNamedIn('he has asked', { name: 'Ravi' }, '91')).toBe(false)
  })
})
