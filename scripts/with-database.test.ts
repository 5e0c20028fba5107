import { afterEach, expect, it, vi } from 'vitest'
import { Busy } from '../src/server/stores/database/busy.ts'
import { explained } from './with-database.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

it('a command that finds somebody at work in the database says so, and ends with 1', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('canceling statement due to lock timeout')
  await explained(() => Promise.reject(new Busy('lock', cause)))
  expect(said.mock.calls).toEqual([
    [
      'Somebody else works in the database: end what does (canceling statement due to lock timeout).',
    ],
  ])
  expect(process.exitCode).toBe(1)
  await expect(explained(() => Promise.reject(new Error('a fault of ours')))).rejects.toThrow(
    'a fault of ours',
  )
})
