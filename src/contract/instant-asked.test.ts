import { expect, it } from 'vitest'
import { instantAsked } from './call.ts'

it.each([
  ['yesterday', 'invalid_format'],
  ['2026-13-01T00:00:00Z', 'invalid_format'],
  ['2026-11-26', 'invalid_format'],
  ['1899-12-31T23:59:59Z', 'custom'],
  ['2200-01-01T00:00:00Z', 'custom'],
])(
  'says one thing of %s: that it is no time, or of no year that is asked for [ERRS-04]',
  (said, why) =>
    expect(instantAsked.safeParse(said).error?.issues.map(({ code }) => code)).toEqual([why]),
)

it('takes the first and the last moment of its years [ERRS-04]', () => {
  for (const at of ['1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z'])
    expect(instantAsked.safeParse(at).success).toBe(true)
})
