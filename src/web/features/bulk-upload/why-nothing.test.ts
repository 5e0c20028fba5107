import { expect, it } from 'vitest'
import { whyNothing } from './why-nothing.ts'

const none = { all: 0, new: 0, update: 0, same: 0, duplicate: 0, error: 0 }
const differ = { orders: 3, differing: 3, counts: { ...none, update: 3 } }

it.each([
  [
    'something is new',
    { orders: 2, differing: 1, counts: { ...none, new: 1, update: 1 } },
    false,
    null,
  ],
  [
    'all is there already',
    { orders: 0, differing: 0, counts: { ...none, same: 4 } },
    false,
    'Every row is already an order: nothing to add',
  ],
  [
    'all is wrong',
    { orders: 0, differing: 0, counts: { ...none, error: 4 } },
    false,
    'No row can be added as it is',
  ],
  [
    'all differs, and is not to be changed',
    differ,
    false,
    'Nothing to add. Tick above that the 3 orders that differ are changed, or choose another file.',
  ],
  ['all differs, and is to be changed', differ, true, null],
])(
  'says why nothing of a file can be sent: %s [BULK-11] [REPL-03]',
  (_, summary, isChanging, why) => expect(whyNothing(summary, isChanging)).toBe(why),
)
