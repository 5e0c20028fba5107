import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * Files that each break one wall, by the file's path; the compiler and the linter have to report
 * exactly the ones meant for them.
 */
const neighbour = {
  'src/domain/noun.ts': 'export const noun = 1\n',
  'src/contract/call.ts': 'export const call = 1\n',
  'src/presets/acme.ts': 'export const acme = 1\n',
}
const rooms = {
  'src/server/app.ts': 'export const app = 1\n',
  'src/server/caller.ts': 'export const caller = 1\n',
  'src/server/secrets.ts': 'export const secret = 1\n',
  'src/server/http/json.ts': 'export const json = 1\n',
  'src/server/certificate/pictures.ts': 'export const pictures = 1\n',
  'src/server/jobs/outbox.ts': 'export const outbox = 1\n',
  'src/server/links/locator.ts': 'export const locator = 1\n',
  'src/server/proof/otp-request.ts': 'export const otp = 1\n',
  'src/server/orders/execute.ts': 'export const execute = 1\n',
  'src/server/stores/orders/lock.ts': 'export const append = 1\n',
  'src/server/routes/orders.ts': 'export const orders = 1\n',
  'src/server/orders/chain-events.ts': 'export const chainEvents = 1\n',
  'src/server/stores/orders/append.ts':
    'export const appendOrders = 1\nexport const newOrders = 1\n',
  'src/web/main.tsx': 'export const main = 1\n',
  'src/web/routes/home.tsx': 'export const home = 1\n',
  'src/web/features/proof/panel.tsx': 'export const panel = 1\n',
}
const uses = (name: string, from: string) =>
  `import { ${name} } from '${from}'\nconsole.log(${name})\n`
const gives = (name: string, from: string) =>
  `import { ${name} } from '${from}'\nexport const used = ${name}\n`

const compilerSees: Record<string, string> = {
  'src/domain/asks-process.ts': 'export const home = process.env\n',
  'src/domain/asks-window.ts': 'export const width = window.innerWidth\n',
  'src/domain/asks-node.ts': gives('readFileSync', 'node:fs'),
  'src/domain/to-contract.ts': gives('call', '../contract/call.ts'),
  'src/contract/to-server.ts': gives('app', '../server/app.ts'),
  'src/contract/to-presets.ts': gives('acme', '../presets/acme.ts'),
  'src/presets/to-contract.ts': gives('call', '../contract/call.ts'),
  'src/server/to-web.ts': gives('main', '../web/main.tsx'),
  'src/server/asks-window.ts': 'export const width = window.innerWidth\n',
  'src/web/to-server.ts': gives('app', '../server/app.ts'),
  'src/web/asks-process.ts': 'export const home = process.env\n',
  'src/server/an-enum.ts': 'export enum Colour { red }\n',
  'src/server/unchecked-index.ts': 'export const first = (all: string[]): string => all[0]\n',
}

