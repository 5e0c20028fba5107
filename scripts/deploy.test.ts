import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readStoreSettings, settingNames } from '../src/server/env.ts'
import { foldersOf, packagesOf, serverSources } from './bundle.ts'
import { proxyBefore } from './nginx.ts'
import { serverFlags } from './server.mjs'

const text = (path: string): string => readFileSync(join('deploy', path), 'utf8')
/** What others of the container or of Node read. */
const ofOthers = new Set(['NODE_ENV'])
const unknown = (names: readonly string[]): string[] =>
  names.filter((name) => !settingNames.includes(name) && !ofOthers.has(name))

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly ports?: readonly string[]
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[]
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> }
  readonly stop_grace_period?: string
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}
const { services } = parse(text('compose/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}
const ours = Object.entries(services).filter(([, { image }]) => image === 'epod')
const dockerfile = text('Dockerfile')
const units = ['epod-web@.service', 'epod-worker@.service'].map((name) => text(`systemd/${name}`))
const values = parse(text('helm/epod/values.yaml')) as {
  settings: Record<string, string>
  secrets: Record<string, string>
  storage: Record<string, unknown>
  web: { autoscaling: { max: number } }
  worker: { replicas: number }
}

/** What may be set beside compose.yaml. */
const offered = [...text('compose/settings.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
)

describe('what is deployed', () => {
  it('leaves every setting to whoever runs compose that it does not set itself [HOST-05]', () => {
    const ofImage = /^ENV (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []
    for (const name of ['web-1', 'web-2', 'worker']) {
      const { environment = {}, env_file } = services[name] ?? {}
      expect([name, env_file]).toEqual([name, [{ path: 'settings.env', required: false }]])
      const set = [...Object.keys(environment), ...ofImage.map((one) => one.split('=')[0])]
      // A web process answers for itself where it serves.
      const lacking = settingNames.filter(
        (one) => ![...set, ...offered, 'EPOD_HEALTH_PORT'].includes(one),
      )
      expect([name, lacking]).toEqual([name, []])
      expect(offered.filter((one) => set.includes(one))).toEqual([])
    }
  })

  it('keeps a bounded number of lines, and tells visitors apart by their addresses [HOST-05]', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging?.driver, Object.keys(logging?.options ?? {})]).toEqual([
        name,
        'local',
        ['max-size', 'max-file'],
      ])
    // Docker's own proxy passes IPv6 on as one address.
    for (const port of services['proxy']?.ports ?? []) expect(port).toMatch(/^0\.0\.0\.0:/)
  })

  it('names no setting that the product does not have [HOST-05]', () => {
    const lines = (content: string): string[] =>
      [...content.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const named = [
      ...ours.flatMap(([, { environment = {} }]) => Object.keys(environment)),
      ...Object.keys(values.settings),
      ...lines(text('systemd/epod.env.example')),
      ...lines(text('systemd/owner.env.example')),
      ...offered,
      ...[...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, all = '']) =>
        all.split(' ').map((one) => one.split('=')[0] ?? ''),
      ),
      ...units.flatMap((unit) =>
        [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, all = '']) =>
          all.split(' ').map((one) => one.split('=')[0] ?? ''),
        ),
      ),
      ...globSync('deploy/helm/epod/templates/*').flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/name: ([A-Z][A-Z_]+)\b/g)].map(
          ([, name = '']) => name,
        ),
      ),
    ]
    expect(named.length).toBeGreaterThan(30)
    expect(unknown(named)).toEqual([])
  })

  it('starts Node everywhere with what the server is started with here [HOST-05]', () => {
    const entry = JSON.stringify(['/epod/node', ...serverFlags]).replaceAll(',', ', ')
    expect(dockerfile).toContain(`ENTRYPOINT ${entry}`)
    expect(text('build-image.sh')).toContain(`--entrypoint '${entry}'`)
    for (const unit of units)
      expect(unit).toContain(
        `ExecStart=/usr/lib/epod/node ${serverFlags.join(' ')} src/server/main.ts`,
      )
  })

  it('has one user that owns and migrates, and one that serves [HOST-04] [HOST-05]', () => {
    const userOf = (url = ''): string => /^postgres:\/\/(\w+):/.exec(url)?.[1] ?? ''
    expect(
      ours.map(([name, { environment }]) => [name, userOf(environment?.['DATABASE_URL'])]),
    ).toEqual([
      ['migrate', 'epod_own'],
      ['web-1', 'epod_serve'],
      ['web-2', 'epod_serve'],
      ['worker', 'epod_serve'],
      ['buckets', ''],
    ])
    expect(services['migrate']?.command).toEqual(['scripts/db-migrate.ts', '--grant', 'epod_serve'])
    for (const [path, user] of [
      ['systemd/epod.env.example', 'epod_serve'],
      ['systemd/owner.env.example', 'epod_own'],
    ] as const)
      expect(userOf(/^DATABASE_URL=(.+)$/m.exec(text(path))?.[1])).toBe(user)
    // What reads both files takes the last word on each setting; empty, the address above is used.
    expect(text('systemd/owner.env.example')).toMatch(/^DATABASE_DIRECT_URL=$/m)
    const users = text('compose/users.sh')
    expect(users).toMatch(/create role epod_serve login nosuperuser nobypassrls/)
    expect(users).toMatch(/create database epod owner epod_own/)
    expect(values.secrets).toMatchObject({
      serve: 'epod',
      own: 'epod-owner',
      servingUser: 'epod_serve',
    })
  })

  it('can write nothing but its data, holds no capability, and only the proxy is reached from outside [HOST-05]', () => {
    for (const [, service] of ours)
      expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']])
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(dockerfile).toMatch(/^USER 65532:65532$/m)
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2)
    expect(dockerfile).not.toMatch(/:latest|--chmod=777|\bsudo\b/)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  })

  it('takes no more connections than PostgreSQL has, while a release is replaced too [HOST-05]', () => {
    // Three of its hundred are for superusers.
    const [most, ofOne] = [100 - 3, 15]
    const { web, worker } = values
    const processes = web.autoscaling.max + 1 + worker.replicas
    expect(text('helm/epod/templates/web.yaml')).toContain('maxSurge: 1,')
    expect(text('helm/epod/templates/worker.yaml')).toContain('maxSurge: 0,')
    expect(processes * ofOne).toBeLessThanOrEqual(most)
  })

  it('waits for the server that others reach, not for the one that makes the cluster [HOST-05]', () => {
    const { test: asks = [] } = services['database']?.healthcheck ?? {}
    // That one answers on the Unix socket alone.
    expect(asks.slice(0, 4)).toEqual(['CMD', 'pg_isready', '-h', '127.0.0.1'])
  })

  it('is tried again for as long as the database is away [HOST-05]', () => {
    for (const unit of units) {
      expect(unit).toMatch(/\nRestart=always\n/)
      expect(unit).toMatch(/^\[Unit\]\n(?:.+\n)*StartLimitIntervalSec=0\n/m)
    }
  })

  it('is given longer to end than it serves on and finishes what is under way [HOST-01] [HOST-05]', () => {
    const drain = (seconds = ''): number => Number(seconds) + 10
    for (const [, { environment, stop_grace_period: grace = '' }] of ours)
      if (environment?.['EPOD_DRAIN_SECONDS'] !== undefined)
        expect(Number.parseInt(grace, 10)).toBeGreaterThan(
          drain(environment?.['EPOD_DRAIN_SECONDS']),
        )
    const [, seconds] = /^EPOD_DRAIN_SECONDS=(\d+)$/m.exec(text('systemd/epod.env.example')) ?? []
    for (const unit of units)
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(drain(seconds))
  })
})

