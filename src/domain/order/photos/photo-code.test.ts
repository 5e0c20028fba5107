import { expect, it } from 'vitest'
import { namedBy, type ReadCode } from './photo-code.ts'

const order = { identifier: 'LR-4711/26', invoice: 'INV 20081' }
const code = (text: string, format = 'code_128'): ReadCode => ({ text, format })

it.each<[string, ReadCode[], 'match' | 'other' | 'none', string | null]>([
  ['no code', [], 'none', null],
  ['the LR number', [code('LR-4711/26')], 'match', null],
  ['the LR number, written otherwise', [code(' lr 4711 26 ')], 'match', null],
  ['the invoice’s number', [code('INV20081', 'code_39')], 'match', null],
  [
    'an address with the number in it',
    [code('https://example.com/t?lr=LR-4711%2F26&i=INV20081', 'qr_code')],
    'match',
    null,
  ],
  ['another number beside its own', [code('LR-9999/26'), code('LR-4711/26')], 'match', null],
  ['another number', [code('LR-9999/26 ')], 'other', 'LR-9999/26'],
  [
    'another number beside what is no number',
    [code('https://example.com', 'qr_code'), code('900123', 'itf')],
    'other',
    '900123',
  ],
  ['the article’s code on a box', [code('8901234567894', 'ean_13')], 'none', null],
  ['an address', [code('upi://pay?pa=shop@bank&am=100', 'qr_code')], 'none', null],
  ['a sentence', [code('Handle with care, this side up 123!', 'qr_code')], 'none', null],
  [
    'a long token',
    [code('eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQeyJkYXRhIjoiMTIzNDU2Nzg5MCJ9', 'qr_code')],
    'none',
    null,
  ],
])('of a photo that shows %s, what it names is told [EVID-01]', (_what, codes, named, reads) => {
  expect(namedBy(codes, order)).toEqual({ code: named, reads })
})

it('takes a short number for the order’s only where it stands alone [EVID-01]', () => {
  const short = { identifier: '123', invoice: null }
  expect([namedBy([code('123')], short), namedBy([code('9123456')], short)]).toEqual([
    { code: 'match', reads: null },
    { code: 'other', reads: '9123456' },
  ])
})

it('takes what names nothing for no order’s, one without an invoice’s number either [EVID-01]', () => {
  expect(namedBy([code('---')], { identifier: 'LR-1', invoice: null }).code).toBe('none')
})

it('takes a number of five digits for the order’s where it stands in another text [EVID-01]', () => {
  expect(namedBy([code('A12345B')], { identifier: '12345', invoice: null }).code).toBe('match')
})
