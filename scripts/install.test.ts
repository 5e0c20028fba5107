import { expect, it } from 'vitest'
import { matchesLock, withoutLocalBins } from './install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a-for-another-platform': {
    version: '1.0.0',
    integrity: 'sha512-b',
    optional: true,
  },
}
const installed = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }

it('takes an installation without the optional packages of other platforms as complete', () => {
  expect(matchesLock(wanted, installed)).toBe(true)
})

it.each([
  ['a package is missing', {}],
  [
    'a package has another version',
    { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } },
  ],
  [
    'a package has other contents',
    { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
  ],
  [
    'an optional package has another version',
    { ...installed, 'node_modules/a-for-another-platform': { version: '2.0.0' } },
  ],
])('installs again when %s', (_, packages) => {
  expect(matchesLock(wanted, packages)).toBe(false)
})

it('never lets npm run on the Node that it is about to replace', () => {
  expect(withoutLocalBins('/x/node_modules/.bin:/usr/bin:/y/node_modules/.bin/:/bin')).toBe(
    '/usr/bin:/bin',
  )
})
