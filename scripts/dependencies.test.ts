import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const documented = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- `(.+?)`: \S/gm),
].map(([, name]) => name)
const direct = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]

it('says of every direct dependency what it serves, once, and of nothing else', () => {
  expect(documented).toHaveLength(direct.length)
  expect(new Set(documented)).toEqual(new Set(direct))
})

it('pins every direct dependency to an exact version', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

it('needs at most 60 packages at run time', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(60)
})
