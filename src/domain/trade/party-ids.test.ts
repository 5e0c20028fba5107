import { expect, it } from 'vitest'
import { partyFlaw } from './party-ids.ts'

it.each([
  ['x12-214', 'northwind', 'CONTOSO', null],
  ['x12-214', 'northwind', 'X', { field: 'receiver', said: { code: 'too_short', params: [2] } }],
  ['x12-214', 'a', 'CONTOSO', { field: 'sender', said: { code: 'too_short', params: [2] } }],
  [
    'x12-214',
    'a-client-of-16-s',
    'CONTOSO',
    { field: 'sender', said: { code: 'too_long', params: [15] } },
  ],
  ['iftsta', 'a-client-of-16-s', 'X', null],
  ['iftsta', 'k'.repeat(36), 'X', { field: 'sender', said: { code: 'too_long', params: [35] } }],
] as const)(
  'tells of %s from %s to %s which id does not fit whole [TRADE-02] [TRADE-03]',
  (format, sender, receiver, flaw) => {
    expect(partyFlaw(format, { sender, receiver })).toEqual(flaw)
  },
)
