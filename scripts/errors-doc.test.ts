import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorsDoc, labels, listed } from './errors-doc.ts'

it('finds every code in the wire’s form, with a text', () => {
  expect(listed().length).toBeGreaterThan(200)
  const odd = [...listed().map(({ code, text }) => [code, text] as const), ...labels()].filter(
    ([code, text]) =>
      !/^[a-z][a-z0-9_]*(\.[a-z_]+)?$/.test(code) || text === '' || /undefined|NaN| {2}/.test(text),
  )
  expect(odd).toEqual([])
})

it.each([
  ['driver_cannot_receive', [403]],
  ['already_received', [409]],
  ['otp_too_soon', [429]],
  ['otp_wrong', [422]],
  ['not_found', [404]],
  ['remark_saved', []],
])('finds that %s comes with %j', (code, statuses) => {
  expect(listed().find((one) => one.code === code)?.statuses).toEqual(statuses)
})

it('finds docs/errors.md as the catalogues say; `node scripts/errors-doc.ts` writes it', () => {
  expect(readFileSync('docs/errors.md', 'utf8')).toBe(errorsDoc())
})
