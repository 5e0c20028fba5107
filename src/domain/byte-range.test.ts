import { expect, it } from 'vitest'
import { byteRangeIn } from './byte-range.ts'

it.each([
  [undefined, 100, 'whole'],
  ['', 100, 'whole'],
  ['bytes=0-', 100, { from: 0, to: 99 }],
  ['bytes=10-19', 100, { from: 10, to: 19 }],
  ['BYTES=10-19', 100, { from: 10, to: 19 }],
  ['bytes=90-200', 100, { from: 90, to: 99 }],
  ['bytes=-10', 100, { from: 90, to: 99 }],
  ['bytes=-200', 100, { from: 0, to: 99 }],
  ['bytes=100-', 100, 'none'],
  ['bytes=-0', 100, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=20-10', 100, 'whole'],
  ['bytes=0-1,5-6', 100, 'whole'],
  ['bytes=-', 100, 'whole'],
  ['bytes=a-b', 100, 'whole'],
  ['items=0-1', 100, 'whole'],
  [`bytes=${'9'.repeat(400)}-`, 100, 'whole'],
] as const)('%s of %i bytes is %j [DATA-01]', (header, size, range) => {
  expect(byteRangeIn(header, size)).toEqual(range)
})
