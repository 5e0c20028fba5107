import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noteUnsteady } from './unsteady.ts'

const aList = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'epod-unsteady-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'cache', 'unsteady.json')
}

it('says which tests were unsteady in this run and lately, and how often', () => {
  const file = aList()
  expect(noteUnsteady(file, { at: '1', tests: [] })).toEqual([])
  expect(noteUnsteady(file, { at: '2', tests: ['a', 'b'] })).toEqual([
    'UNSTEADY: a (1 of the last 2 runs)',
    'UNSTEADY: b (1 of the last 2 runs)',
  ])
  expect(noteUnsteady(file, { at: '3', tests: ['b'] })).toEqual([
    'UNSTEADY: b (2 of the last 3 runs)',
    'lately unsteady: a (1 of the last 3 runs)',
  ])
})

it('forgets a run after twenty others', () => {
  const file = aList()
  noteUnsteady(file, { at: '0', tests: ['a'] })
  for (let n = 1; n < 20; n += 1) noteUnsteady(file, { at: `${n}`, tests: [] })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(20)
  expect(noteUnsteady(file, { at: '20', tests: [] })).toEqual([])
})
