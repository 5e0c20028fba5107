import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestOf } from './page.mjs'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const digest = () => digestOf(folder, ['/src', '/one.json', '/absent'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'epod-page-'))
  mkdirSync(join(folder, 'src/deep'), { recursive: true })
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
  write('one.json', '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  ['a file changes', () => write('src/deep/b.ts', 'B')],
  ['a file is added', () => write('src/c.ts', '')],
  ['a file is renamed', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/z.ts'))],
  ['a file is removed', () => rmSync(join(folder, 'one.json'))],
  [
    'text moves from one file to the next',
    () => (write('src/a.ts', 'ab'), write('src/deep/b.ts', '')),
  ],
])('gives another digest when %s', (_, change) => {
  const before = digest()
  change()
  expect(digest()).not.toBe(before)
})

it('gives the same digest for the same contents, whatever the time stamps and tests', () => {
  const before = digest()
  write('src/a.ts', 'a')
  write('src/a.test.ts', 'expect')
  expect(digest()).toBe(before)
})
