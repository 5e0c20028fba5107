import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import type { ShareHolder } from '../share-holders.ts'
import { uploadRoom } from './upload-room.ts'

const MB = 1024 * 1024

type Sent = { readonly headers: Record<string, string>; readonly from: ShareHolder[] }
type Reply = { readonly raw: FastifyReply['raw'] }

let judged = 0
const opened = () => {
  const admit = uploadRoom(
    21 * MB,
    ({ from }: Sent) => from,
    async () => {
      judged += 1
    },
  )
  return async (length: number | null, from: ShareHolder[] = []): Promise<EventEmitter> => {
    const raw = new EventEmitter()
    const headers: Record<string, string> =
      length === null ? {} : { 'content-length': String(length) }
    await admit({ headers, from }, { raw } as unknown as Reply)
    return raw
  }
}

it('takes in as many bytes of uploads at once as fit, refuses more with 503, and goes on when some are through [PHOT-05]', async () => {
  const begin = opened()
  const [first] = await Promise.all(Array.from({ length: 6 }, () => begin(20 * MB)))
  await expect(begin(20 * MB)).rejects.toMatchObject({
    code: 503,
    message: words.busy,
    retry_after: 5,
  })
  await expect(begin(null)).rejects.toMatchObject({ code: 503 })
  await begin(1_000)
  first?.emit('close')
  await begin(null)
})

it('lets no link, client or address have more than its share, and always one upload [PHOT-05]', async () => {
  const begin = opened()
  const link: ShareHolder = { kind: 'link', key: 'a' }
  const address: ShareHolder = { kind: 'address', key: 'b' }
  const refusal = { code: 429, message: words.too_much_from_here, retry_after: 5 }
  const held = await begin(20 * MB, [link, address])
  await expect(begin(MB, [link])).rejects.toMatchObject(refusal)
  await begin(11 * MB, [address])
  await expect(begin(2 * MB, [address])).rejects.toMatchObject(refusal)
  held.emit('close')
  await begin(10 * MB, [link, address])
})

it('judges the right to upload before any room is taken, and not of small bodies [PHOT-05]', async () => {
  judged = 0
  const begin = opened()
  await begin(60_000)
  expect(judged).toBe(0)
  await begin(70_000)
  expect(judged).toBe(1)
})
