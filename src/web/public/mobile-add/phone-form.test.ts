import { afterEach, expect, it, vi } from 'vitest'
import { blankForm, inputOf } from '../../lib/order-form/form-values.ts'
import { storageOf } from '../../lib/testing/storage.ts'
import { codeIn, keepCode, keptCode, mayPass } from './code.ts'
import { nextForm, textAt, withoutSpoc, withSpoc, withText } from './typed.ts'

const clock = { now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' }
const blank = blankForm(clock)

it.each([
  ['/mobile_add/abc', 'abc'],
  ['/mobile_add/abc/', 'abc'],
  ['/mobile_add', null],
  ['/mobile_add/', null],
  ['/home/abc', null],
])('finds the code of %s [ADD-11]', (path, code) => expect(codeIn(path)).toBe(code))

const no = { status: false, message: '' }
it.each([
  [0, null, true],
  [401, no, false],
  [410, no, false],
  [429, no, true],
  [500, no, true],
  [502, null, true],
  [404, null, true],
])('takes a code that was answered with %i %j for one that may be good: %j [ADD-11]', (...how) => {
  const [code, body, isGood] = how
  expect(mayPass({ code, body })).toBe(isGood)
})

afterEach(() => vi.unstubAllGlobals())

it('has a code again until it is exchanged, where the browser keeps anything [ADD-11]', () => {
  expect(keptCode()).toBeNull()
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', storageOf(tab))
  const open = { code: 'abc', key: 'key' }
  keepCode(open)
  expect(keptCode()).toEqual(open)
  keepCode(null)
  expect([keptCode(), tab.size]).toEqual([null, 0])
})

it('takes what is typed at each place of the form, and leaves the rest as it was [ADD-11]', () => {
  const typed = Object.entries({
    identifier: 'LR-1',
    'driver.contact': '9876543210',
    'spocs.1.contact.phone': '9876500002',
    'ship_weight.unit': 'Tonne',
  }).reduce((values, [path, text]) => withText(values, path, text), withSpoc(blank))
  expect([
    textAt(typed, 'identifier'),
    textAt(typed, 'spocs.1.contact.phone'),
    textAt(typed, 'spocs.0.contact.phone'),
  ]).toEqual(['LR-1', '9876500002', ''])
  expect(inputOf(withoutSpoc(typed, 0), 'simple')).toMatchObject({
    driver: { contact: ['9876543210'] },
    spocs: [{ contact: { phone: ['9876500002'] } }],
  })
  expect(blank).toEqual(blankForm(clock))
})

it('keeps vehicle, driver and source for the next consignment, and nothing else [ADD-11]', () => {
  const typed = [
    'identifier',
    'client',
    'truck_number',
    'driver.name',
    'source.name',
    'spocs.0.name',
  ].reduce((values, path) => withText(values, path, 'x'), blank)
  expect(nextForm(typed, clock)).toEqual({
    ...blank,
    truck_number: 'x',
    driver: { name: 'x', contact: '' },
    source: { name: 'x', city: '' },
  })
})
