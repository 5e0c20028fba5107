import { describe, expect, it } from 'vitest'
import { codeInAddress, isOtherDocument, pathBehindHash } from './address.ts'

const origin = 'https://epod.example'
const behind = (hash: string, pathname = '/') => pathBehindHash({ pathname, hash, origin })

describe('an address with a path behind its hash', () => {
  it.each([
    ['#/home', '/home'],
    ['#/home?need=CLOSED&page=2', '/home?need=CLOSED&page=2'],
    ['#/home?token=abc', '/home?token=abc'],
    ['#/', '/'],
  ])('is rewritten: %s to %s [AUTH-12]', (hash, path) => expect(behind(hash)).toBe(path))

  it.each([
    '',
    '#',
    '#home',
    '#//evil.example',
    '#///evil.example',
    '#/\\evil.example',
    '#\\\\evil.example',
    '#/\t/evil.example',
    '#javascript:alert(1)',
    '#https://evil.example',
    '#/..//evil.example',
  ])('is left alone where it is no path of this origin: %j [AUTH-12]', (hash) =>
    expect(behind(hash)).toBeNull(),
  )

  it('is left alone on other pages, which keep what is theirs behind the hash [AUTH-12]', () => {
    expect(behind('#/home', '/reset-password')).toBeNull()
  })
})

it.each([
  ['/publicreceiver/abc', true],
  ['/publicdriver', true],
  ['/publictracking/abc?x=1', true],
  ['/mobile_add/abc', true],
  ['/trainingdemo', true],
  ['/verify/abc', true],
  ['/home', false],
  ['/reset-password?code=abc', false],
  ['/', false],
])('%s behind a hash is a document of its own: %j [AUTH-12]', (path, expected) =>
  expect(isOtherDocument(path)).toBe(expected),
)

describe('a code in an address', () => {
  it('is taken out of protected pages, the rest stays [AUTH-07]', () => {
    expect(codeInAddress('/home?need=CLOSED&token=c0de&page=2#x')).toEqual({
      code: 'c0de',
      rest: '/home?need=CLOSED&page=2#x',
    })
    expect(codeInAddress('/admin?token=c0de')).toEqual({ code: 'c0de', rest: '/admin' })
  })

  it.each(['/admin/acme', '/operations', '/account', '/home/', '/admin/acme/'])(
    'is taken out of %s too, which is as protected [AUTH-07] [NAV-04]',
    (path) => expect(codeInAddress(`${path}?token=c0de`)).toEqual({ code: 'c0de', rest: path }),
  )

  it('means nothing on other pages, and nothing when there is none [AUTH-07]', () => {
    expect(codeInAddress('/?token=c0de')).toBeNull()
    expect(codeInAddress('/administer?token=c0de')).toBeNull()
    expect(codeInAddress('/home?need=CLOSED')).toBeNull()
  })
})
