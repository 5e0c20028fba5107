import { describe, expect, it } from 'vitest'
import { panelWords as hindiPanel } from './hi/order-panel.ts'
import { verifyWords as hindiProof } from './hi/verify.ts'
import { panelWords } from './order-panel.ts'
import { verifyWords } from './verify.ts'

describe('what happened', () => {
  // Each page loads the catalogue of its own readers, and no more.
  it.each([
    ['English', panelWords.events, verifyWords.event],
    ['Hindi', hindiPanel.events, hindiProof.event],
  ])('is called alike beside the order and on its proof, in %s [PROF-03]', (_, panel, proof) => {
    // The office has a button of this name; strangers do not. The proof has another page's word.
    const { outbound: _press, rejected: _end, ...shared } = panel
    expect(proof).toMatchObject(shared)
  })
})
