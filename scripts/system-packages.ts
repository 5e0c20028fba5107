import { execFileSync, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const postgresRoot = '/usr/lib/postgresql'
const libraries = '/usr/lib'
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

/**
 * The browser of the page tests: EPOD_TEST_CHROMIUM, else the Chromium of the machine; undefined
 * when there is none.
 */
export function chromium(): string | undefined {
  return (
    process.env['EPOD_TEST_CHROMIUM'] ??
    onPath('chromium') ??
    onPath('chromium-browser') ??
    onPath('google-chrome')
  )
}

/**
 * The browser of the page tests without all that is only for people to look at, which takes half
 * the processor's time; the whole one where the machine has no other.
 */
export function headlessChromium(): string | undefined {
  return process.env['EPOD_TEST_CHROMIUM'] ?? onPath('chromium-headless-shell') ?? chromium()
}

/**
 * Absolute path of a PostgreSQL server program, the newest version first; undefined when it is not
 * installed.
 */
export function postgresProgram(name: 'initdb' | 'postgres'): string | undefined {
  const versions = existsSync(postgresRoot)
    ? readdirSync(postgresRoot).sort((a, b) => Number(b) - Number(a))
    : []
  return onPath(
    name,
    versions.map((version) => join(postgresRoot, version, 'bin')),
  )
}

/**
 * The library that puts the clock of the programs that load it; undefined when it is not installed.
 */
export function fakeTimeLibrary(): string | undefined {
  const platforms = existsSync(libraries) ? readdirSync(libraries) : []
  return ['', ...platforms]
    .map((platform) => join(libraries, platform, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
}

/** The pooler of connections; undefined when it is not installed. */
export function pgbouncerProgram(): string | undefined {
  return onPath('pgbouncer', ['/usr/sbin'])
}

/** The proxy that docs/operations.md describes; undefined when it is not installed. */
export function nginxProgram(): string | undefined {
  return onPath('nginx', ['/usr/sbin'])
}

/** What Go verifies its own module mirror by, and what Helm renders charts by. */
const goPackages = ['golang.org/x/mod/sumdb', 'github.com/Masterminds/sprig', 'gopkg.in/yaml.v3']

/** Go, with these packages. */
function hasGo(): boolean {
  return (
    onPath('go') !== undefined &&
    goPackages.every((name) => existsSync(`/usr/share/gocode/src/${name}`))
  )
}

/** Ceph's object gateway, installed or unpacked in the folder that EPOD_TEST_CEPH names. */
function hasCeph(): boolean {
  return process.env['EPOD_TEST_CEPH'] !== undefined || onPath('radosgw') !== undefined
}

/**
 * True when the process may install packages and has to give up its rights before it starts
 * PostgreSQL.
 */
export const isRoot = process.getuid?.() === 0

/** What a run needs beyond what every run does. */
export type Extra = 'libfaketime' | 'go' | 'ceph' | 'libreoffice' | 'pgbouncer' | 'nginx'

function missingPackages(font: string, extras: readonly Extra[]): string[] {
  return [
    chromium() ? [] : ['chromium', 'chromium-headless-shell'],
    postgresProgram('initdb') && postgresProgram('postgres') ? [] : ['postgresql'],
    onPath('qpdf') ? [] : ['qpdf'],
    onPath('pdftotext') ? [] : ['poppler-utils'],
    existsSync(font) || process.platform !== 'linux' ? [] : ['fonts-noto-core'],
    extras.includes('libfaketime') && fakeTimeLibrary() === undefined ? ['libfaketime'] : [],
    extras.includes('ceph') && !hasCeph() ? ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'] : [],
    extras.includes('pgbouncer') && !pgbouncerProgram() ? ['pgbouncer'] : [],
    extras.includes('nginx') && !nginxProgram() ? ['nginx'] : [],
    extras.includes('libreoffice') && !onPath('soffice') ? ['libreoffice-calc-nogui'] : [],
    extras.includes('go') && !hasGo()
      ? [
          'golang-go',
          'golang-golang-x-mod-dev',
          'golang-github-masterminds-sprig-dev',
          'golang-gopkg-yaml.v3-dev',
        ]
      : [],
  ].flat()
}

/** What the tests do without, in twice the time. */
const wantedPackages = (): string[] =>
  headlessChromium() === chromium() && !process.env['EPOD_TEST_CHROMIUM']
    ? ['chromium-headless-shell']
    : []

function apt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const running = spawn('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
  return new Promise((resolve) => {
    running.on('error', () => resolve(false))
    running.on('exit', (code) => resolve(code === 0))
  })
}

/** How a machine is made ready; by default for the usual tests, and by root alone. */
export interface Preparation {
  readonly mayInstall?: boolean
  readonly font?: string
  readonly extras?: readonly Extra[]
}

/**
 * Begins to install the browser, the database programs, the readers of PDF and the fonts that the
 * tests need; throws
 * with what to install when it may not. The promise rejects with the same when that did not bring
 * what is needed.
 */
export function prepareMachine({
  mayInstall = isRoot,
  font = devanagari,
  extras = [],
}: Preparation = {}): Promise<void> {
  const needed = missingPackages(font, extras)
  const advice = `The tests need ${needed.join(', ')}. Install with: apt-get install ${needed.join(' ')}`
  const canInstall = mayInstall && onPath('apt-get') !== undefined
  if (needed.length > 0 && !canInstall) throw new Error(advice)
  const missing = [...new Set([...needed, ...(canInstall ? wantedPackages() : [])])]
  return missing.length === 0 ? Promise.resolve() : installed(missing, font, advice, extras)
}

async function installed(
  packages: readonly string[],
  font: string,
  advice: string,
  extras: readonly Extra[],
): Promise<void> {
  console.log(`Installing ${packages.join(', ')} ...`)
  if (packages.includes('postgresql')) {
    // Debian would otherwise start a database of its own on the usual port.
    mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
    writeFileSync(
      '/etc/postgresql-common/createcluster.d/programs-only.conf',
      'create_main_cluster = false\n',
    )
  }
  if (await apt('update')) await apt('install', '-y', '--no-install-recommends', ...packages)
  if (missingPackages(font, extras).length > 0)
    throw new Error(`apt-get could not install everything; its words stand above. ${advice}`)
}

/**
 * User and group that PostgreSQL runs as: `postgres` when we are root, whom it refuses; otherwise
 * whoever we are.
 */
export function postgresUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