describe('the object store that is deployed', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a key', AWS_SECRET_ACCESS_KEY: 'a secret' }
  const environmentOf = (name: string): Readonly<Record<string, string>> =>
    services[name]?.environment ?? {}

  it('is one that all processes reach, with buckets that are made before they start [HOST-08]', () => {
    const { file_store, checkpoint_archive } = readStoreSettings({
      ...environmentOf('web-1'),
      ...keys,
    })
    for (const place of [file_store?.place, checkpoint_archive?.place])
      expect(place).toMatchObject({ endpoint: 'http://storage:9000', prefix: '' })
    expect(file_store?.place.bucket).not.toBe(checkpoint_archive?.place.bucket)
    const ofStores = (name: string): unknown =>
      ['EPOD_FILES', 'EPOD_CHECKPOINTS', ...Object.keys(keys)].map(
        (setting) => environmentOf(name)[setting],
      )
    for (const name of ['web-2', 'worker', 'buckets'])
      expect([name, ofStores(name)]).toEqual([name, ofStores('web-1')])
    expect(services['buckets']?.command).toEqual(['scripts/files-buckets.ts'])
    for (const name of ['web-1', 'web-2', 'worker'])
      expect(services[name]?.depends_on).toMatchObject({
        buckets: { condition: 'service_completed_successfully' },
      })
    expect(foldersOf(packagesOf(serverSources()))).toContain('node_modules/@aws-sdk/client-s3')
    expect(serverSources()).toEqual(
      expect.arrayContaining(['scripts/files-buckets.ts', 'scripts/files-move.ts']),
    )
  })

  it('has its keys from secrets, which stand in no file [HOST-08]', () => {
    const { ROOT_ACCESS_KEY: id, ROOT_SECRET_KEY: secret } = environmentOf('storage')
    expect([id, secret]).toEqual(['${STORAGE_KEY:?}', '${STORAGE_SECRET:?}'])
    for (const name of ['web-1', 'buckets'])
      expect(environmentOf(name)).toMatchObject({
        AWS_ACCESS_KEY_ID: id,
        AWS_SECRET_ACCESS_KEY: secret,
      })
    expect(text('compose/env.example')).toMatch(/^STORAGE_KEY=\nSTORAGE_SECRET=$/m)
    expect(values.secrets['storage']).toBe('epod-storage')
    const ofChart = globSync('deploy/helm/epod/**/*.yaml').map((path) => readFileSync(path, 'utf8'))
    expect(ofChart.join('\n')).not.toMatch(/AWS_[A-Z_]+: \S|name: AWS_/)
    expect(values.storage).toEqual({ files: '', checkpoints: '', makeBuckets: true })
  })

  it('is an image of one version, as every image is that others made [HOST-08]', () => {
    const images = [
      ...Object.values(services).map(({ image }) => image),
      ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
    ].filter((image) => image !== 'epod')
    expect(images).toHaveLength(5)
    // Distroless images have no versions, but the distribution's.
    const isPinned = (image: string): boolean =>
      /:v?\d+\.\d+(?:\.\d+)?(?:-\w+)?(?:@sha256:[0-9a-f]{64})?$/.test(image) ||
      image === 'gcr.io/distroless/cc-debian12:nonroot'
    expect(images.filter((image) => !isPinned(image))).toEqual([])
  })
})

