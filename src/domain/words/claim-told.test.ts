import { describe, expect, it } from 'vitest'
import { english, translateFrom } from './catalogue.ts'
import { claimTold } from './claim-told.ts'
import { proofWords } from './hi/proof-panel.ts'

const hindi = translateFrom((name) => ({ proofWords })[name as 'proofWords'])

describe('a claim as it is told', () => {
  it('has the kinds of its differences in the reader’s language, and lines by their own names [SIDE-02] [L10N-01]', () => {
    const { short, damaged, excess } = proofWords.kinds
    const claim = {
      origin: 'difference',
      text: 'A1: short 1, damaged 2; short 5: excess 0.5',
    } as const
    expect(claimTold(claim, english)).toBe('A1: Short 1, Damaged 2; short 5: Excess 0.5')
    expect(claimTold(claim, hindi)).toBe(`A1: ${short} 1, ${damaged} 2; short 5: ${excess} 0.5`)
  })

  it('stands as it was written where somebody disputed [SIDE-02]', () => {
    const text = 'Box 7: short 2, said the driver'
    expect(claimTold({ origin: 'dispute', text }, hindi)).toBe(text)
  })
})
