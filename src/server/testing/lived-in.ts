import { randomUUIDv7 } from 'node:crypto'
import { expect } from 'vitest'
import { getProof } from '../../contract/proof/order-proof.ts'
import { beginHold } from '../../contract/admin/legal-holds.ts'
import { putLogo } from '../../contract/admin/brand.ts'
import { addUser } from '../../contract/users/users.ts'
import type { TestApp } from './app.ts'
import { linkTo, openPublic } from './links.ts'
import { sequenced } from './log-readers.ts'
import { travelled } from './lots.ts'
import { anOrder } from './orders.ts'
import { aJpeg, canvas, sent, stroke } from './pictures.ts'
import { aRow } from './rows.ts'

/** What a lived-in account has that tests name. */
export interface LivedIn {
  /** Received, with photo, signature and a credential. */
  readonly proven: string
  /** Received after the credential was signed, with a photo. */
  readonly received: string
  readonly rejected: string
  readonly open: string
  /** Opens its public page. */
  readonly ref: string
  /** Came with an import that was undone: it stands in its log alone. */
  readonly withdrawn: number
}

/** Has a bit of everything happen to the account `acme`: each kind of row that travels. */
export const livedIn = async (t: TestApp): Promise<LivedIn> => {
  const call = async (url: string, body: object): Promise<void> => {
    const reply = await t.call('acme', url, body)
    expect([url, reply.code, JSON.stringify(reply.body)]).toEqual([url, 200, expect.any(String)])
  }
  const act = (_id: string, body: object): Promise<void> => call('/update_epod', { _id, ...body })
  const ended = async (action: object): Promise<string> => {
    const { _id } = await anOrder(t)
    await act(_id, { photos: [sent(await aJpeg(), 'door.jpg')] })
    await act(_id, { remarks: { text: 'One box wet — वर्षा', by: 'Asha', categories: [] } })
    await act(_id, {
      signature: { name: 'Meera', relation: 'Store keeper', image: await canvas(stroke()) },
    })
    await call('/trigger_otp', { _id })
    await act(_id, action)
    return _id
  }
  const proven = await ended({ receive: true })
  await sequenced(t.deps)
  const signed = await t.call('acme', getProof, { params: { id: proven } })
  expect(signed.code).toBe(200)
  const received = await ended({ receive: true })
  const rejected = await ended({ reject: true })
  const open = await anOrder(t, 'acme', { transporter: 'Another' })
  await travelled(t, 'crate', 10, 4)
  const link = await linkTo(t, open, 'receiver')
  const page = await openPublic(t, 'receiver', link.ref)
  const noted = await t.call(`Bearer ${page.body.token}`, '/public-order/opened', {})
  expect([page.code, noted.code]).toEqual([200, 200])
  await call('/views', { name: 'Mine', search: '' })
  await call('/preferences', { page_size: 25 })
  const batch = randomUUIDv7()
  await call('/imports', { import_id: batch, file_name: 'a.xlsx', rows: 2 })
  await call('/request-cutter/receive_data_new.json', {
    import_id: batch,
    data: [aRow(), aRow()],
    chunk_size: 200,
    callback_data: { url: 'http://epod.test/api/orders' },
  })
  await call(`/imports/${batch}/undo`, {})
  const hold = await t.call('admin', beginHold, {
    params: { key: 'acme' },
    body: { why: 'a case' },
  })
  const user = { username: 'nobody-yet', name: 'Invited', email: 'invited@example.com' }
  const invited = await t.call('admin', addUser, { body: { ...user, client: 'acme' } })
  const image = await canvas(stroke())
  const logo = await t.call('admin', putLogo, {
    params: { key: 'acme' },
    body: { file_data: image },
  })
  expect([hold.code, invited.code, logo.code]).toEqual([200, 200, 200])
  return { proven, received, rejected, open: open._id, ref: link.ref, withdrawn: 2 }
}
