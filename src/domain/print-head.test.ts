import { describe, expect, it } from 'vitest'
import { printedFilters, type AddressSays } from './print-head.ts'
import { aPolicy } from './testing/factories.ts'
import { english } from './words/catalogue.ts'

const days = { from: '2026-10-27', to: '2026-11-26' }
const told = (address: AddressSays, kind: 'dispatch' | 'eta' | null = null, span: object = {}) =>
  printedFilters(address, span, kind, aPolicy(), english)

describe('what stands over a table on paper', () => {
  it.each<[string, AddressSays, string[]]>([
    ['nothing', {}, []],
    [
      'a category and a quick filter',
      { need: 'OPEN_DELAY', quick: 'due_today' },
      ['Category: Open Orders > ETA', 'What the day asks for: Due today'],
    ],
    ['names as they are', { source: 'Pune', q: 'LR-1' }, ['Source: Pune', 'Search: LR-1']],
    ['a picked filter', { only: 'transporter:A: B' }, ['Only: Transporter: A: B']],
    [
      'history',
      { role: 'driver', channel: 'kept', action: 'created,edited' },
      ['Actions: Order added, Order changed', 'Role: Driver', 'Channel: Kept on a device first'],
    ],
    ['what is no filter', { page: '2', size: '50', order: 'x', need: 7 }, []],
    ['values that nobody knows', { need: 'X', role: 'Y' }, ['Category: X', 'Role: Y']],
  ])('says %s in words [DESK-32]', (_what, address, lines) => {
    expect(told(address)).toEqual(lines)
  })

  it.each([
    [days, 'dispatch', ['Dispatched: 27 Oct 2026 to 26 Nov 2026']],
    [days, null, ['Days: 27 Oct 2026 to 26 Nov 2026']],
    [{ from: '2026-11-26', to: '2026-11-26' }, 'eta', ['ETA: 26 Nov 2026']],
    [{ from: '2026-11-26' }, null, ['Days: from 26 Nov 2026']],
    [{ to: '2026-11-26' }, null, ['Days: to 26 Nov 2026']],
  ] as const)('says the days %j of %s [DESK-32]', (span, kind, lines) => {
    expect(told({}, kind, span)).toEqual(lines)
  })
})
