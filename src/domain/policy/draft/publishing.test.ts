import { expect, it } from 'vitest'
import { NOW } from '../../testing/factories.ts'
import { DAY, HOUR, later } from '../../time.ts'
import { usualBeginning, whyNotPublish, whyNotWithdraw, type VersionLine } from './publishing.ts'

const line = (changes: Partial<VersionLine> = {}): VersionLine => ({
  version: 4,
  created_by: 'asha',
  created_at: later(NOW, -DAY),
  effective_at: later(NOW, -DAY),
  waiting: 0,
  ...changes,
})
const waiting = line({ version: 5, effective_at: later(NOW, DAY), waiting: 1 })
/** Published at once by a clock that was a day ahead. */
const ahead = line({ created_at: later(NOW, DAY), effective_at: later(NOW, DAY) })
const told = (reasons: ReturnType<typeof whyNotPublish>) =>
  reasons.map(({ kind, code, field, params }) => [kind, code, field ?? null, ...(params ?? [])])

it.each<
  [name: string, based_on: number, after: number | null, line: VersionLine, expected: unknown[]]
>([
  ['now, knowing the newest', 4, null, line(), []],
  [
    'the first',
    0,
    null,
    line({ version: 0, effective_at: null, created_at: null, created_by: null }),
    [],
  ],
  ['later', 4, HOUR, line(), []],
  ['behind one that waits', 5, 2 * DAY, waiting, []],
  ['at its very time', 5, DAY, waiting, []],
  ['now, behind one of a clock that was ahead', 4, null, ahead, []],
  ['later, behind one of a clock that was ahead', 4, HOUR, ahead, []],
  [
    'not knowing one of a clock that was ahead',
    3,
    null,
    ahead,
    [['done', 'policy_changed_since', null, 4, 'asha']],
  ],
  ['not knowing the newest', 3, null, line(), [['done', 'policy_changed_since', null, 4, 'asha']]],
  [
    'of a version that is not',
    9,
    null,
    line(),
    [['done', 'policy_changed_since', null, 4, 'asha']],
  ],
  ['not knowing of one that waits', 4, null, waiting, [['done', 'policy_waiting', null, 5]]],
  ['before one that waits', 5, null, waiting, [['done', 'policy_waiting', null, 5]]],
  [
    'at a time before one that waits',
    5,
    HOUR,
    waiting,
    [['rule', 'time_before_waiting', 'effective_at']],
  ],
  ['in the past', 4, -1, line(), [['rule', 'time_passed', 'effective_at']]],
  ['at this moment', 4, 0, line(), [['rule', 'time_passed', 'effective_at']]],
  ['too far ahead', 4, 367 * DAY, line(), [['rule', 'time_too_far', 'effective_at', 366]]],
  [
    'behind too many',
    5,
    2 * DAY,
    { ...waiting, waiting: 10 },
    [['rule', 'too_many_waiting', 'effective_at', 10]],
  ],
])('publishes or tells why not: %s [CONF-02, MGMT-02]', (_name, based_on, after, end, expected) => {
  const effective_at = after === null ? null : later(NOW, after)
  expect(told(whyNotPublish({ based_on, effective_at }, end, NOW))).toEqual(expected)
})

it.each<[name: string, version: number, line: VersionLine, isPossible: boolean]>([
  ['the one that waits', 5, waiting, true],
  ['the one that holds', 4, line(), false],
  ['the one that holds, of a clock that was ahead', 4, ahead, false],
  ['one before the last that waits', 4, waiting, false],
  ['one whose time comes this moment', 5, { ...waiting, effective_at: later(NOW, 900) }, false],
])('withdraws or tells why not: %s [CONF-02, MGMT-02]', (_name, version, end, isPossible) => {
  expect(told(whyNotWithdraw(version, end, NOW))).toEqual(
    isPossible ? [] : [['rule', 'version_not_waiting', 'version']],
  )
})

it.each([
  ['an hour before midnight', '2026-03-10T17:30:00.000Z', 'Asia/Kolkata', '2026-03-11'],
  ['past midnight', '2026-03-10T19:00:00.000Z', 'Asia/Kolkata', '2026-03-12'],
  ['on a day of 25 hours', '2026-11-01T04:30:00.000Z', 'America/New_York', '2026-11-02'],
  ['before a day of 23 hours', '2026-03-08T04:30:00.000Z', 'America/New_York', '2026-03-08'],
])('begins with the next day of the client’s zone, %s [CONF-01]', (_, now, time_zone, day) =>
  expect(usualBeginning({ now, time_zone })).toEqual({ day, time: '00:00' }),
)
