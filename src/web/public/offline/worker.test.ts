import { afterAll, expect, it, vi } from 'vitest'

const ORIGIN = 'https://pod.example'
/** Each cache of the browser by its name, as texts by path, oldest first. */
const kept = new Map<string, Map<string, string>>()
/** What the network has, by path. */
const online = new Map<string, string>()

const answerOf = (text: string | undefined): Response =>
  new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 })
const fetched = async (asked: Request | string): Promise<Response> =>
  answerOf(online.get(new URL(asked instanceof Request ? asked.url : asked, ORIGIN).pathname))
const cacheOf = (name: string) => {
  const files = kept.get(name) ?? new Map<string, string>()
  kept.set(name, files)
  return {
    match: async (path: string) => (files.has(path) ? answerOf(files.get(path)) : undefined),
    put: async (path: string, answer: Response) => void files.set(path, await answer.text()),
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) {
        const text = online.get(path)
        if (text === undefined) throw new TypeError('not to be had')
        files.set(path, text)
      }
    },
  }
}

type Heard = (event: object) => void
const heard = new Map<string, Heard>()
const skipWaiting = vi.fn<() => Promise<void>>(async () => {})

vi.stubGlobal('self', {
  registration: { scope: `${ORIGIN}/public` },
  addEventListener: (type: string, listener: Heard) => heard.set(type, listener),
  skipWaiting,
  clients: { claim: async () => {}, matchAll: async () => [] },
})
vi.stubGlobal('location', new URL(ORIGIN))
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('caches', {
  open: async (name: string) => cacheOf(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (path: string) => {
    const files = [...kept.values()].find((one) => one.has(path))
    return files && answerOf(files.get(path))
  },
})
vi.stubGlobal('OFFLINE_VERSION', '03')
vi.stubGlobal('OFFLINE_FILES', ['/assets/public-3.js', '/assets/public-3.css'])
vi.stubGlobal('OFFLINE_LANGUAGES', { hi: ['/assets/hi-3.js'] })
await import('./worker.ts')
afterAll(() => vi.unstubAllGlobals())

/** Has the worker hear of something, and waits for what it does. */
const tell = async (type: string): Promise<void> => {
  const works: Promise<unknown>[] = []
  heard.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}
/** What a page gets of a path; null where the worker leaves it to the network. */
const asked = async (path: string): Promise<string | null> => {
  let answer: Promise<Response> | null = null
  const respondWith = (given: Promise<Response>): void => void (answer = given)
  heard.get('fetch')?.({ request: new Request(ORIGIN + path), respondWith })
  const response = await (answer as Promise<Response> | null)
  return response && response.text()
}
const pageOf = (release: number): string =>
  `<script src="/assets/public-${release}.js"></script><link href="/assets/public-${release}.css">`

it('The worker keeps a page of its own release alone, and has the browser try again where a process of another answers [PUBL-07]', async () => {
  for (const name of ['public-3.js', 'public-3.css', 'hi-3.js']) online.set(`/assets/${name}`, name)
  online.set('/publicreceiver', pageOf(2))
  await expect(tell('install')).rejects.toThrow('the page is not of this release')
  online.delete('/publicreceiver')
  await expect(tell('install')).rejects.toThrow('the page is not of this release')
  expect([kept.size, skipWaiting.mock.calls]).toEqual([0, []])
  online.set('/publicreceiver', pageOf(3))
  await tell('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(Object.fromEntries(kept.get('epod-public-/public 03') ?? [])).toEqual({
    '/publicreceiver': pageOf(3),
    '/assets/public-3.js': 'public-3.js',
    '/assets/public-3.css': 'public-3.css',
  })
})

it('An open page of the release before still gets its parts, and earlier ones are dropped [PUBL-07]', async () => {
  const own = kept.get('epod-public-/public 03') ?? new Map<string, string>()
  kept.clear()
  for (const name of ['/r 02', '/public 01', '/public 02'])
    kept.set(`epod-public-${name}`, new Map([[`/assets${name}.js`, name]]))
  kept.set('epod-public-00', new Map())
  kept.set('epod-public-/public 02', new Map([['/assets/over-2.js', 'over']]))
  kept.set('epod-public-/public 03', own)
  await tell('activate')
  expect([...kept.keys()]).toEqual([
    'epod-public-/r 02',
    'epod-public-/public 02',
    'epod-public-/public 03',
  ])
  expect(await asked('/assets/over-2.js')).toBe('over')
  expect(await asked('/assets/public-3.js')).toBe('public-3.js')
  expect(await asked('/assets/heic-3.js')).toBe('not found')
  expect(await asked('/api/public-order')).toBeNull()
})
