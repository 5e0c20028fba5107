import { wallClock, type Clock } from '../time.ts'

/**
 * What a report is saved as (REPT-01): 'EPOD - {user} - {date}.xlsx', the day (DD-MM-YYYY) in the
 * clock's zone.
 */
export const reportName = (user: string, clock: Clock): string => {
  const [year = '', month = '', day = ''] = wallClock(clock.now, clock.time_zone).day.split('-')
  return `EPOD - ${user} - ${day}-${month}-${year}.xlsx`
}

/** What all photos and papers are saved as (REPT-02). */
export const podsName = 'PODs.zip'

/**
 * Gives each file a name of its own, whatever the case: the first keeps it, later ones have a
 * number before the extension (REPT-02).
 */
export const distinctNames = (): ((name: string) => string) => {
  const taken = new Set<string>()
  const last = new Map<string, number>()
  const isFree = (name: string): boolean => !taken.has(name.toLowerCase())
  return (name) => {
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let number = last.get(name.toLowerCase()) ?? 1
    let distinct = name
    while (!isFree(distinct)) {
      number += 1
      distinct = `${stem} (${number})${extension}`
    }
    last.set(name.toLowerCase(), number)
    taken.add(distinct.toLowerCase())
    return distinct
  }
}
