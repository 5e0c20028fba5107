import { describe, expect, it } from 'vitest'
import type { LedgerState } from './ledger.ts'
import { afterReceipt, type ReceiptStatus } from './receipt.ts'

const statuses: readonly ReceiptStatus[] = ['sent', 'delivered', 'read', 'failed']

describe('a receipt', () => {
  it.each<readonly [LedgerState, readonly (LedgerState | null)[]]>([
    // The answer of the provider was lost, and its receipt was not.
    ['queued', ['sent', 'delivered', 'read', 'failed']],
    ['sent', [null, 'delivered', 'read', 'failed']],
    ['delivered', [null, null, 'read', null]],
    ['read', [null, null, null, null]],
    // Of two copies one may fail, and the other arrive.
    ['failed', [null, 'delivered', 'read', null]],
    ['expired', [null, 'delivered', 'read', 'failed']],
    ['no_provider', [null, null, null, null]],
  ])('makes of %s: %j [SHAR-06] [MESG-01]', (state, expected) =>
    expect(statuses.map((status) => afterReceipt(state, status))).toEqual(expected),
  )

  it('says the same in whichever order and however often receipts come [SHAR-06]', () => {
    const after = (came: readonly ReceiptStatus[]): LedgerState =>
      came.reduce<LedgerState>((state, status) => afterReceipt(state, status) ?? state, 'sent')
    for (const a of statuses)
      for (const b of statuses)
        for (const c of statuses) {
          const came = [a, b, c]
          expect([...came, ...came].length).toBe(6)
          expect(after([...came, ...came])).toBe(after(came))
          expect(after([c, b, a])).toBe(after(came))
        }
  })
})
