import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { words } from '../../domain/words.ts'
import { uploadRoom } from './upload-room.ts'

const MB = 1024 * 1024

it('takes in as many bytes of uploads at once as fit, refuses more with 503, and goes on when some are through [PHOT-05]', async () => {
  const admit = uploadRoom(21 * MB)
  const begin = async (length: number | null): Promise<EventEmitter> => {
    const raw = new EventEmitter()
    const headers = length === null ? {} : { 'content-length': String(length) }
    await admit({ headers } as FastifyRequest, { raw } as unknown as FastifyReply)
    return raw
  }
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
