import { expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import { asksForRating } from './rating-prompt.ts'

it.each<[string | null, boolean, boolean]>([
  [null, true, true],
  [null, false, false],
  ['northwind-Viewer', true, true],
  ['Distributor', true, false],
  ['northwind-Distributor', true, false],
  ['CnF', true, false],
])(
  'an account of type %s, with the rating at %s, is asked for one: %s [ROLE-10] [RATE-01]',
  (accountType, rating, asked) => {
    expect(asksForRating(aPolicy({ config: { accountType }, screen: { rating } }))).toBe(asked)
  },
)
