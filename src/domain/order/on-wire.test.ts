import { describe, expect, it } from 'vitest'
import { anOrder } from '../testing/factories.ts'
import { claimText, proofOnWire } from './on-wire.ts'

const alike = { short: 0, excess: 0, damaged: 0, wrong: 0, expired: 0 }

describe('what the wire says of a claim', () => {
  it.each<[Parameters<typeof claimText>[0], string]>([
    [{ text: 'Two are wet' }, 'Two are wet'],
    [{ text: null }, ''],
    [
      {
        text: null,
        differences: [
          { line: 'A1', ...alike, short: 2, damaged: 1 },
          { line: 'B2', ...alike, excess: 3 },
        ],
      },
      'A1: short 2, damaged 1; B2: excess 3',
    ],
  ])('is, of %j, %j [SIDE-02]', (claim, text) => expect(claimText(claim)).toBe(text))

  it('is at most 2,000 characters [SIDE-02]', () => {
    const differences = Array.from({ length: 500 }, (_, at) => ({
      line: `A${at}`,
      ...alike,
      short: 1,
    }))
    expect(claimText({ text: null, differences })).toHaveLength(2_000)
  })
})

describe('a proof on the wire', () => {
  it('has no goods by party where none were listed [COND-04]', () =>
    expect(proofOnWire(anOrder().epod)).not.toHaveProperty('goods'))
})
