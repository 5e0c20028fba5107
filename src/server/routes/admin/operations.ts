import * as calls from '../../../contract/admin/operations.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { commitOf, version } from '../../build.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requirePlatform } from '../../permission.ts'
import type { Tx } from '../../stores/database/database.ts'
import { platform } from '../../stores/database/scope.ts'
import { figuresOf } from '../../stores/upkeep/figures.ts'
import { askForRun, jobRuns, type KeptJobRun } from '../../stores/upkeep/job-runs.ts'

type Verification = calls.Operations['verification']

/** How the installation is doing, for whoever administers every client. */
export const operationsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const started_at = new Date(Date.now() - Math.round(process.uptime() * 1_000)).toISOString()

    app.route({
      ...calls.getOperations,
      handler: async ({ caller }) => {
        requirePlatform(deps, caller)
        const [{ figures, tables }, runs] = await Promise.all([
          figuresOf(deps.analysing),
          jobRuns(deps.database),
        ])
        const [in_use] = deps.keys.fingerprints
        return {
          status: true,
          message: sentence('ok'),
          result: {
            build: {
              version,
              commit: commitOf(),
              started_at,
              runtime: `Node ${process.versions.node}`,
              database: deps.database.kind,
            },
            messages: figures,
            links: { valid: figures.links, opened_last_day: figures.opened_last_day },
            storage: {
              files: figures.stored_files,
              bytes: figures.stored_bytes,
              holds: figures.holds,
            },
            database: {
              bytes: figures.database_bytes,
              events: figures.events,
              events_last_day: figures.events_last_day,
              tables,
            },
            sign_ins: { sessions: figures.sessions, failed_last_hour: figures.failed_sign_ins },
            keys: deps.keys.fingerprints.map((fingerprint) => ({
              fingerprint,
              in_use: fingerprint === in_use,
            })),
            jobs: runs.filter(({ job }) => job !== 'verify_log'),
            verification: verificationIn(runs),
          },
        }
      },
    })

    app.route({
      ...calls.beginVerify,
      handler: (request) => {
        const { caller } = request
        requirePlatform(deps, caller)
        const begin = async (tx: Tx) => {
          if (!(await askForRun(tx, 'verify_log')))
            throw new Refused(409, sentence('verification_under_way'))
          return { status: true, message: sentence('verification_begun') }
        }
        return answerOnce(deps, caller, onceOf(request), begin, platform)
      },
    })
  }

const verificationIn = (runs: readonly KeptJobRun[]): Verification => {
  const run = runs.find(({ job }) => job === 'verify_log')
  if (!run) return null
  const { began_at, ended_at, fault, result } = run
  return {
    began_at,
    ended_at,
    fault,
    // Written by this release or the one before it, in this form.
    found: (result as NonNullable<Verification>['found']) ?? null,
  }
}
