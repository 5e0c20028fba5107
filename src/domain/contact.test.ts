import { describe, expect, it } from 'vitest'
import { callableTyped, emailsTyped, phonesTyped } from './contact-input.ts'
import { isEmail, maskPhone, splitContacts } from './contact.ts'
import { words } from './words.ts'
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

  it.each([
    '987654321',
    '98765432101',
    '+919876543210',
    '98765-43210',
    'abcdefghij',
    '9876543210;9876543211',
    'meera@example.com',
    '९८७६५४३२१०',
    12345,
    ['9876543210', 'x'],
  ])('are refused where one has not ten digits: %j [ADD-04]', (typed) => {
    expect(sentence(phonesTyped.safeParse(typed))).toBe(words.contact_invalid)
  })

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

describe('a receiver’s number', () => {
  it.each(['9876543210', '+919876543210', '022-23456789', '(022)23456789', '123456'])(
    'is one that can be called: %j [ADD-05]',
    (typed) => expect(callableTyped.parse(typed)).toEqual([typed]),
  )
  it.each(['12345', 'abc', '98765432101234567', '+', '------', '98765x43210', '12+345678'])(
    'is refused where nobody can be called under it: %j [ADD-05]',
    (typed) => expect(sentence(callableTyped.safeParse(typed))).toBe(words.contact_invalid),
  )
})
