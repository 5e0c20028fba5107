import { describe, expect, it } from 'vitest'
import { mapLink } from './map-link.ts'

describe('the link to the map', () => {
  const place = { name: 'Gomti Traders', city: 'Lucknow', address: null, loc: null }
  it('leads to the position where it is known [PUBL-02]', () =>
    expect(mapLink({ ...place, loc: [26.85, 80.95] })).toBe('geo:26.85,80.95?q=26.85,80.95'))
  it.each([
    [
      'the address',
      { ...place, address: 'Plot 4 & 5' },
      'geo:0,0?q=Plot%204%20%26%205%2C%20Lucknow',
    ],
    ['the name', place, 'geo:0,0?q=Gomti%20Traders%2C%20Lucknow'],
  ])('else searches for %s [PUBL-02]', (_, destination, link) =>
    expect(mapLink(destination)).toBe(link),
  )
})
