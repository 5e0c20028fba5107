import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly devDependencies: Record<string, string>
}
const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest
const manifest = read('package.json')
const client = read('packages/client/package.json')
const pinned = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...read('mutation/package.json').devDependencies,
  ...client.dependencies,
  ...client.devDependencies,
})
const documented = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- `(.+?)`: \S/gm),
].map(([, name]) => name)
const direct = pinned.map(([name]) => name)

it('says of every direct dependency what it serves, once, and of nothing else', () => {
  expect(documented).toHaveLength(direct.length)
  expect(new Set(documented)).toEqual(new Set(direct))
})

it('pins every direct dependency to an exact version', () => {
  const loose = pinned.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
})

it('needs at most 60 packages at run time', () => {
  expect(Object.keys(manifest.dependencies ?? {}).length).toBeLessThanOrEqual(60)
})
