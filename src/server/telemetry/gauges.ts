import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { version } from '../build.ts'
import type { Deps } from '../deps.ts'
import { backlogNow, type Backlog } from '../stores/upkeep/backlog.ts'
import { fullestDisk } from './disks.ts'

/** What several ask for within so long is looked up once. */
const FRESH_MS = 5_000
/** A database that takes longer is not waited for: the process still tells of itself. */
const PATIENCE_MS = 2_000

type Told = Exclude<keyof Backlog, 'jobs'>

const standing: Readonly<Record<Told, readonly [name: string, help: string]>> = {
  outbox_queued: ['epod_outbox_queued', 'messages that wait'],
  outbox_oldest: ['epod_outbox_oldest_seconds', 'seconds for which the oldest of them is due'],
  outbox_dead: ['epod_outbox_dead', 'messages that were given up, or whose time was over'],
  webhooks_failing: ['epod_webhooks_failing', 'webhooks whose last try failed'],
  webhooks_disabled: ['epod_webhooks_disabled', 'webhooks that are told nothing any more'],
  webhook_queued: ['epod_webhook_queued', 'deliveries of webhooks that wait'],
  webhook_oldest: [
    'epod_webhook_oldest_seconds',
    'seconds for which the oldest delivery is due: how far webhooks are behind',
  ],
  checkpoint_age: ['epod_checkpoint_age_seconds', 'seconds since the last signed checkpoint'],
  log_unsigned: [
    'epod_log_unsigned_seconds',
    'seconds since the oldest event that is under no checkpoint yet',
  ],
  archive_behind: [
    'epod_archive_behind_seconds',
    'seconds since PostgreSQL archived of its log, where its last try failed; else 0',
  ],
}

/** Gauges of a node, looked at when they are asked for. */
export const gaugesOf = ({
  database,
  settings,
  log,
}: Pick<Deps, 'database' | 'settings' | 'log'>): { text: () => Promise<string>; type: string } => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const gauge = <Label extends string = never>(name: string, help: string, labels: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: labels, registers: [register] })
  const isUp = gauge('epod_database_up', '1 where the database answered within two seconds')
  const room = gauge('epod_database_room', '0 where what is written finds no room in the database')
  room.set(1)
  const asked = new Map(
    Object.entries(standing).map(([key, [name, help]]) => [key as Told, gauge(name, help)]),
  )
  const job = {
    ended: gauge('epod_job_ended_seconds', 'seconds since a job’s round ended', ['task']),
    late: gauge('epod_job_late_seconds', 'seconds by which a job’s round is late', ['task']),
    failing: gauge('epod_job_failing', '1 where a job’s last round failed', ['task']),
  }
  gauge('epod_build_info', 'what runs', ['version', 'database']).set(
    { version, database: database.kind },
    1,
  )
  const own = {
    connections: gauge('epod_database_connections', 'connections to the database'),
    idle: gauge('epod_database_idle', 'of them those that nobody uses'),
    waiting: gauge('epod_database_waiting', 'requests that wait for a connection'),
    restarts: gauge('epod_database_restarts', 'times the embedded engine was opened again'),
    free: gauge('epod_files_free_bytes', 'bytes that are free on the disk of files, or of data'),
    size: gauge('epod_files_size_bytes', 'bytes of that disk'),
  }
  const engine =
    database.kind === 'embedded'
      ? {
          fsyncs: gauge(
            'epod_database_fsyncs',
            'times the embedded engine had the disk keep what it wrote',
          ),
          busy: gauge(
            'epod_database_engine_seconds',
            'seconds in which the embedded engine has worked; its rate is how busy it is',
          ),
        }
      : null

  // With a server and an object store the folder holds what is under way alone, on a disk that is
  // shared with others and cleaned up by whoever runs it.
  const lies_elsewhere = database.kind === 'postgres' && settings.file_store !== undefined
  const lookAtProcess = async (): Promise<void> => {
    const vitals = database.vitals()
    own.connections.set(vitals.connections)
    own.idle.set(vitals.idle)
    own.waiting.set(vitals.waiting)
    own.restarts.set(vitals.restarts)
    engine?.fsyncs.set(vitals.fsyncs ?? 0)
    engine?.busy.set((vitals.busy_ms ?? 0) / 1_000)
    const disk = lies_elsewhere
      ? null
      : await fullestDisk([settings.data_dir, settings.files_folder])
    if (!disk) {
      own.free.remove()
      own.size.remove()
      return
    }
    own.free.set(disk.free)
    own.size.set(disk.size)
  }
  const tell = (found: Backlog): void => {
    for (const [key, one] of asked) one.set(found[key])
    for (const { job: name, ended, late, is_failing } of found.jobs) {
      if (ended !== null) job.ended.set({ task: name }, ended)
      job.late.set({ task: name }, late)
      job.failing.set({ task: name }, is_failing ? 1 : 0)
    }
  }
  const forget = (): void => {
    // What was so a while ago would be taken for what is so now.
    for (const one of asked.values()) one.remove()
    for (const one of Object.values(job)) one.reset()
  }
  const lookAtRoom = async (): Promise<void> => room.set((await database.hasRoom()) ? 1 : 0)
  const lookAtDatabase = async (): Promise<void> => {
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), PATIENCE_MS)
    const counted = backlogNow(database).catch((error: unknown) => {
      log.warn({ err: error }, 'what waits could not be counted for /metrics')
      return null
    })
    const found = await Promise.race([
      Promise.all([counted, lookAtRoom()]).then(([backlog]) => backlog),
      late.promise,
    ]).finally(() => clearTimeout(timer))
    isUp.set(found ? 1 : 0)
    if (found) tell(found)
    else forget()
  }
  let looked: { readonly at: number; readonly done: Promise<unknown> } | null = null
  return {
    type: register.contentType,
    text: async () => {
      if (!looked || performance.now() - looked.at > FRESH_MS)
        looked = { at: performance.now(), done: lookAtDatabase() }
      // What costs no question is told as it is now.
      await Promise.all([lookAtProcess(), looked.done])
      return register.metrics()
    },
  }
}
