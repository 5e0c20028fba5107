import { z } from 'zod'
import type { FilePlace } from './gateways/file-place.ts'
import { isS3Endpoint, s3PlaceIn } from './gateways/s3-place.ts'

/** A hundred years: more is a slip, and cannot be taken back. */
const MOST_LOCK_DAYS = 36_500
/** Seconds that a signed address holds at most. */
const MOST_SIGNED = 60

const numberUpTo = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .pipe(z.number().max(most))

const others = z.strictObject({
  lock_days: numberUpTo(MOST_LOCK_DAYS).optional(),
  lock_mode: z.enum(['governance', 'compliance']).optional(),
  signed_seconds: numberUpTo(MOST_SIGNED).optional(),
  browsers: z.string().refine(isS3Endpoint).optional(),
})

/** An object store for files; what it may say beside its place is in `docs/files.md`. */
export const filePlace = z.string().transform((address, check): FilePlace => {
  const found = s3PlaceIn(address)
  const parsed = others.safeParse(Object.fromEntries(found?.others ?? []))
  const { lock_days, lock_mode, signed_seconds, browsers } = parsed.data ?? {}
  const isWhole =
    (lock_mode === undefined || lock_days !== undefined) &&
    (browsers === undefined || signed_seconds !== undefined)
  if (!found || !parsed.success || !isWhole) {
    check.addIssue(
      'looks like s3://bucket/prefix?endpoint=https://s3.example.com&region=..., with ' +
        'signed_seconds=1 to 60 and browsers=..., lock_days=... and lock_mode=governance',
    )
    return z.NEVER
  }
  return {
    place: found.place,
    lock:
      lock_days === undefined
        ? null
        : {
            mode: lock_mode === 'compliance' ? 'COMPLIANCE' : 'GOVERNANCE',
            days: lock_days,
          },
    signed:
      signed_seconds === undefined
        ? null
        : { seconds: signed_seconds, endpoint: browsers ?? found.place.endpoint },
  }
})
