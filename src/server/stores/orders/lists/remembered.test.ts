import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { memory } from './remembered.ts'

const remembered = memory<number>(2_000)
/** What is remembered asks nothing of a database but which one it is. */
const someDatabase = (): Database => ({}) as Database

afterEach(() => vi.useRealTimers())

describe('What a look told', () => {
  it('is told again for a minute, of the same question at the same database', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const look = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2)
    const database = someDatabase()
    const ask = () => remembered(database, ['a', 1], look)
    expect([await ask(), await ask()]).toEqual([1, 1])
    vi.advanceTimersByTime(59_999)
    expect(await ask()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await ask()).toBe(2)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('is nothing to another question, nor to another database', async () => {
    const database = someDatabase()
    expect(await remembered(database, ['a'], async () => 1)).toBe(1)
    expect(await remembered(database, ['b'], async () => 2)).toBe(2)
    expect(await remembered(someDatabase(), ['a'], async () => 3)).toBe(3)
  })

  it('is not kept where the look failed, nor of a question of a thousand signs', async () => {
    const database = someDatabase()
    const failed = remembered(database, ['a'], () => Promise.reject(new Error('away')))
    await expect(failed).rejects.toThrow('away')
    expect(await remembered(database, ['a'], async () => 1)).toBe(1)
    const long = ['x'.repeat(1_000)]
    expect(await remembered(database, long, async () => 1)).toBe(1)
    expect(await remembered(database, long, async () => 2)).toBe(2)
  })

  it('gives way to 2,000 newer ones', async () => {
    const database = someDatabase()
    for (let n = 0; n <= 2_000; n += 1) await remembered(database, n, async () => n)
    expect(await remembered(database, 1, async () => -1)).toBe(1)
    expect(await remembered(database, 0, async () => -1)).toBe(-1)
  })
})
