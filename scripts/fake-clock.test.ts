import { execFileSync } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { clockShowing, inheritedClock, moments } from './fake-clock.ts'
import { fakeTimeLibrary } from './system-packages.ts'

afterEach(() => void vi.unstubAllEnvs())

const NOW = Date.parse('2027-01-01T00:00:00Z')

it.each([
  ['later', '2027-01-01T05:30:10+05:30', '+10'],
  ['earlier', '2027-01-01T05:29:00+05:30', '-60'],
])('puts the clock %s by an offset that all processes share', (_, at, offset) => {
  expect(clockShowing(at, 'lib.so', NOW)).toMatchObject({ LD_PRELOAD: 'lib.so', FAKETIME: offset })
})

it('names each moment once, and has the hours and the days that matter in India', () => {
  expect(new Set(moments.map(({ name }) => name)).size).toBe(moments.length)
  expect(moments.map(({ at }) => at.slice(11, 16))).toEqual(
    expect.arrayContaining(['00:10', '08:00', '12:00', '23:50']),
  )
  expect(moments.map(({ at }) => at.slice(5, 10))).toEqual(
    expect.arrayContaining(['04-30', '02-29', '12-31']),
  )
})

it('hands the clock on to a child, and nothing else', () => {
  for (const name of Object.keys(clockShowing('', ''))) vi.stubEnv(name, undefined)
  expect(inheritedClock()).toEqual({})
  const clock = clockShowing('2027-04-30T10:00:00+05:30', 'lib.so', NOW)
  for (const [name, value] of Object.entries(clock)) vi.stubEnv(name, value)
  expect(inheritedClock()).toEqual(clock)
})

it('moves the clock of a process where the library is there', () => {
  const library = fakeTimeLibrary()
  if (library === undefined) return
  const shown = execFileSync(process.execPath, ['--eval', 'console.log(Date.now())'], {
    encoding: 'utf8',
    env: clockShowing('2028-02-29T10:00:00+05:30', library),
  })
  // A second's rounding and the start of a process lie between, not hours.
  const apart = Number(shown) - Date.parse('2028-02-29T10:00:00+05:30')
  expect(Math.abs(apart)).toBeLessThan(600_000)
})
