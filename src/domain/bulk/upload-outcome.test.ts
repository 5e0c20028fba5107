import { describe, expect, it } from 'vitest'
import { bulkWords as say } from '../words/bulk.ts'
import { uploadOutcome } from './upload-outcome.ts'

const upload = (more: Partial<Parameters<typeof uploadOutcome>[0]>) => ({
  rows: 100,
  added: 0,
  changed: 0,
  failed: 0,
  refused: null,
  unchanged: null,
  ...more,
})

describe('what became of the rows of a file', () => {
  it.each([
    [upload({ added: 96, failed: 4 }), '96 added, 4 refused'],
    [upload({ added: 96, failed: 9, refused: 4, unchanged: 0 }), '96 added, 4 refused'],
    [
      upload({ added: 90, changed: 3, refused: 4, unchanged: 3 }),
      '90 added, 3 changed, 4 refused, 3 left as they were',
    ],
    [upload({ added: 12, refused: 10, unchanged: 0 }), '12 added, from 90 rows, 10 refused'],
    [upload({ refused: 100, unchanged: 0 }), '0 added, 100 refused'],
    [upload({ refused: 0, unchanged: 100 }), '0 added, 100 left as they were'],
    [
      upload({ added: 40, refused: 4, unchanged: 96 }),
      '40 added, 4 refused; stopped before all was sent',
    ],
  ])('is told of %o as %s [DESK-16]', (counts, text) => {
    expect(say.outcomeOf(uploadOutcome(counts))).toBe(text)
  })

  it('adds up to all of them, where all was sent [DESK-16]', () => {
    for (const [refused, unchanged] of [
      [0, 0],
      [4, 3],
      [0, 97],
      [100, 0],
    ] as const) {
      const added = Math.max(0, 100 - refused - unchanged)
      const outcome = uploadOutcome(upload({ added, refused, unchanged }))
      expect((outcome.of_rows ?? added) + outcome.refused + outcome.unchanged).toBe(100)
    }
  })
})
