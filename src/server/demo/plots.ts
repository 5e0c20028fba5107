import { DAY, HOUR, instantOf, later, MINUTE, wallClock, type Instant } from '../../domain/time.ts'
import type { DemoTrade } from '../../presets/trades.ts'
import type { Chance } from './chance.ts'
import type { Departure } from './entries.ts'

/** How an order of the demo goes. 'waiting' and 'overdue' ones have neither remark nor photo. */
export type Course =
  | 'waiting'
  | 'on_the_way'
  | 'overdue'
  | 'held_up'
  | 'received'
  | 'received_by_otp'
  | 'trouble'
  | 'rejected'

/** An order's course with its times; `end` is when its proof was given, or the last word so far. */
export interface Plot extends Departure {
  readonly course: Course
  readonly added: Instant
  readonly end: Instant
}

/** How many orders of each course a client has: 48 together. */
const many: Record<Course, number> = {
  waiting: 8,
  on_the_way: 4,
  overdue: 5,
  held_up: 4,
  received: 9,
  received_by_otp: 5,
  trouble: 7,
  rejected: 6,
}

/** Nothing of the demo is older than this, so that the standard 30 days show all of it. */
const OLDEST_HOURS = 28 * 24

/** A time on the day of `at` between nine and six, which is when loading bays work. */
const byDay = (at: Instant, zone: string, chance: Chance): Instant =>
  instantOf(
    wallClock(at, zone).day,
    `${String(chance.int(9, 17)).padStart(2, '0')}:${chance.pick(['05', '20', '35', '50'])}`,
    zone,
  )

const departureOf = (
  course: Course,
  hours: number,
  now: Instant,
  zone: string,
  chance: Chance,
): Instant => {
  const ago = (least: number, most: number): Instant =>
    later(now, -chance.int(least, Math.max(least, most)) * HOUR)
  switch (course) {
    // Not moved into the day: it must still be within its time some hours from now.
    case 'waiting':
    case 'on_the_way':
      return later(ago(2, Math.max(2, Math.floor(hours / 2))), -chance.int(0, 59) * MINUTE)
    case 'overdue':
    case 'held_up':
      return byDay(ago(hours + 30, hours + 240), zone, chance)
    default:
      return byDay(ago(Math.ceil(hours * 1.3) + 36, OLDEST_HOURS), zone, chance)
  }
}

const endOf = (
  course: Course,
  dispatch: Instant,
  hours: number,
  zone: string,
  chance: Chance,
): Instant => {
  if (course === 'waiting' || course === 'overdue') return dispatch
  if (course === 'on_the_way' || course === 'held_up')
    return later(dispatch, chance.int(40, 100) * MINUTE)
  const arrival = later(dispatch, chance.int(hours * 30, hours * 75) * MINUTE)
  const by_day = byDay(arrival, zone, chance)
  return by_day > later(dispatch, 3 * HOUR) ? by_day : later(arrival, 3 * HOUR)
}

/** The plots of a client's orders over the last 30 days, oldest first. */
export const plotsOf = (
  trade: DemoTrade,
  now: Instant,
  time_zone: string,
  chance: Chance,
): Plot[] => {
  const courses = Object.keys(many).filter((key): key is Course => key in many)
  return courses
    .flatMap((course) =>
      Array.from({ length: many[course] }, (): Plot => {
        const hours = chance.pick(trade.hours)
        // To the minute, as people enter it.
        const dispatch = `${departureOf(course, hours, now, time_zone, chance).slice(0, 16)}:00.000Z`
        const added = later(dispatch, -chance.int(30, 170) * MINUTE - chance.int(1, 59_999))
        return {
          course,
          hours,
          time_zone,
          dispatch,
          added,
          end: endOf(course, dispatch, hours, time_zone, chance),
        }
      }),
    )
    .sort((a, b) => (a.added < b.added ? -1 : 1))
    .filter(({ added }) => added > later(now, -30 * DAY))
}
