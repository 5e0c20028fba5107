import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fullestDisk, fullestOf } from './disks.ts'

it('of two disks tells the one that is full first, as where files lie on another [OBS-02]', () => {
  const [small, large] = [
    { free: 10, size: 100 },
    { free: 50, size: 1_000 },
  ]
  expect(fullestOf([small, large])).toBe(large)
  expect(fullestOf([large, small])).toBe(large)
  expect([fullestOf([null, small]), fullestOf([])]).toEqual([small, null])
})

it('looks at the nearest folder there is, where one is not made yet [OBS-02]', async () => {
  const { blocks, bsize } = statfsSync(tmpdir())
  const folder = join(tmpdir(), 'epod-not-made', 'files')
  expect((await fullestDisk([folder]))?.size).toBe(blocks * bsize)
})
