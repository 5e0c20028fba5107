import { describe, expect, it } from 'vitest'
import { mapLink, mapsOf, placeLines } from './map-link.ts'

const place = { name: 'Gomti Traders', city: 'Lucknow', address: null, loc: null }
const found = { ...place, loc: [26.85, 80.95] as [number, number] }
const WEB = 'https://www.google.com/maps/dir/?api=1&destination='

describe('the link to the map', () => {
  it.each([
    ['android', 'geo:26.85,80.95?q=26.85,80.95'],
    ['apple', 'https://maps.apple.com/?daddr=26.85,80.95'],
    ['other', `${WEB}26.85,80.95`],
  ] as const)('leads on %s to the position where it is known [DOOR-01] [PUBL-02]', (maps, link) =>
    expect(mapLink(found, maps)).toBe(link),
  )

  it.each([
    [
      'the address',
      { ...place, address: 'Plot 4 & 5', postal_code: '226001' },
      'Plot%204%20%26%205%2C%20Lucknow%2C%20226001',
    ],
    [
      'an address that has city and PIN already',
      { ...place, address: 'Plot 4, LUCKNOW 226001', postal_code: '226001' },
      'Plot%204%2C%20LUCKNOW%20226001',
    ],
    [
      'the name where the address is blank',
      { ...place, address: '' },
      'Gomti%20Traders%2C%20Lucknow',
    ],
    ['the name', place, 'Gomti%20Traders%2C%20Lucknow'],
  ])('else searches for %s [DOOR-01] [PUBL-02]', (_, destination, text) => {
    expect(mapLink(destination, 'android')).toBe(`geo:0,0?q=${text}`)
    expect(mapLink(destination, 'apple')).toBe(`https://maps.apple.com/?daddr=${text}`)
    expect(mapLink(destination, 'other')).toBe(WEB + text)
  })
})

describe('whose maps a device opens', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/120.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Safari/604.1', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0', 0, 'other'],
    ['Mozilla/5.0 (Mobile; LYF/F90M; rv:48.0) KAIOS/2.5', 0, 'other'],
  ] as const)('of %s with %i fingers are those of %s [DOOR-01]', (agent, fingers, maps) =>
    expect([agent, fingers, mapsOf(agent, fingers)]).toEqual([agent, fingers, maps]),
  )
})

describe('the lines of a place', () => {
  it.each([
    [{ ...place, postal_code: '226001' }, ['Lucknow 226001']],
    [
      { ...place, address: 'Plot 4', landmark: 'Near the mill', postal_code: '226001' },
      ['Plot 4', 'Near the mill', 'Lucknow 226001'],
    ],
    [
      { ...place, address: 'Plot 4, Lucknow', postal_code: '226001' },
      ['Plot 4, Lucknow', '226001'],
    ],
    [{ ...place, city: null }, []],
    [{ ...place, city: '', address: '', landmark: '', postal_code: '' }, []],
  ])('say address, landmark, city and PIN once each [DOOR-01]', (destination, lines) =>
    expect(placeLines(destination)).toEqual(lines),
  )
})
