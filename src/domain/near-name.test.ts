import { describe, expect, it } from 'vitest'
import { knownSpellings, nearNames } from './near-name.ts'

it.each([
  ['Nagpurr', ['Nagpur', 'Nagpur 2'], ['Nagpur']],
  ['Depot 1', ['Depot 2', 'Depot 12', 'Depo 1'], ['Depo 1']],
  ['Depot १', ['Depot २'], []],
  ['Pune', ['Pune', 'PUNE'], ['PUNE']],
])('%s may be a misspelling of some of %j [DESK-10]', (name, alike, near) => {
  expect(nearNames(name, alike)).toEqual(near)
})

describe('the known spellings of a name', () => {
  it.each([
    ['ALPHA LOGISTICS', ['Alpha Logistics', 'Alpha Logistic'], ['Alpha Logistics']],
    ['alpha-logistics', ['Alpha Logistics'], ['Alpha Logistics']],
    ['Alpha  Logistics', ['Alpha Logistics'], ['Alpha Logistics']],
    ['Alpha\u00A0Logistics', ['Alpha Logistics'], ['Alpha Logistics']],
    ['M/S Alpha (Pune)', ['M/s. Alpha, Pune'], ['M/s. Alpha, Pune']],
    ['D’Souza & Sons', ["D'Souza Sons"], ["D'Souza Sons"]],
    ['ÉCLAIR', ['Éclair'], ['Éclair']],
    ['ΣΟΦΟΣ', ['Σοφος'], ['Σοφος']],
    ['अल्फा-लॉजिस्टिक्स', ['अल्फा लॉजिस्टिक्स'], ['अल्फा लॉजिस्टिक्स']],
    ['Depot 1-2', ['Depot 12', 'DEPOT 1 2'], ['DEPOT 1 2']],
    ['Alpha', ['Alpha', 'ALPHA'], []],
    ['Alpha', ['Alfa', 'Alpha One', ''], []],
    ['---', ['-'], []],
  ])('%s is spelled otherwise than some of %j [DESK-10] [DESK-12]', (name, in_use, known) => {
    expect(knownSpellings(name, { of_accounts: [], in_use })).toEqual(known)
  })

  it.each([
    ['ALPHA', ['Alpha'], ['alpha'], ['Alpha']],
    ['ALPHA', ['Alpha'], ['ALPHA'], ['Alpha']],
    ['ALPHA', ['Beta'], ['ALPHA', 'Alpha'], []],
    ['ALPHA', ['ALPHA'], ['Alpha'], []],
  ])(
    '%s, where accounts are called %j and orders use %j, is %j: an account sees its own spelling alone [DESK-10] [ROLE-15]',
    (name, of_accounts, in_use, known) => {
      expect(knownSpellings(name, { of_accounts, in_use })).toEqual(known)
    },
  )
})
