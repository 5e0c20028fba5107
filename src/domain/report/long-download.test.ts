import { expect, it } from 'vitest'
import { isLongDownload } from './long-download.ts'

it.each([
  ['report', 0, false],
  ['report', 20_000, false],
  ['report', 20_001, true],
  ['pods', 200, false],
  ['pods', 201, true],
] as const)('a download of %s of %i orders is long: %s [REPT-01] [REPT-02]', (kind, orders, is) => {
  expect(isLongDownload(kind, orders)).toBe(is)
})
