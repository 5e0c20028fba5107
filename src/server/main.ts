import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { presets } from '../presets/presets.ts'
import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import { addressOf, readSettings, type Settings } from './env.ts'
import { WrongSetting } from './wrong-setting.ts'
import { makeKept } from './downloads/make-kept.ts'
import { letLastIn } from './http/last-in.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openDeps } from './open-deps.ts'
import { buildHealth } from './routes/health-app.ts'
import { productLog } from './product-log.ts'
import {
  CannotStart,
  cannotStart,
  isToldOpen,
  whyNotListening,
  whyTooOpen,
} from './start-errors.ts'
import { Damaged } from './stores/database/busy.ts'
import { CannotOpen, cannotOpen } from './stores/database/open-errors.ts'
import { hasMoreOrdersThan } from './stores/upkeep/upkeep.ts'

/** What is still under way then is cut off. */
const CLOSE_MS = 10_000
/** More orders than this are a server's work. */
const MOST_EMBEDDED = 200_000

const log = productLog()
const say = (...lines: string[]): void =>
  void process.stdout.write(lines.map((line) => `${line}\n`).join(''))

type ProcessRole = 'all' | 'web' | 'worker'
/** Stops what was started; `hurried` ends the time for which it still serves. */
type Stop = (hurried: AbortSignal) => Promise<void>

const roleOf = (given: readonly string[]): ProcessRole => {
  const [first = '--role=all', ...others] = given
  const role = /^--role=(all|web|worker)$/.exec(first)?.[1]
  if (role === undefined || others.length > 0)
    throw new CannotStart(cannotStart.argument(given.join(' ')))
  return role as ProcessRole
}

const start = async (role: ProcessRole, settings: Settings): Promise<Stop> => {
  const tooOpen = whyTooOpen(settings)
  if (tooOpen) throw tooOpen
  const deps = await openDeps(settings, log, new Map(Object.entries(presets)))
  try {
    const signIn = settings.demo ? await loadDemo(deps) : []
    await warnOfLimits(deps)
    if (role !== 'worker' && (!settings.demo || isToldOpen(settings))) await warnOfDemo(deps)
    const stopServing = role === 'worker' ? await tellHealth(deps) : await serve(deps, signIn)
    const stopJobs = role === 'web' ? null : await startJobs(deps, makeKept)
    if (role === 'worker') say('Electronic proof of delivery sends its messages from here')
    return async (hurried) => {
      // Jobs end at once: another worker takes them up meanwhile.
      await Promise.all([stopServing?.(hurried), stopJobs?.()])
      await deps.database.close()
      await deps.tracing?.stop()
    }
  } catch (error) {
    await deps.database.close()
    throw error
  }
}

/**
 * Loads what is not there yet and answers how to sign in. The demo's code and clients stay out of
 * every other process.
 */
const loadDemo = async (deps: Deps): Promise<string[]> => {
  const [
    { demoClients, demoUsers, platformClient, platformUser },
    { DEMO_PASSWORD, loadAccounts },
    { loadOrders },
  ] = await Promise.all([
    import('../presets/accounts.ts'),
    import('./demo/load-accounts.ts'),
    import('./demo/load-orders.ts'),
  ])
  await loadAccounts(deps, [...demoClients, platformClient], [...demoUsers, platformUser])
  await loadOrders(deps)
  const others = [...demoUsers, platformUser]
    .map(({ username }) => username)
    .filter((name) => name !== 'acme')
  return [
    `Sign in as acme with the password ${DEMO_PASSWORD}`,
    `(or as ${others.join(', ')}).`,
    'These accounts are for trying out only; EPOD_DEMO=0 leaves them out.',
  ]
}

/** Accounts that a start in demo mode made go with the database wherever it is moved. */
const warnOfDemo = async (deps: Deps): Promise<void> => {
  const [{ demoUsers, platformUser }, { stillOfDemo }] = await Promise.all([
    import('../presets/accounts.ts'),
    import('./demo/left-accounts.ts'),
  ])
  const left = await stillOfDemo(
    deps,
    [...demoUsers, platformUser].map(({ username }) => username),
  )
  if (left.length > 0)
    deps.log.warn(
      `anybody can sign in as ${left.join(', ')}: these accounts are of the demo and have its ` +
        'known password. Begin with an empty database, or give each a password of its own ' +
        '(Account), or disable it (User management)',
    )
}

const warnOfLimits = async ({ database, settings }: Deps): Promise<void> => {
  if (database.kind === 'embedded' && (await hasMoreOrdersThan(database, MOST_EMBEDDED))) {
    log.warn(
      `the embedded database holds more than ${MOST_EMBEDDED} orders: ` +
        'move to a PostgreSQL server (npm run db:export -- <folder> --with-secret, DATABASE_URL, npm run db:import)',
    )
  }
  if (database.kind === 'postgres' && settings.secret === undefined) {
    log.warn(
      'EPOD_SECRET is not set: processes on other machines would each make a secret of their own',
    )
  }
}

const serve = async (deps: Deps, signIn: readonly string[]): Promise<Stop> => {
  const { host, port, drain_ms } = deps.settings
  const app = await buildApp(deps)
  letLastIn(app.server)
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw whyNotListening(error, host, port)
  })
  // Port 0 becomes one that is free: only now is it known what links are built on.
  if (port === 0 && !deps.settings.public_url_asked_for)
    Object.assign(deps.settings, {
      public_url: addressOf(host, (app.server.address() as AddressInfo).port),
    })
  say(
    '',
    `Electronic proof of delivery is at ${address}`,
    ...signIn,
    `The API is described at ${address}/docs`,
    '',
  )
  return async (hurried) => {
    deps.leaving.begin(drain_ms)
    await sleep(drain_ms, undefined, { signal: hurried }).catch(() => {})
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS)
    await app.close()
    clearTimeout(cut)
  }
}

/** A worker answers nobody, unless it is asked to tell how it is. */
const tellHealth = async (deps: Deps): Promise<Stop | null> => {
  const { host, health_port: port } = deps.settings
  if (port === undefined) return null
  const app = await buildHealth(deps)
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw whyNotListening(error, host, port, 'EPOD_HEALTH_PORT')
  })
  say(`How this worker is, is told at ${address}/readyz`)
  return async () => {
    deps.leaving.begin(0)
    await app.close()
  }
}

const explain = (error: unknown): void => {
  const isForOperators =
    error instanceof WrongSetting || error instanceof CannotStart || error instanceof CannotOpen
  if (error instanceof Damaged) process.stderr.write(`${cannotOpen.unreadable(error.message)}\n`)
  else if (isForOperators) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'the start failed')
  process.exitCode = 1
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event)
    process.exit(1)
  })
}

let stop: Stop | null = null
let isStopping = false
let longest_ms = 2 * CLOSE_MS
const hurried = new AbortController()

// A terminal and npm both pass Ctrl-C on, so that the same signal may come twice.
const end = (signal: NodeJS.Signals): void => {
  // Whoever presses Ctrl-C waits for the end.
  if (signal === 'SIGINT') hurried.abort()
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), longest_ms).unref()
  const ending = stop?.(hurried.signal) ?? Promise.resolve()
  ending.then(
    () => process.exit(0),
    (error: unknown) => {
      log.fatal({ err: error }, 'the end was not clean')
      process.exit(1)
    },
  )
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)

try {
  const settings = readSettings(process.env)
  longest_ms += settings.drain_ms
  stop = await start(roleOf(process.argv.slice(2)), settings)
} catch (error) {
  explain(error)
}
