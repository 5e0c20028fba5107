import { describe, expect, it } from 'vitest'
import { lackedToBeTold } from './scopes.ts'

describe('a key that has an address told', () => {
  it.each<[string[], string[], string | null]>([
    [['webhooks:manage'], ['order.*'], 'orders:read'],
    [['webhooks:manage'], ['checkpoint.published', 'order.received'], 'orders:read'],
    [['webhooks:manage', 'proof:read', 'orders:write'], ['order.added'], 'orders:read'],
    [['webhooks:manage', 'orders:read'], ['order.*'], null],
    [['webhooks:manage'], ['checkpoint.published'], null],
  ])('with %j, of %j, lacks %s [HOOK-01]', (held, types, lacked) =>
    expect(lackedToBeTold(held, types)).toBe(lacked),
  )
})