const linterSees: Record<string, string> = {
  'src/domain/from-date-fns.ts': gives('format', 'date-fns'),
  'src/domain/from-server.ts': gives('app', '../server/app.ts'),
  'src/domain/clock.ts': 'export const now = () => Date.now()\n',
  'src/contract/from-fastify.ts': gives('fastify', 'fastify'),
  'src/presets/from-server.ts': gives('app', '../server/app.ts'),
  'src/server/routes/writes-sql.ts': gives('sql', 'kysely'),
  'src/server/orders/opens-pg.ts': gives('Client', 'pg'),
  'src/server/orders/to-routes.ts': gives('orders', '../routes/orders.ts'),
  'src/server/orders/to-http.ts': gives('json', '../http/json.ts'),
  'src/server/orders/to-jobs.ts': gives('outbox', '../jobs/outbox.ts'),
  'src/server/orders/appends-events.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/orders/chains-for-itself.ts': gives('chainEvents', './chain-events.ts'),
  'src/server/orders/decide-change.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/jobs/appends-events.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/stores/appends-events.ts': gives('appendOrders', './orders/append.ts'),
  'src/server/demo/appends-events.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/stores/to-routes.ts': gives('orders', '../routes/orders.ts'),
  'src/server/stores/to-caller.ts': gives('caller', '../caller.ts'),
  'src/server/stores/log/to-orders.ts': gives('execute', '../../orders/execute.ts'),
  'src/server/stores/log/deep/to-orders.ts': gives('execute', '../../../orders/execute.ts'),
  'src/server/gateways/to-stores.ts': gives('append', '../stores/orders/lock.ts'),
  'src/server/links/to-proof.ts': gives('otp', '../proof/otp-request.ts'),
  'src/server/links/deep/to-app.ts': gives('app', '../../app.ts'),
  'src/server/deliveries/to-links.ts': gives('locator', '../links/locator.ts'),
  'src/server/erasing/to-jobs.ts': gives('outbox', '../jobs/outbox.ts'),
  'src/server/trade/appends-events.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/certificate/to-proof.ts': gives('otp', '../proof/otp-request.ts'),
  'src/server/credentials/writes-sql.ts': gives('sql', 'kysely'),
  'src/server/document-signature/to-links.ts': gives('locator', '../links/locator.ts'),
  'src/server/sessions/to-links.ts': gives('locator', '../links/locator.ts'),
  'src/server/proof/to-http.ts': gives('json', '../http/json.ts'),
  'src/server/http/to-proof.ts': gives('otp', '../proof/otp-request.ts'),
  'src/server/routes/to-jobs.ts': gives('outbox', '../jobs/outbox.ts'),
  'src/server/permission.ts': gives('execute', './orders/execute.ts'),
  'src/server/users/to-orders.ts': gives('execute', '../orders/execute.ts'),
  'src/server/telemetry/to-orders.ts': gives('execute', '../orders/execute.ts'),
  'src/server/loads-presets.ts': gives('acme', '../presets/acme.ts'),
  'src/server/reads-env.ts': "export const port = process.env['PORT']\n",
  'src/web/from-node.ts': gives('readFileSync', 'node:fs'),
  'src/web/lib/from-feature.ts': gives('panel', '../features/proof/panel.tsx'),
  'src/web/ui/from-route.ts': gives('home', '../routes/home.tsx'),
  'src/web/features/orders/to-feature.ts': gives('panel', '../proof/panel.tsx'),
  'src/web/features/orders/deep/to-feature.ts': gives('panel', '../../proof/panel.tsx'),
  'src/web/features/orders/to-route.ts': gives('home', '../../routes/home.tsx'),
  'src/web/public/from-mantine.ts': gives('Button', '@mantine/core'),
  'src/web/raw-html.tsx':
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />\n',
  'src/server/floating.ts':
    'const later = async () => 1\nexport const go = () => {\n  later()\n}\n',
  'src/server/half-a-switch.ts':
    "export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n" +
    '  return 2\n}\n',
  'src/server/any.ts': 'export const loose = (x: any) => x\n',
  'src/server/cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
  'src/server/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
  'src/server/a-default.ts': 'export default 1\n',
  'e2e/to-contract.test.ts': gives('call', '../src/contract/call.ts'),
  'e2e/testing/to-contract.ts': gives('call', '../../src/contract/call.ts'),
}

