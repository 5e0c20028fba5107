import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { settingNames } from '../src/server/env.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-chart-'))
const program = join(folder, 'chart')
beforeAll(() =>
  run('go', ['build', '-o', program, resolve('strangers/chart.go')], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: folder },
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// oxlint-disable-next-line no-explicit-any -- each kind has its own shape
type Manifest = any

/** The chart as Helm’s own templates make it of these values. */
const rendered = async (values: object = {}): Promise<Manifest[]> => {
  const { stdout } = await run(program, ['deploy/helm/epod', 'here', JSON.stringify(values)])
  return parseAllDocuments(stdout).flatMap((one) => {
    expect('errors' in one ? one.errors : []).toEqual([])
    const manifest = 'toJS' in one ? one.toJS() : null
    return manifest === null ? [] : [manifest]
  })
}
const named = (all: readonly Manifest[]): string[] =>
  all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)

describe('the Helm chart', () => {
  it('is what a cluster takes: processes, budgets, autoscaling, a way in, one folder of files [HOST-05]', async () => {
    expect(named(await rendered())).toEqual([
      'Job here-migrate',
      'Deployment here-web',
      'Service here-web',
      'PodDisruptionBudget here-web',
      'HorizontalPodAutoscaler here-web',
      'Ingress here',
      'Deployment here-worker',
      'PodDisruptionBudget here-worker',
      'PersistentVolumeClaim here-files',
    ])
    const without = { web: { autoscaling: { enabled: false } }, ingress: { enabled: false } }
    const fewer = await rendered(without)
    expect(named(fewer)).not.toContain('Ingress here')
    expect(fewer.find(({ kind }) => kind === 'Deployment').spec.replicas).toBe(2)
  })

  it('wires an object store into every process, makes its buckets, reads its keys from a secret, and needs no folder together [HOST-08] [HOST-12]', async () => {
    const files = 's3://files?endpoint=https%3A%2F%2Fs3.example.com'
    const all = await rendered({ storage: { files } })
    const podOf = (name: string): Manifest =>
      all.find(({ metadata }) => metadata.name === name).spec.template.spec
    for (const name of ['here-web', 'here-worker', 'here-buckets']) {
      const [{ env, envFrom }] = podOf(name).containers
      expect(env).toContainEqual({ name: 'EPOD_FILES', value: files })
      expect(envFrom.at(-1)).toEqual({ secretRef: { name: 'epod-storage' } })
    }
    expect(named(all)).not.toContain('PersistentVolumeClaim here-files')
    expect(podOf('here-web').volumes).toContainEqual({ name: 'data', emptyDir: {} })
    expect(podOf('here-buckets').containers[0].args).toEqual(['scripts/files-buckets.ts'])
    expect(podOf('here-buckets').securityContext.runAsNonRoot).toBe(true)
    expect(podOf('here-migrate').containers[0].envFrom).toEqual([
      { secretRef: { name: 'epod-owner' } },
    ])
    const theirs = await rendered({ storage: { files, makeBuckets: false } })
    expect(named(theirs)).not.toContain('Job here-buckets')
    expect(named(await rendered())).not.toContain('Job here-buckets')
  })

  it('runs as nobody on a read-only root, asks /readyz, and gives time to leave [HOST-05]', async () => {
    const pods = (await rendered()).filter(({ spec }) => spec?.template)
    expect(pods).toHaveLength(3)
    for (const { kind, spec } of pods) {
      const { containers, securityContext, terminationGracePeriodSeconds } = spec.template.spec
      const [container] = containers
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const names = (container.env ?? []).map(({ name }: { name: string }) => name)
      expect(names.filter((name: string) => !settingNames.includes(name))).toEqual([])
      if (kind !== 'Deployment') continue
      expect(container.readinessProbe.httpGet.path).toBe('/readyz')
      expect(container.ports.map(({ name }: { name: string }) => name)).toEqual([
        container.readinessProbe.httpGet.port,
      ])
      expect(terminationGracePeriodSeconds).toBe(35)
    }
  })

  it('keeps the owner’s secret from those who serve, and selects what it makes [HOST-04] [HOST-05]', async () => {
    const all = await rendered()
    const secretOf = (name: string): string =>
      all.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0].envFrom[0]
        .secretRef.name
    expect(['here-migrate', 'here-web', 'here-worker'].map(secretOf)).toEqual([
      'epod-owner',
      'epod',
      'epod',
    ])
    const labels = all.find(({ metadata }) => metadata.name === 'here-web').spec.template.metadata
      .labels
    const [service, budget] = ['Service', 'PodDisruptionBudget'].map((wanted) =>
      all.find(({ kind, metadata }) => kind === wanted && metadata.name === 'here-web'),
    )
    expect(service.spec.selector).toEqual(labels)
    expect(budget.spec.selector.matchLabels).toEqual(labels)
  })
})
