import { describe, expect, it } from 'vitest'
import { costGroups, totalOf } from './costs.ts'

const row = (day: string, state: 'sent' | 'failed', messages: number, cost: number) => ({
  day,
  state,
  messages,
  parts: messages * 2,
  cost,
})

describe('what messages cost', () => {
  it('is added up by what belongs together, by state, to four places [MESG-01]', () => {
    const rows = [
      row('2026-03-02', 'sent', 2, 0.1),
      row('2026-03-02', 'failed', 1, 0.2),
      row('2026-03-01', 'sent', 1, 1),
    ]
    expect(costGroups(rows, ({ day }) => ({ day }))).toEqual([
      { day: '2026-03-02', messages: 3, states: { sent: 2, failed: 1 }, parts: 6, cost: 0.3 },
      { day: '2026-03-01', messages: 1, states: { sent: 1 }, parts: 2, cost: 1 },
    ])
    expect(totalOf([])).toEqual({ messages: 0, states: {}, parts: 0, cost: 0 })
  })
})
