import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { keepSession } from '../../lib/session/session-store.ts'
import type { Reader } from './ask.ts'
import type { OrderEdits } from './sending.ts'
import { changeDiffering } from './submit.ts'

let asked: [path: string | undefined, body: object][] = []

beforeEach(() => {
  asked = []
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url.split(/[/?]/).at(2), JSON.parse(typeof body === 'string' ? body : '{}')])
    return Response.json({ status: true, message: 'OK' })
  })
  keepSession({
    token: 'desk',
    account: {
      expires_at: '2026-11-20T06:15:00.000Z',
      userdata: {
        client: 'acme',
        client_name: 'Acme',
        username: 'acme',
        name: 'Acme',
        transporter: null,
        config: {},
      },
      client_config: {},
      policy: resolvePolicy({}),
      reach: 'client',
      party: null,
      client_id: '0199',
      embedded: false,
      is_platform_admin: false,
      viewing_as: null,
      needs_second_factor: false,
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const readerOf = (edits: OrderEdits[]): Reader => ({
  ask: async () => edits as never,
  end: () => undefined,
})

it('reads a label for an order of which the file says nothing else, without an edit [TRADE-07] [EDIT-02]', async () => {
  const order = { rev: 3, identifier: 'LR-1', label: '(4323)1' }
  const failures = await changeDiffering(
    readerOf([
      { ...order, _id: 'a', fields: {} },
      { ...order, _id: 'b', fields: { truck_number: 'KA05' } },
    ]),
    'import',
    'acme',
    () => undefined,
  )
  expect(failures).toEqual([])
  expect(asked).toEqual([
    ['update_epod', { _id: 'a', label: '(4323)1', import_id: 'import' }],
    ['edit_epod', { _id: 'b', rev: 3, truck_number: 'KA05', import_id: 'import' }],
    ['update_epod', { _id: 'b', label: '(4323)1', import_id: 'import' }],
  ])
})
