import { MINUTE, wallClock, type Instant } from './time.ts'

/** How far the clocks of an IANA zone are ahead of UTC at an instant: '+05:30'. */
export const offsetText = (instant: Instant, zone: string): string => {
  const { day, time } = wallClock(instant, zone)
  const floor = Math.floor(Date.parse(instant) / MINUTE)
  const minutes = Date.parse(`${day}T${time}:00.000Z`) / MINUTE - floor
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
