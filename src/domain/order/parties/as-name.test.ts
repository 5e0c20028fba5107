import { describe, expect, it } from 'vitest'
import { asName } from './as-name.ts'

describe('a text of an order in a message', () => {
  it.each([
    'LR-2024/001',
    'INV/24-25/0012',
    'MH12AB1234',
    'MH 12 AB 1234',
    'SW1048.2',
    'Café Münster & Söhne (Süd)',
    'राम ट्रेडर्स',
    '#12, 4th Floor: A-Wing',
  ])('stays as it is where it is %s [SHAR-05]', (text) => {
    expect(asName(text)).toBe(text)
  })

  it.each([
    ['Pay at evil.example/x', 'Pay at evil. example/x'],
    ['MH12AB1234 http://evil.example/pay', 'MH12AB1234 http: evil. example/pay'],
    ['HTTPS://10.0.0.1/x', 'HTTPS: 10.0.0.1/x'],
    ['https:\\\\evil.example', 'https: evil. example'],
    ['www.evil.com', 'www evil. com'],
    ['www.1.2.3.4', 'www 1.2.3.4'],
    ['//evil.com/x', '/evil. com/x'],
    ['a@evil.example', 'a@evil. example'],
    ['evil。com', 'evil。 com'],
    ['evil．com/x', 'evil． com/x'],
    ['evil.\u200bcom', 'evil. com'],
    ['ev\u00adil.com', 'evil. com'],
    ['http:\u200b//evil.com', 'http: evil. com'],
    ['mailto:x', 'mailto: x'],
    ['LR.NO.5', 'LR. NO.5'],
    ['<a href="http://e.co">x</a>', 'a href="http: e. co" x /a'],
  ])('holds nothing that would be a link in %j [SHAR-05]', (text, name) => {
    expect(asName(text)).toBe(name)
  })

  it.each([
    ['LR-1\r\nOTP: 1', 'LR-1 OTP: 1'],
    ['LR-1\u2028x\u0000y\u001b[0m', 'LR-1 x y [0m'],
    ['LR\u202e1-RL', 'LR 1-RL'],
    ['{{otp}}', '{otp}'],
    ['{{{{otp}}}}', '{otp}'],
    ['{\u200b{otp}\u200d}', '{otp}'],
    ['{<{otp}>}', '{ {otp} }'],
  ])('is one line without gaps: %j [SHAR-05]', (text, name) => {
    expect(asName(text)).toBe(name)
  })

  it('has at most 80 characters, none of them cut in two [SHAR-05]', () => {
    expect(asName('😀'.repeat(90))).toBe('😀'.repeat(80))
    expect(asName(`${'x'.repeat(79)} yz`)).toBe('x'.repeat(79))
  })

  it('changes nothing more when it is done again [SHAR-05]', () => {
    for (const text of ['http:////a.b', 'www.www.a', '{}{}{{}}', ': //x', 'a..b.c', 'tel:tel:1'])
      expect(asName(asName(text))).toBe(asName(text))
  })
})
