import { describe, expect, it } from 'vitest'
import { emailsTyped, phonesTyped } from './contact-input.ts'
import {
  digitsIn,
  isEmail,
  maskPhone,
  nationalPhone,
  nationalPhones,
  splitContacts,
} from './contact.ts'
import { words } from './testing/words.ts'
import { fieldErrors, type Issue } from './field-errors.ts'
import { inEnglish } from './testing/in-english.ts'

const sentence = ({
  error,
}: {
  error?: { issues: readonly Issue[] } | undefined
}): string | undefined => error && fieldErrors(error.issues).map(inEnglish)[0]

describe('phone numbers', () => {
  it.each([
    ['one', '9876543210', ['9876543210']],
    ['spaces within', ' 98765 43210 ', ['9876543210']],
    [
      'several with commas',
      '9876543210, 9876543211 ,9876543212',
      ['9876543210', '9876543211', '9876543212'],
    ],
    ['a comma too many', '9876543210,,', ['9876543210']],
    ['the same twice', '9876543210,9876543210', ['9876543210']],
    ['a number', 9876543210, ['9876543210']],
    ['a list', ['98765 43210', 9876543211], ['9876543210', '9876543211']],
    ['nothing', '', []],
  ])('are read from %s [ADD-04, ADD-06]', (_case, typed, read) =>
    expect(phonesTyped.parse(typed)).toEqual(read),
  )

  it.each(['abcdefghij', '9876543210;9876543211', 'meera@example.com', '९८७६५४३२१०', '+', '---'])(
    'are refused where one cannot be dialled: %j [ADD-04]',
    (typed) => expect(sentence(phonesTyped.safeParse(typed))).toBe(words.contact_invalid),
  )

  it.each([[null], [{}], [true], [[['9876543210']]], [1.5]])(
    'are refused in another shape: %j',
    (typed) => expect(phonesTyped.safeParse(typed).success).toBe(false),
  )
  it('are at most twenty', () =>
    expect(
      phonesTyped.safeParse(Array.from({ length: 21 }, (_, n) => `98765432${10 + n}`)).success,
    ).toBe(false))
  it('are masked but for the ends', () => expect(maskPhone('9876543210')).toBe('98••••••10'))
})

describe('e-mail addresses', () => {
  it.each([
    ['a@example.com', true],
    ['a.b+c@sub.example.co.in', true],
    ['a@b', false],
    ['a b@example.com', false],
    ['a@@example.com', false],
    ['a@example.com\nBcc:x@y.zz', false],
    ['<a@example.com>', false],
    ['group:a@example.com;', false],
    ['a@example.com;', false],
    ['(x)a@example.com', false],
    ['a\\@example.com', false],
    ['a@[127.0.0.1]', false],
    ["o'brien!#$%&*+/=?^_`{|}~-@example.com", true],
    [`${'a'.repeat(65)}@example.com`, false],
  ])('%j is one: %s', (text, is) => expect(isEmail(text)).toBe(is))
  it('are split at commas and told apart from what is none [ADD-06]', () => {
    expect(emailsTyped.parse('a@example.com, b@example.com')).toEqual([
      'a@example.com',
      'b@example.com',
    ])
    expect(sentence(emailsTyped.safeParse('a@example.com, b'))).toBe(words.email_invalid)
  })
})

describe('typed contacts', () => {
  it('drop every kind of white space [ADD-06]', () =>
    expect(splitContacts('98765\u00a043210,\t98765\n43211')).toEqual(['9876543210', '9876543211']))
})

describe('the one rule for telephone numbers', () => {
  const india = { country_code: '91', least_digits: 10, most_digits: 10, foreign: false }
  const emirates = { country_code: '971', least_digits: 8, most_digits: 9, foreign: false }
  const abroad = { ...india, foreign: true }

  it.each([
    '9876543210',
    '98765 43210',
    '+91 98765 43210',
    '+919876543210',
    '919876543210',
    '91-98765-43210',
    '98765-43210',
    '098765-43210',
    '+91-098765-43210',
    '00919876543210',
    '+91 (0) 98765 43210',
    '(91) 98765.43210',
    '0919876543210',
    '98765\u201143210',
    '\u202A+91 98765 43210\u202C',
  ])('makes ten digits of %j [ADD-04] [ADD-05]', (typed) =>
    expect(nationalPhone(typed, india)).toBe('9876543210'),
  )

  it.each([
    '987654321',
    '98765432101',
    '+977 9841234567',
    '+1 212 555 0100',
    '91 98765',
    '123456',
    '9876543210x',
    '98+76543210',
    '',
    '+',
  ])('takes no %j for a number of India [ADD-04] [ADD-05]', (typed) =>
    expect(nationalPhone(typed, india)).toBeNull(),
  )

  it.each([
    ['+971 50 123 4567', '501234567'],
    ['0501234567', '501234567'],
    ['501234567', '501234567'],
    ['04 123 4567', '41234567'],
    ['+919876543210', null],
    ['9876543210', null],
  ])('is the client’s own: %j is %j in the Emirates [ADD-04]', (typed, kept) =>
    expect(nationalPhone(typed, emirates)).toBe(kept),
  )

  it.each([
    ['+977 9841-234567', '+9779841234567'],
    ['009779841234567', '+9779841234567'],
    ['+919876543210', '9876543210'],
    ['+91 98765', null],
    ['9841234567890', null],
  ])(
    'keeps those of other countries with their code where it takes them: %j is %j',
    (typed, kept) => expect(nationalPhone(typed, abroad)).toBe(kept),
  )

  it('keeps each once, and what is none as it is, and is at rest with what it made', () => {
    const kept = nationalPhones(['+919876543210', '09876543210', 'x'], india)
    expect(kept).toEqual(['9876543210', 'x'])
    expect(nationalPhones(kept, india)).toEqual(kept)
    expect(nationalPhone('+9779841234567', abroad)).toBe('+9779841234567')
  })

  it('says how many digits [SHAR-02]', () =>
    expect([digitsIn(10, 10), digitsIn(8, 9)]).toEqual(['10', '8-9']))
})
