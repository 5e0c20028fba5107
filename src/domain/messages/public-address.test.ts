import { describe, expect, it } from 'vitest'
import { linkParties, linkTo, pagePath, partyIn } from './public-address.ts'

const BASE = 'https://epod.test/base'

describe('the address of a public page', () => {
  it('is the party’s, with the reference and the step it opens at [LINK-01]', () => {
    expect(linkParties.map(pagePath)).toEqual([
      '/publicreceiver',
      '/publicdriver',
      '/publictracking',
    ])
    expect(linkTo(BASE, 'driver', 'Ab-1_x')).toBe(`${BASE}/publicdriver/Ab-1_x`)
    expect(linkTo(BASE, 'receiver', 'x', 'attempt')).toBe(`${BASE}/publicreceiver/x#attempt`)
  })

  it.each(linkParties)('of the %s is read back from a text [LINK-01]', (party) => {
    for (const opens of ['photo', undefined])
      expect(partyIn(`See ${linkTo(BASE, party, 'Ab-1_x', opens)} by noon.`)).toEqual({
        party,
        ...(opens && { opens }),
      })
  })

  it.each([
    'no link',
    `${BASE}/r?Ab-1_x`,
    `${BASE}/publiccrates/x`,
    `${BASE}/publicreceiver`,
    `${BASE}/publicdrivers/x`,
  ])('is not in %s [LINK-01]', (text) => expect(partyIn(text)).toBeNull())
})
