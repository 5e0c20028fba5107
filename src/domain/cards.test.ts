import { describe, expect, it } from 'vitest'
import { cardsFor } from './cards.ts'
import { resolvePolicy } from './policy/resolve.ts'
import { english } from './words/catalogue.ts'

const labels = (document: Parameters<typeof resolvePolicy>[0]) =>
  cardsFor(resolvePolicy(document), english).map(({ label }) => label)

describe('the summary cards', () => {
  it('are six, in this order and wording [CARD-01]', () => {
    expect(labels({ cards: { show_rejected: true } })).toEqual([
      'Total Orders',
      'Open Orders > ETA',
      'Open Orders < ETA',
      'Closed Orders',
      'Closed w/ Exception',
      'Rejected',
    ])
  })

  it('show Rejected only where the policy says so, in its words [CARD-02]', () => {
    expect(labels({})).not.toContain('Rejected')
    expect(labels({ cards: { show_rejected: true, rejected: 'Not Received' } }).at(-1)).toBe(
      'Not Received',
    )
  })

  it('carry the policy’s wording in place of the standard one [CARD-03]', () => {
    expect(
      labels({ cards: { total: 'Total Consignments', open: 'Pending PODs exceeding ETA' } }).slice(
        0,
        3,
      ),
    ).toEqual(['Total Consignments', 'Pending PODs exceeding ETA', 'Open Orders < ETA'])
  })

  it('each stand for one category, past ETA before within ETA [CARD-05]', () => {
    expect(
      cardsFor(resolvePolicy({ cards: { show_rejected: true } }), english).map(
        ({ need, count }) => [need, count],
      ),
    ).toEqual([
      ['ALL', 'total_orders'],
      ['OPEN_DELAY', 'open_delayed_orders'],
      ['OPEN_ONTIME', 'open_on_time_orders'],
      ['CLOSED', 'closed_orders'],
      ['CLOSED_EXCEPTION', 'closed_exception_orders'],
      ['REJECT', 'rejected_orders'],
    ])
  })
})
