import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { keepSession } from '../../../lib/session/session-store.ts'
import { deskSession } from '../../../lib/session/testing/desk-session.ts'
import { stubStorage } from '../../../lib/testing/storage.ts'
import { dismiss, snackbars } from '../../../ui/notify.ts'
import { copyLinks } from './gather-links.ts'

let copied: string[] = []
let isCopying = true
let asked: [id: string, key: string | null][] = []
/** How the server answers for an order; without an entry it makes a link. */
let answers: Record<string, () => Response> = {}

beforeEach(() => {
  ;[copied, asked, answers, isCopying] = [[], [], {}, true]
  stubStorage()
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        if (!isCopying) throw new DOMException('not now', 'NotAllowedError')
        copied.push(text)
      },
    },
  })
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const id = url.split('/').at(-2) ?? ''
    asked.push([id, new Headers(headers).get('idempotency-key')])
    return answers[id]?.() ?? made(id)
  })
  keepSession(deskSession('desk'))
})
afterEach(() => {
  for (const { id } of snackbars.now()) dismiss(id)
  vi.unstubAllGlobals()
})

const made = (id: string): Response =>
  Response.json({ status: true, message: 'OK', result: { url: `https://epod/${id}` } })
const refused = (): Response =>
  Response.json({ status: false, message: 'Not found' }, { status: 404 })
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const ordersOf = (...ids: string[]) =>
  ids.map((id) => ({ _id: id, identifier: `LR-${id}` }) as WireOrder)
const said = () => snackbars.now().map(({ kind, message }) => `${kind}: ${message}`)

it('copies the links that were made, and says how many are left out and why [TABL-14] [TABL-16]', async () => {
  answers = { b: refused, c: refused }
  await copyLinks(ordersOf('a', 'b', 'c', 'd'), 'receiver', () => undefined)
  expect(copied).toEqual(['LR-a https://epod/a\nLR-d https://epod/d'])
  expect(said()).toEqual(['done: 2 links copied', 'error: 2 of the selected orders: Not found'])
})

it('asks again under the same key until a link is copied, and under a new one then [TABL-14] [TABL-16]', async () => {
  const orders = ordersOf('e', 'f')
  answers = { f: lost }
  await copyLinks(orders, 'driver', () => undefined)
  await copyLinks(orders, 'driver', () => undefined)
  answers = {}
  await copyLinks(orders, 'driver', () => undefined)
  await copyLinks(orders, 'driver', () => undefined)
  const keys = (id: string) => asked.filter(([of]) => of === id).map(([, key]) => key)
  expect([new Set(keys('e')).size, new Set(keys('f')).size]).toEqual([4, 2])
  expect(keys('f')[0]).toBe(keys('f')[2])
})

it('gives the same links again where the browser did not let the page copy them [TABL-14]', async () => {
  isCopying = false
  const shown: string[] = []
  await copyLinks(ordersOf('g'), 'receiver', (text) => shown.push(text))
  await copyLinks(ordersOf('g'), 'receiver', (text) => shown.push(text))
  expect([shown, asked[0]]).toEqual([['https://epod/g', 'https://epod/g'], asked[1]])
})

it('does not go on through all of them where the server is out of reach [TABL-16]', async () => {
  answers = { i: lost, j: lost }
  await copyLinks(ordersOf('h', 'i', 'j', 'k', 'l'), 'receiver', () => undefined)
  expect([asked.map(([id]) => id), copied]).toEqual([['h', 'i', 'j'], ['LR-h https://epod/h']])
  expect(said()[1]).toMatch(/^error: 4 of the selected orders: /)
})
