import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSession } from '../../lib/session/session-store.ts'
import { deskSession } from '../../lib/session/testing/desk-session.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import type { Reader } from './ask.ts'
import type { OrderEdits } from './sending.ts'
import { changeDiffering } from './submit.ts'

let asked: [path: string | undefined, body: object][] = []

beforeEach(() => {
  asked = []
  stubStorage()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url.split(/[/?]/).at(2), JSON.parse(typeof body === 'string' ? body : '{}')])
    return Response.json({ status: true, message: 'OK' })
  })
  keepSession(deskSession('desk'))
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
