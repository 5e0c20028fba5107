import { afterEach, expect, it, vi } from 'vitest'
import { patiently } from '../packages/client/src/index.ts'

const asked = new Request('https://epod.example.com/api/orders')
const broken = new Error('socket hang up')
const nobody = () => Promise.reject(broken)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('the client that gives up says what the last try failed of [HOOK-01]', async () => {
  const send = patiently({ baseUrl: 'https://epod.example.com', fetch: nobody, longestWait: 0 })
  await expect(send(asked)).rejects.toMatchObject({
    message: 'no answer from https://epod.example.com',
    cause: broken,
  })
})

it('clients that a product failed at once do not all come back at once, save after Retry-After [HOOK-01]', async () => {
  vi.useFakeTimers()
  const secondAt = async (random: number, headers: Record<string, string> = {}) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const begun = Date.now()
    let tries = 0
    const answer = patiently({
      baseUrl: 'https://epod.example.com',
      fetch: async () => new Response(null, { status: (tries += 1) === 1 ? 503 : 200, headers }),
    })(asked)
    await vi.runAllTimersAsync()
    await answer
    return Date.now() - begun
  }
  const first = await secondAt(0)
  expect([first, await secondAt(0.999)]).toEqual([250, expect.closeTo(750, -1)])
  expect(await secondAt(0, { 'retry-after': '2' })).toBe(2_000)
})
