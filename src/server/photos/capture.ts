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

/** Bytes of EXIF at most that are read: what a JPEG can hold of it. */
const MOST_EXIF_BYTES = 65_536
/** What stands before it in most formats. */
const MARK = 'Exif\0\0'

/**
 * What a picture's EXIF says of its taking; a time without an offset is read as `time_zone`'s.
 * Whatever cannot be read is null. Its reader is given nothing else of the picture: values may be
 * said to stand anywhere in what it has, time after time, and each byte takes some 16 of memory.
 */
export const captureOf = (found: Buffer | null, time_zone: string): Capture => {
  if (found === null || found.byteLength > MOST_EXIF_BYTES) return nothing
  const tiff = found.subarray(0, MARK.length).toString('latin1') === MARK ? MARK.length : 0
  try {
    const { exif, gps } = ExifReader.load(found.subarray(tiff), {
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
