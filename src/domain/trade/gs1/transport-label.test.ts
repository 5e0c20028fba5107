import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clock } from '../../testing/factories.ts'
import { checkDigit } from './application-identifiers.ts'
import { transportLabelIn } from './transport-label.ts'

const G = '\x1d'
const SSCC = '395011101013000005'.slice(0, 17)
const sscc = `${SSCC}${checkDigit(SSCC)}`
const gsin = `9501234567890303${checkDigit('9501234567890303')}`
const read = (scanned: string) => transportLabelIn(scanned, clock)

// Keys that GS1 prints as examples.
it.each([
  ['629104150021', 3],
  ['37610425002123456', 9],
  ['0950600013437', 6],
])('checks %s by %s', (before, digit) => {
  expect(checkDigit(before)).toBe(digit)
})

describe('a GS1 transport label', () => {
  it('is read whole, whichever order its elements have [TRADE-05]', () => {
    const scanned = `]C100${sscc}4300Contoso+Stores${G}4302Ring%20Road+12${G}4305Nagpur${G}4307IN${G}420440001${G}430911145000000790800000${G}43211${G}43220${G}43231${G}43242603100900${G}43252603111800${G}403R-7`
    expect(read(scanned)).toEqual({
      sscc,
      consignment: null,
      shipment: null,
      route: 'R-7',
      ship_to: {
        company: 'Contoso Stores',
        name: null,
        address: ['Ring Road 12'],
        suburb: null,
        locality: 'Nagpur',
        region: null,
        country: 'IN',
        phone: null,
        postal_code: '440001',
        loc: [21.45, 79.08],
      },
      service: null,
      dangerous_goods: true,
      authority_to_leave: false,
      signature_required: true,
      not_before: '2026-03-10T03:30:00.000Z',
      not_after: '2026-03-11T12:30:00.000Z',
    })
  })

  it('may be a GS1 Digital Link [TRADE-05]', () => {
    expect(
      read(`https://id.gs1.org/some/00/${sscc}?4323=1&x=y&4301=A%2BB&4324=2603109999`),
    ).toMatchObject({
      sscc,
      signature_required: true,
      not_before: '2026-03-09T18:30:00.000Z',
      ship_to: { name: 'A B' },
    })
    expect(read(`https://example.com/402/${gsin}?4322=1`)).toMatchObject({
      authority_to_leave: true,
    })
  })

  it.each([
    ['beside each other', `(00)${sscc}(4321)1(403)R-7(4323)0`],
    ['apart, as people type them', ` (00) ${sscc} (4321) 1  (403) R-7 (4323) 0 `],
    ['after a symbology identifier', `]C1(00)${sscc}(4321)1(403)R-7(4323)0`],
    ['with separators all the same', `(00)${sscc}(4321)1${G}(403)R-7${G}(4323)0`],
  ])('may have its identifiers in brackets, %s [TRADE-07]', (_how, scanned) => {
    expect(read(scanned)).toEqual(read(`00${sscc}43211${G}403R-7${G}43230`))
    expect(read(scanned)).toMatchObject({ sscc, dangerous_goods: true, route: 'R-7' })
  })

  it('keeps brackets of a value in it [TRADE-07]', () => {
    expect(read('(403)A(7)B\\(10)C(4323)1')).toMatchObject({
      route: 'A(7)B(10)C',
      signature_required: true,
    })
  })

  it.each([
    ['2603109999', '2026-03-10T18:29:59.999Z'],
    ['7512310000', '2075-12-30T18:30:00.000Z'],
    ['7612310000', '2076-12-30T18:30:00.000Z'],
    ['7712310000', '1977-12-30T18:30:00.000Z'],
  ])('says %s as %s, in the client’s zone [TRADE-05]', (digits, not_after) => {
    expect(read(`4325${digits}`)).toMatchObject({ not_after })
  })

  it.each([
    ['gs1_none', ''],
    ['gs1_none', 'https://example.com/order/7'],
    ['gs1_none', G.repeat(3)],
    ['gs1_none', '(4323'],
    ['gs1_none', '(x)1(4323)1'],
    ['gs1_unknown', '(9912)1'],
    ['gs1_length', '(4323)'],
    ['gs1_length', '(4323)10'],
    ['gs1_signs', '(403)R 7'],
    ['gs1_twice', '(403)A(403)B'],
    ['gs1_unknown', 'LR-1001'],
    ['gs1_unknown', `00${sscc}9912`],
    ['gs1_length', '00123'],
    ['gs1_length', `401${'A'.repeat(31)}`],
    ['gs1_length', '432111'],
    ['gs1_signs', '0012345678901234567A'],
    ['gs1_signs', '403गोदाम'],
    ['gs1_signs', '4301%E0%A4%A'],
    ['gs1_check_digit', `00${SSCC}${(checkDigit(SSCC) + 1) % 10}`],
    ['gs1_twice', `403A${G}403B`],
    ['gs1_flag', '43232'],
    ['gs1_date', '43242602300900'],
    ['gs1_date', '43242603102460'],
    ['gs1_place', '430918000000010000000000'],
  ])('is refused by %s where it is %j [TRADE-05]', (code, scanned) => {
    expect(read(scanned)).toMatchObject({ code })
  })

  it('never fails, whatever is scanned', () => {
    const sign = fc.constantFrom(
      ...Array.from('0123456789A'),
      '%',
      G,
      '/',
      '?',
      '=',
      '&',
      ']',
      '(',
      ')',
      '\\',
      'ü',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), fc.boolean(), (signs, isLink) => {
        const scanned = `${isLink ? 'https://a.b/' : ''}${signs.join('')}`
        expect(typeof read(scanned)).toBe('object')
      }),
    )
  })
})
