import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const postgresRoot = '/usr/lib/postgresql'
const devanagari = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'

function onPath(program: string, also: string[] = []): string | undefined {
  return [...also, ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The browser of the page tests: EPOD_TEST_CHROMIUM, else the Chromium of the machine; undefined when there is none. */
export function chromium(): string | undefined {
  return process.env['EPOD_TEST_CHROMIUM'] ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome')
}

/** The same without all that is only for people to look at, which takes half the processor's time; the whole one where the machine has no other. */
export function headlessChromium(): string | undefined {
  return process.env['EPOD_TEST_CHROMIUM'] ?? onPath('chromium-headless-shell') ?? chromium()
}

/** Absolute path of a PostgreSQL server program, the newest version first; undefined when it is not installed. */
export function postgresProgram(name: 'initdb' | 'postgres'): string | undefined {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot).sort((a, b) => Number(b) - Number(a)) : []
  return onPath(
    name,
    versions.map((version) => join(postgresRoot, version, 'bin')),
  )
}

/** True when the process may install packages and has to give up its rights before it starts PostgreSQL. */
export const isRoot = process.getuid?.() === 0

function missingPackages(): string[] {
  return [
    chromium() ? [] : ['chromium', 'chromium-headless-shell'],
    postgresProgram('initdb') && postgresProgram('postgres') ? [] : ['postgresql'],
    existsSync(devanagari) || process.platform !== 'linux' ? [] : ['fonts-noto-core'],
  ].flat()
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0
}

/** Installs browser, database programs and fonts that the tests need; throws with what to install when it may not or cannot. */
export function prepareMachine(mayInstall = isRoot): void {
  const missing = missingPackages()
  if (missing.length === 0) return
  const advice = `The tests need ${missing.join(', ')}. Install with: apt-get install ${missing.join(' ')}`
  if (!mayInstall || !onPath('apt-get')) throw new Error(advice)
  console.log(`Installing ${missing.join(', ')} ...`)
  if (missing.includes('postgresql')) {
    // Debian would otherwise start a database of its own on the usual port.
    mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
    writeFileSync('/etc/postgresql-common/createcluster.d/programs-only.conf', 'create_main_cluster = false\n')
  }
  const isDone = apt('update') && apt('install', '-y', '--no-install-recommends', ...missing)
  if (!isDone || missingPackages().length > 0) throw new Error(`apt-get could not install everything; its words stand above. ${advice}`)
}

/** User and group that PostgreSQL runs as: `postgres` when we are root, whom it refuses; otherwise whoever we are. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
