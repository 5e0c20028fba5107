import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { podsAsked, reportAsked } from '../../contract/bulk/downloads.ts'
import { english } from '../../domain/words/catalogue.ts'
import { officeLanguages } from '../../domain/words/languages.ts'
import { worded } from '../../domain/words/worded.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { askedPods, askedReport, type Asker, type BegunDownload } from './asked.ts'
import { MOST_KEPT_BYTES } from './kept-bounds.ts'
import { keptFault } from './kept-refusal.ts'
import { ownerOf } from './owner-of.ts'
import { Refused, unauthorized } from '../errors.ts'
import { TooLarge, type KeptFiles } from '../gateways/files/kept-files.ts'
import { holdersOf } from '../share-holders.ts'
import { callerOfUser } from '../caller-of-user.ts'
import { openKept } from '../open-files.ts'
import { sideBySide } from '../limits/side-by-side.ts'
import {
  endMaking,
  giveBack,
  stillKept,
  takeOn,
  tellProgress,
  type KeptToMake,
} from '../stores/downloads/kept-downloads.ts'

const TELL_MS = 2_000
/** Made at once by one process. */
const AT_ONCE = 2

const begun = async (
  deps: Deps,
  job: KeptToMake,
  asker: Asker,
  ended: AbortSignal,
): Promise<BegunDownload> => {
  if (job.kind === 'report') {
    const report = await askedReport(deps, asker, job.asked as z.infer<typeof reportAsked>)
    return report.workbook()
  }
  const { caller } = asker
  const language = officeLanguages.find((one) => one === job.language) ?? 'en'
  const { archive } = await askedPods(deps, asker, job.asked as z.infer<typeof podsAsked>, {
    language,
    t: worded(english, caller.policy.wording),
    holding: { holders: holdersOf(caller, ''), ended },
    missed: (digest, fault) =>
      deps.log.error({ digest, fault }, 'a file is not as it was put on record'),
  })
  return archive()
}

/** Whoever asked for it; throws Refused where the account is there no more, or sees otherwise. */
const askerOf = async (deps: Deps, { client_id, user_id, sight }: KeptToMake): Promise<Caller> => {
  const caller = await callerOfUser(deps, client_id, user_id)
  if (!caller || ownerOf(caller).sight !== sight) throw unauthorized()
  return caller
}

/** Asks every few seconds whether this account may still have it. */
const stillMay = (deps: Deps, job: KeptToMake): (() => Promise<void>) => {
  let asked_at = performance.now()
  return async () => {
    if (performance.now() - asked_at < TELL_MS) return
    asked_at = performance.now()
    await askerOf(deps, job)
  }
}

/** When to leave off, and how many bytes one may have. */
interface Making {
  readonly leaving: AbortSignal
  readonly most: number
}

const faultOf = (error: unknown): string => {
  if (error instanceof TooLarge) return 'download_too_large'
  return error instanceof Refused ? keptFault(error.said) : 'download_failed'
}

const make = async (
  deps: Deps,
  files: KeptFiles,
  job: KeptToMake,
  maker: string,
  { leaving, most }: Making,
): Promise<void> => {
  const { database } = deps
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, leaving])
  const progress = { bytes: 0, rows: null as number | null, expected_bytes: null as number | null }
  const tell = async (): Promise<void> => {
    if (!(await tellProgress(database, maker, job.id, progress))) lost.abort()
  }
  const telling = setInterval(() => {
    tell().catch((error: unknown) => deps.log.warn({ err: error }, 'progress could not be told'))
  }, TELL_MS)
  try {
    const caller = await askerOf(deps, job)
    const mayGoOn = stillMay(deps, job)
    const { stream, rows, bytes } = await begun(deps, job, { caller, mayGoOn }, signal)
    Object.assign(progress, { rows: rows ?? null, expected_bytes: bytes ?? null })
    await tell()
    const came = (more: number): void => void (progress.bytes += more)
    const end = await files.write(job.id, stream, { most, signal, came })
    await tell()
    if (!(await endMaking(database, maker, job.id, end))) await files.remove(job.id)
  } catch (error) {
    if (lost.signal.aborted) return
    if (leaving.aborted) return void (await giveBack(database, maker, job.id))
    const isKnown = error instanceof Refused || error instanceof TooLarge
    if (!isKnown) deps.log.error({ err: error, download: job.id }, 'a download could not be made')
    await endMaking(database, maker, job.id, { fault: faultOf(error) })
  } finally {
    clearInterval(telling)
  }
}

/** Makes all that waits to be made, two at a time; resolves when nothing waits. */
export const makeKept = async (
  deps: Deps,
  leaving: AbortSignal = new AbortController().signal,
  most = MOST_KEPT_BYTES,
): Promise<void> => {
  const files = await openKept(deps.settings)
  const work = async (): Promise<void> => {
    while (!leaving.aborted) {
      const maker = randomUUID()
      const job = await takeOn(deps.database, maker)
      if (!job) return
      await make(deps, files, job, maker, { leaving, most })
    }
  }
  await sideBySide(AT_ONCE, work)
  const ids = await files.ids()
  const kept = await stillKept(deps.database, ids)
  for (const id of ids) if (!kept.has(id)) await files.remove(id)
}
