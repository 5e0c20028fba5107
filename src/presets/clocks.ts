import type { PolicyDocument } from '../domain/policy/policy.ts'

/**
 * Terms that a client in India begins with: of the law on what small suppliers are paid, and of
 * what carriage contracts usually have. Each client puts its own contracts in their place.
 */
export const usualClocks = [
  {
    key: 'payment_15',
    name: 'Payment, where none is agreed',
    from: 'accepted',
    days: 15,
    owed_by: 'buyer',
    source: 'MSMED Act 2006, sections 2(b) and 15',
    checked_on: '2026-11-24',
  },
  {
    key: 'payment_45',
    name: 'Payment, at the latest that may be agreed',
    from: 'accepted',
    days: 45,
    owed_by: 'buyer',
    source: 'MSMED Act 2006, section 15',
    checked_on: '2026-11-24',
  },
  {
    key: 'damage_7',
    name: 'Notice of damage that was not seen at once',
    from: 'received',
    days: 7,
    owed_by: 'receiver',
    until: 'claimed',
    source: 'Contract of carriage; as in CMR, article 30(1)',
    checked_on: '2026-11-24',
  },
  {
    key: 'delay_21',
    name: 'Notice of loss by delay',
    from: 'received',
    days: 21,
    owed_by: 'receiver',
    until: 'claimed',
    source: 'Contract of carriage; as in CMR, article 30(3)',
    checked_on: '2026-11-24',
  },
] as const satisfies PolicyDocument['clocks']