const innocent: Record<string, string> = {
  'src/server/orders/change-many.ts': gives('appendOrders', '../stores/orders/append.ts'),
  'src/server/orders/prepares-events.ts': gives('newOrders', '../stores/orders/append.ts'),
  'src/domain/schema.ts': gives('z', 'zod'),
  'src/contract/uses-domain.ts': gives('noun', '../domain/noun.ts'),
  'src/presets/uses-domain.ts': gives('noun', '../domain/noun.ts'),
  'src/server/uses-contract.ts': gives('call', '../contract/call.ts'),
  'src/server/stores/reads.ts': gives('sql', 'kysely'),
  'src/server/stores/seals.ts': gives('secret', '../secrets.ts'),
  'src/server/stores/log/uses-orders.ts': gives('append', '../orders/lock.ts'),
  'src/server/stores/log/uses-domain.ts': gives('noun', '../../../domain/noun.ts'),
  'src/server/orders/uses-stores.ts': gives('append', '../stores/orders/lock.ts'),
  'src/server/links/uses-orders.ts': gives('execute', '../orders/execute.ts'),
  'src/server/downloads/uses-certificate.ts': gives('pictures', '../certificate/pictures.ts'),
  'src/server/http/uses-links.ts': gives('locator', '../links/locator.ts'),
  'src/server/proof/uses-orders.ts': gives('execute', '../orders/execute.ts'),
  'src/server/routes/uses-proof.ts': gives('otp', '../proof/otp-request.ts'),
  'src/server/main.ts': `${gives('acme', '../presets/acme.ts')}console.log(process.env)\n`,
  'src/web/features/orders/list.tsx': gives('noun', '../../../domain/noun.ts'),
  'src/web/features/orders/deep/cell.tsx': uses('list', '../list-of-own.ts'),
  'src/web/features/orders/list-of-own.ts': 'export const list = 1\n',
  'src/web/routes/meets.tsx': gives('panel', '../features/proof/panel.tsx'),
  'e2e/uses-domain.test.ts': gives('noun', '../src/domain/noun.ts'),
}

let folder: string

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs a tool over the planted tree and returns the paths it complains about. */
function complaints(program: string, ...args: string[]): Set<string> {
  const { stdout } = spawnSync(resolve('node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
  })
  return new Set(
    [...stdout.matchAll(/^((?:src|e2e)\/[\w./-]+\.tsx?)[:(]\d+/gm)].map(([, path = '']) => path),
  )
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'epod-walls-'))
  for (const file of globSync(['tsconfig*.json', '.oxlintrc.json', 'package.json']))
    cpSync(file, join(folder, file))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  write({ ...neighbour, ...rooms, ...innocent, ...compilerSees, ...linterSees })
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the compiler', () => {
  let seen: Set<string>
  beforeAll(() => {
    seen = complaints('tsc', '-b', '--pretty', 'false')
  }, 60_000)

  it.each(Object.keys(compilerSees))('sees %s', (path) => expect(seen).toContain(path))
  it.each(Object.keys({ ...innocent, ...neighbour, ...rooms }))('lets %s pass', (path) =>
    expect(seen).not.toContain(path),
  )
})

describe('the linter', () => {
  let seen: Set<string>
  beforeAll(() => {
    seen = complaints('oxlint', '--format=unix')
  }, 60_000)

  it.each(Object.keys(linterSees))('sees %s', (path) => expect(seen).toContain(path))
  it.each(Object.keys({ ...innocent, ...neighbour, ...rooms }))('lets %s pass', (path) =>
    expect(seen).not.toContain(path),
  )
})

describe('the linter’s rows', () => {
  interface Row {
    files: string[]
    rules: { 'eslint/no-restricted-imports'?: [string, { patterns?: Pattern[] }] }
  }
  interface Pattern {
    regex?: string
    importNames?: string[]
  }
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: Row[] }
  const rows = overrides.filter(({ rules }) => 'eslint/no-restricted-imports' in rules)
  const guarded = rows.flatMap(({ rules }) =>
    (rules['eslint/no-restricted-imports']?.[1].patterns ?? []).flatMap(
      ({ regex = '', importNames = [] }) => importNames.map((name) => ({ regex, name })),
    ),
  )

  it('guard what is there under that name', () => {
    const files = globSync('src/server/**/*.ts')
    const isThere = ({ regex, name }: (typeof guarded)[number]): boolean =>
      files
        .filter((file) => new RegExp(regex).test(file))
        .some((file) => readFileSync(file, 'utf8').includes(`export const ${name} =`))
    expect(guarded.length).toBeGreaterThan(10)
    expect(guarded.filter((one) => !isThere(one))).toEqual([])
  })

  it('name every room of the server that has more than tests', () => {
    const open = readdirSync('src/server', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((room) =>
        globSync(`src/server/${room}/**/*.ts`).some((file) => !file.endsWith('.test.ts')),
      )
      .filter((room) => !rows.some(({ files }) => files.join().includes(`src/server/${room}/`)))
    expect(open).toEqual([])
  })
})
