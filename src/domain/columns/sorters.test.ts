import { describe, expect, it } from 'vitest'
import { isSorter, sorters, sortersBut } from './sorters.ts'

describe('a list', () => {
  it.each([
    ['remarks', true],
    ['attachments', true],
    ['smsstatus', true],
    ['source', false],
    ['Pune', false],
    ['', false],
  ])('is sorted by %j: %j; by any other text it is narrowed [FILT-04]', (text, expected) =>
    expect(isSorter(text)).toBe(expected),
  )

  it.each([
    [[], sorters],
    [['contacts', 'value'], sorters],
    [
      ['contacts', 'contact_status'],
      ['remarks', 'attachments'],
    ],
  ] as const)(
    'that withholds %j is sorted by %j, and by nothing that its rows do not show [FILT-04] [ROLE-15]',
    (withheld, expected) => expect(sortersBut(withheld)).toEqual(expected),
  )
})
