import ExifReader from 'exifreader'
import { placeSchema } from '../../domain/order/epod-schema.ts'
import type { GeoPoint } from '../../domain/order/order.ts'
import { instantOf, isDay, isTime, later, SECOND, type Instant } from '../../domain/time.ts'

/** When and where the camera says a picture was taken. */
export interface Capture {
  readonly captured_at: Instant | null
  readonly place: GeoPoint | null
}

const nothing: Capture = { captured_at: null, place: null }

/**
 * What a picture's metadata says of its taking; a time without an offset is read as `time_zone`'s.
 * Whatever cannot be read is null.
 */
export const captureOf = (bytes: Buffer, time_zone: string): Capture => {
  try {
    const { exif, gps } = ExifReader.load(bytes, {
      expanded: true,
      includeTags: { exif: true, gps: true },
    })
    return {
      captured_at: instantIn(
        exif?.DateTimeOriginal?.description,
        exif?.OffsetTimeOriginal?.description,
        time_zone,
      ),
      place: placeIn(gps?.Latitude, gps?.Longitude),
    }
  } catch {
    return nothing
  }
}

const instantIn = (
  written: string | undefined,
  offset: string | undefined,
  time_zone: string,
): Instant | null => {
  const [, year, month, date, time, seconds] =
    /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d):([0-5]\d)$/.exec(written ?? '') ?? []
  const day = `${year}-${month}-${date}`
  if (time === undefined || !isDay(day) || !isTime(time)) return null
  if (offset !== undefined && /^[+-]\d\d:\d\d$/.test(offset))
    return new Date(`${day}T${time}:${seconds}${offset}`).toISOString()
  return later(instantOf(day, time, time_zone), Number(seconds) * SECOND)
}

const placeIn = (latitude: number | undefined, longitude: number | undefined): GeoPoint | null => {
  const { data } = placeSchema.safeParse([latitude, longitude])
  // A camera without a fix writes zeros.
  return data === undefined || (data[0] === 0 && data[1] === 0) ? null : data
}
