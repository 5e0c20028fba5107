import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import type { Cell } from './cell.ts'
import { dateOrderOf } from './date-orders.ts'
import { formatFor } from './formats.ts'
import { mappingFor } from './mapping.ts'

const format = formatFor(aPolicy({}))
const mapping = mappingFor(['LR No.', 'Dispatch Date', 'Client'], format, {})

describe('how a file writes its dates', () => {
  it.each<[readonly Cell[], string | null]>([
    [['27-11-2026', '05-12-2026'], 'day_first'],
    [['05/12/2026', '27/11/2026 15:20', 7, null, { days: 46_354 }], 'day_first'],
    [['11/27/2026', '05/12/2026'], 'month_first'],
    // Both, or neither, show nothing; nor does what says itself which is which, or is no date.
    [['27/11/2026', '11/27/2026'], null],
    [['05/12/2026', '2026-11-27', '27.11.2026', '27/13/2026', '27/11/26'], null],
    [[], null],
  ])('%j is read as %s [BULK-04]', (dates, order) => {
    const lines = dates.map((date) => ({ cells: ['LR-1', date, '28/11/2026'] }))
    expect(dateOrderOf(lines, format, mapping)).toBe(order)
  })
})