describe('nginx', () => {
  it('passes on as the tests behind it do: streams and uploads as they come, nothing sent twice [HOST-09]', () => {
    const passing = text('nginx/epod-proxy.conf')
    const tested = proxyBefore(1, [2, 3])
    expect(tested).toMatch(/server 127\.0\.0\.1:2 (.+;)\n {2}server 127\.0\.0\.1:3 \1/)
    expect(tested).toContain(`include ${resolve('deploy/nginx/epod-proxy.conf')};`)
    expect(tested).not.toMatch(/ssl|:808\d/)
    expect(passing).toMatch(/^proxy_request_buffering off;$/m)
    expect(passing).toMatch(/location = \/api\/live \{[^}]*proxy_buffering off;[^}]*timeout 1h;/)
    expect(passing).toMatch(/^proxy_set_header X-Forwarded-For \$remote_addr;$/m)
    expect(passing).not.toContain('non_idempotent')
    // A page's files may be had of the other process alone while a release is replaced.
    expect(passing).toMatch(/location \/assets\/ \{[^}]*GET [^}]*\}[^}]*http_404;\n\}/)
    expect(passing.match(/http_404/g)).toHaveLength(1)
    const [, idle] = /keepalive_timeout (\d+)s;/.exec(text('nginx/epod.conf')) ?? []
    const [, longest] =
      /keepAliveTimeout: ([\d_]+),/.exec(readFileSync('src/server/app.ts', 'utf8')) ?? []
    expect(Number(idle) * 1_000).toBeLessThan(Number(longest?.replaceAll('_', '')))
  })
})

describe('a bundle', () => {
  const sources = serverSources()

  it('holds every file that its files import [HOST-05]', () => {
    const known = new Set(sources)
    const lacking = sources.flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /(?:\bfrom\s*|\bimport\(\s*|\bnew URL\(\s*)'(\.{1,2}\/[^']+\.ts)'/g,
        ),
      ]
        .map(([, to = '']) => join(dirname(path), to))
        .filter((to) => !known.has(to))
        .map((to) => `${path} imports ${to}`),
    )
    expect(lacking).toEqual([])
  })

  it('holds the packages that these import, with what they need, and none of a page [HOST-05]', () => {
    const folders = foldersOf(packagesOf(sources))
    expect(folders).toEqual(expect.arrayContaining(['node_modules/pg', 'node_modules/pg-protocol']))
    expect(folders.filter((path) => /\/(?:react-dom|@mantine\/\w+|vite)$/.test(path))).toEqual([])
  })
})
