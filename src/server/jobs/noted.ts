import type { Deps } from '../deps.ts'
import { noteEnd } from '../stores/upkeep/job-runs.ts'

/** A job that runs again and again; how often an unchanged end is noted, at most. */
const NOTE_EVERY_MS = 60_000

/** Every job there is. */
export const jobNames = [
  'nightly',
  'fold_counts',
  'reminders',
  'dispatch_codes',
  'outbox',
  'webhooks',
  'checkpoints',
  'checkpoint_mails',
  'verify_log',
  'erasures',
  'kept_downloads',
  'bulk_changes',
] as const
/** One of them. */
export type JobName = (typeof jobNames)[number]

/**
 * Wraps the rounds of a job so that operators see when it last ran, what went wrong, and by when
 * the next is noted: at once where that changed, else once a minute. The work's own error goes on;
 * that a note could not be made is logged and nothing more.
 */
export const noted = (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  job: JobName,
  next_in_ms: () => number,
): ((work: () => Promise<void>) => Promise<void>) => {
  let last: { readonly at: number; readonly fault: string | null } | null = null
  const note = async (began: number, fault: string | null): Promise<void> => {
    const now = performance.now()
    if (last && last.fault === fault && now - last.at < NOTE_EVERY_MS) return
    last = { at: now, fault }
    // Of rounds that come more often, none is heard of before.
    const next = Math.max(next_in_ms(), NOTE_EVERY_MS)
    await noteEnd(database, job, { took_ms: now - began, next_in_ms: next, fault }).catch(
      (error: unknown) => log.warn({ err: error, job }, 'the run of a job could not be noted'),
    )
  }
  return async (work) => {
    const began = performance.now()
    try {
      await work()
    } catch (error) {
      await note(began, error instanceof Error ? error.message : String(error))
      throw error
    }
    await note(began, null)
  }
}
