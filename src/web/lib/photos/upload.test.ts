import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { upload } from './upload.ts'

const MINUTE = 60_000

/** The browser's way up, which the test moves on. */
class Line extends EventTarget {
  static last = new Line()
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = '{"status":true}'
  constructor() {
    super()
    Line.last = this
  }
  open = (): void => {}
  send = (): void => {}
  setRequestHeader = (): void => {}
  getResponseHeader = (): null => null
  abort = (): void => this.#end('abort')
  load = (): void => this.#end('load')
  goesUp = (loaded: number): boolean =>
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  #end = (how: string): void => {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Line)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const what = { url: '/api/update_epod', token: 'token', key: 'key', text: '{}' }

it('A photo may take as long as it keeps going up, on however thin a line [PUBL-06] [PUBL-07]', async () => {
  const shares: number[] = []
  const answer = upload(what, (share) => shares.push(share))
  for (const loaded of [25, 50, 75, 100]) {
    vi.advanceTimersByTime(2 * MINUTE)
    Line.last.goesUp(loaded)
  }
  Line.last.load()
  expect(await answer).toMatchObject({ ok: true, code: 200 })
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  expect(vi.getTimerCount()).toBe(0)
})

it.each(['three minutes of silence', 'whoever removes it'])(
  'A photo on its way is given up by %s [PUBL-07]',
  async (by) => {
    const leaving = new AbortController()
    const answer = upload(what, () => {}, leaving.signal)
    if (by === 'whoever removes it') leaving.abort()
    else vi.advanceTimersByTime(3 * MINUTE)
    expect(await answer).toMatchObject({ ok: false, said: 'no_connection' })
    expect(vi.getTimerCount()).toBe(0)
  },
)
