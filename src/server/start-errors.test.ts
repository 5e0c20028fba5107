import { expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { isToldOpen, whyTooOpen } from './start-errors.ts'

const opened = (environment: Record<string, string>) => {
  const settings = readSettings(environment)
  return [whyTooOpen(settings) !== null, isToldOpen(settings)]
}

it.each([
  ['on this machine alone', {}, false, false],
  ['on every address', { HOST: '0.0.0.0' }, true, true],
  ['behind a proxy', { EPOD_TRUSTED_PROXIES: '127.0.0.1' }, true, false],
  ['with a public address', { EPOD_PUBLIC_URL: 'https://pod.example' }, false, true],
  ['with an address of this machine', { EPOD_PUBLIC_URL: 'http://[::1]:8080' }, false, false],
  [
    'asked for',
    { EPOD_DEMO: '1', HOST: '0.0.0.0', EPOD_PUBLIC_URL: 'https://a.example' },
    false,
    false,
  ],
  ['left out', { EPOD_DEMO: '0', EPOD_PUBLIC_URL: 'https://pod.example' }, false, false],
])('the demo %s: refused and warned of where others reach it', (_where, settings, ...expected) =>
  expect(opened(settings)).toEqual(expected),
)
