import { describe, expect, it } from 'vitest'
import { placeBefore } from './cursor.ts'
import { KnownPlace } from './known-place.ts'

const noted = (...snapshots: readonly (readonly [oldest: string, next?: string])[]) => {
  const known = new KnownPlace()
  for (const [oldest, next] of snapshots) known.note(placeBefore(oldest), next)
  return known.place?.txid
}

describe('the place that a process knows', () => {
  it('is none before anything was read, and then lies before the oldest that ran [SIZE-05]', () => {
    expect(new KnownPlace().place).toBeNull()
    expect(noted(['100'])).toBe('99')
  })

  it('does not go back for a snapshot that was overtaken on its way [SIZE-05]', () => {
    expect(noted(['100', '120'], ['90', '110'])).toBe('99')
  })

  it('goes back where it lies beyond all that the database has begun, as after a restore [SIZE-05]', () => {
    expect(noted(['100', '120'], ['40', '50'])).toBe('39')
  })
})
