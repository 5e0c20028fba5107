import { expect, it } from 'vitest'
import { aPolicy } from '../../../domain/testing/factories.ts'
import { isReachable } from './orders-link.tsx'

it('opens from a figure what the dashboard can show alone: from its fixed first day, and rejected orders where they have a card [MGMT-04] [CARD-04]', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' }
  const withCard = aPolicy({ cards: { show_rejected: true } })
  const without = aPolicy({ cards: { show_rejected: false } })
  expect([
    isReachable({ ...days, need: 'REJECT' }, withCard),
    isReachable({ ...days, need: 'REJECT' }, without),
    isReachable({ ...days, need: 'CLOSED' }, without),
    isReachable(days, without),
    isReachable(days, { ...withCard, earliest_date: '2026-03-01' }),
    isReachable(days, { ...withCard, earliest_date: '2026-02-01' }),
  ]).toEqual([true, false, true, true, true, false])
})
