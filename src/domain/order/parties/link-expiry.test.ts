import { expect, it } from 'vitest'
import { resolvePolicy } from '../../policy/resolve.ts'
import { DAY } from '../../time.ts'
import { linkExpiry } from './link-expiry.ts'

const now = '2026-03-01T00:00:00.000Z'

it.each([
  ['no ETA', { dispatch_date: null, tat: null }, '2026-03-31T00:00:00.000Z'],
  ['an ETA to come', { dispatch_date: now, tat: 2 * DAY }, '2026-04-02T00:00:00.000Z'],
  [
    'an ETA long past',
    { dispatch_date: '2025-01-01T00:00:00.000Z', tat: DAY },
    '2026-03-31T00:00:00.000Z',
  ],
] as const)(
  'ends a link 30 days after the ETA or its making: %s [LINK-01]',
  (_name, order, expected) => {
    expect(linkExpiry(order, resolvePolicy({}), now)).toBe(expected)
  },
)
