import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenLive } from './live.ts'
import { moveTo, placeInLog, seenIn } from './place.ts'

const at = (txid: number): string => `${txid}-9223372036854775807`
const seenAt = (place: string | null): void =>
  seenIn(new Headers(place === null ? {} : { 'Live-Position': place }))
const alive = (id: string): string => `id: ${id}\nevent: alive\ndata: {}\n\n`
const change = (id: string): string =>
  `id: ${id}\ndata: {"order_id":"0199","type":"created","rev":1}\n\n`

/** Has each stream answered as `answers` say, in turn; what the page sent, and what it was told. */
const listened = async (...answers: readonly (() => Response)[]) => {
  const stop = new AbortController()
  const sent: (string | null)[] = []
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (_url: unknown, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('Last-Event-ID'))
    const next = answers[sent.length - 1]
    if (!next) stop.abort()
    return next?.() ?? new Response('')
  })
  await listenLive(
    {
      onEvent: ({ order_id }) => told.push(order_id),
      onState: (isOpen, isWhole) => told.push(isOpen ? (isWhole ? 'whole' : 'open') : 'lost'),
    },
    stop.signal,
  )
  return { sent, told }
}

beforeEach(() => {
  moveTo(undefined)
  const kept: Record<string, string> = {
    logged_in: 'true',
    token: 'good',
    user: JSON.stringify({ userdata: {}, policy: { config: {} }, expires_at: '2026-11-20' }),
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => vi.unstubAllGlobals())

describe('the page’s live stream', () => {
  it('begins at the oldest place of the answers, and has missed nothing where it does [SIZE-05]', async () => {
    for (const place of [at(1005), null, at(999), at(1000)]) seenAt(place)
    const { sent, told } = await listened(() => new Response(alive(at(999)) + change('1003-7')))
    expect(sent[0]).toBe(at(999))
    expect(told).toEqual(['whole', '0199', 'lost'])
  })

  it('has missed something where no answer told a place, or the server begins at another [SIZE-05]', async () => {
    const { sent, told } = await listened(() => new Response(alive(at(999))))
    expect([sent[0], told[0]]).toEqual([null, 'open'])
    moveTo(at(5000))
    const moved = await listened(() => new Response(alive(at(40))))
    expect([moved.sent[0], moved.told[0]]).toEqual([at(5000), 'open'])
    expect(placeInLog()).toBe(at(40))
  })

  it('goes on from the last place it was told after a break, and looks at everything again [NAV-05]', async () => {
    seenAt(at(999))
    const { sent, told } = await listened(
      () => new Response(alive(at(999)) + change('1003-7')),
      () => new Response(alive('1003-7')),
    )
    expect(sent.slice(0, 2)).toEqual([at(999), '1003-7'])
    expect(told).toEqual(['whole', '0199', 'lost', 'open', 'lost'])
  })

  it('begins anew where its place is refused, whatever answers tell meanwhile [SIZE-05]', async () => {
    seenAt(at(999))
    const { sent, told } = await listened(
      () => new Response('', { status: 422 }),
      () => {
        seenAt(at(1200))
        return new Response(alive(at(1300)))
      },
    )
    expect(sent.slice(0, 2)).toEqual([at(999), null])
    expect(told).toEqual(['lost', 'open', 'lost'])
  })
})
