import { describe, expect, it } from 'vitest'
import { english } from './catalogue.ts'
import { everySentence } from './every-sentence.ts'
import { titleOf } from './title-of.ts'

const spoken = Object.entries(everySentence).filter(([, said]) => typeof said !== 'object')

describe('the title of a kind of problem', () => {
  it.each([
    ['not_found', 'Not found'],
    ['too_many_keys', 'There can be at most … keys'],
    ['following_details', 'Please Enter following details …'],
    ['fields.identifier', 'LR number'],
    ['no_such_code', null],
    ['constructor', null],
    ['not_found.length', null],
    ['', null],
  ])('of %s is %s [HOOK-01]', (code, title) => {
    expect(titleOf(code, english)).toBe(title)
  })

  it('is there for every sentence, with no value in it [HOOK-01]', () => {
    for (const [code] of spoken) {
      const title = titleOf(code, english)
      expect([code, title]).toEqual([code, expect.stringMatching(/./)])
      expect(title).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
