import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { HASH_BYTES } from '../../../domain/transparency/merkle-tree.ts'
import { keyLine } from '../../../domain/transparency/signed-note.ts'
import {
  tileLevelIn,
  tileNumberIn,
  TILE_WIDTH,
  type TileRequest,
} from '../../../domain/transparency/tiles.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { verifierOf } from '../../transparency/log-signer.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { cosignedCheckpoint, timeStampOf } from '../../stores/log/published.ts'
import { leafEvents, logKeys, tilesOf } from '../../stores/log/tree.ts'

/** What was said of the log once is never said otherwise. */
const FOR_EVER = 'public, max-age=31536000, immutable'

interface Path {
  readonly Params: { readonly '*': string }
}

/**
 * The transparency log (PROF-04) for anybody who watches it, as C2SP tlog-tiles has it: outside of
 * /api, since its answers are texts and bytes.
 */
export const transparencyLogRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const read = readerOf(deps.database)

    app.get('/checkpoint', async (_request, reply) => {
      const checkpoint = await cosignedCheckpoint(deps.database, null)
      if (!checkpoint) throw notFound()
      return text(reply, 'no-cache').send(checkpoint.note + checkpoint.lines.join(''))
    })

    // As it was signed here, for whoever verifies its time stamp.
    app.get<Sized>('/checkpoint/:size', async ({ params }, reply) => {
      const checkpoint = await cosignedCheckpoint(deps.database, sizeIn(params.size))
      if (!checkpoint) throw notFound()
      return text(reply, FOR_EVER).send(checkpoint.note)
    })

    app.get<Sized>('/timestamp/:size', async ({ params }, reply) => {
      const stamp = await timeStampOf(deps.database, sizeIn(params.size))
      if (!stamp) throw notFound()
      return reply.header('Cache-Control', FOR_EVER).type('application/timestamp-reply').send(stamp)
    })

    app.get('/vkey', async (_request, reply) => {
      const [key] = await logKeys(read)
      if (!key) throw notFound()
      return text(reply, 'no-cache').send(`${keyLine(verifierOf(key.name, key.public_key))}\n`)
    })

    // Keys of before too, for what they have signed.
    app.get('/vkeys', async (_request, reply) => {
      const keys = await logKeys(read)
      if (keys.length === 0) throw notFound()
      const lines = keys.map(({ name, public_key }) => keyLine(verifierOf(name, public_key)))
      return text(reply, 'no-cache').send(`${lines.join('\n')}\n`)
    })

    app.get<Path>('/tile/entries/*', async ({ params }, reply) => {
      const tile = asked(0, params['*'])
      const found = await leafEvents(read, tile.number * TILE_WIDTH, tile.width)
      if (found.length < tile.width) throw notFound()
      return bytes(reply).send(Buffer.concat(found.map(({ digest }) => entryOf(digest))))
    })

    app.get<Path & { Params: { readonly level: string } }>(
      '/tile/:level/*',
      async ({ params }, reply) => {
        const level = tileLevelIn(params.level)
        if (level === null) throw notFound()
        const tile = asked(level, params['*'])
        const [found] = await tilesOf(read, [tile])
        if (!found || found.hashes.length < tile.width * HASH_BYTES) throw notFound()
        return bytes(reply).send(Buffer.from(found.hashes.subarray(0, tile.width * HASH_BYTES)))
      },
    )

    // What is not here is no page either.
    app.get('/*', async () => {
      throw notFound()
    })
  }

interface Sized {
  readonly Params: { readonly size: string }
}

/** The size of a tree that a path names. Throws 404 for what is none. */
const sizeIn = (path: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(path)) throw notFound()
  return Number(path)
}

/** The tile that a path names. Throws 404 for a path that names none. */
const asked = (level: number, path: string): TileRequest => {
  const named = tileNumberIn(path)
  if (!named) throw notFound()
  return { level, ...named }
}

/** An entry of a bundle: its length, and the event's digest. Throws 404 where the event is gone. */
const entryOf = (digest: string | null): Buffer => {
  if (digest === null) throw notFound()
  const entry = Buffer.alloc(2 + HASH_BYTES)
  entry.writeUInt16BE(HASH_BYTES)
  entry.write(digest, 2, 'hex')
  return entry
}

const text = (reply: FastifyReply, caching: string): FastifyReply =>
  reply.header('Cache-Control', caching).type('text/plain; charset=utf-8')

const bytes = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', FOR_EVER).type('application/octet-stream')
