import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkParties, pagePath } from '../../domain/messages/public-address.ts'
import { isShortPage, QUERY_PAGE } from '../../domain/messages/short-address.ts'
import { answerSentences } from '../../domain/words/answer-sentences.ts'
import { notFound } from '../errors.ts'
import { readDocument, sendDocument } from './documents.ts'

const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url))

const dashboardPages = [
  '/',
  '/home',
  '/user-management',
  '/history',
  '/operations',
  '/account',
  '/crates',
  '/reset-password',
  '/single-sign-on',
]
/** Pages of the dashboard that another product may show in a frame (NAV-04). */
const framedPages = ['/analysis', '/admin', '/admin/:client']
const publicPages = linkParties.map(pagePath).flatMap((page) => [page, `${page}/*`])
const trainingPages = ['/trainingdemo']
const statementPages = ['/publiccrates', '/publiccrates/*']
const verifyPages = ['/verify', '/verify/*']
/** The verifier of proofs as one file; null where the pages were not built. */
export const builtVerifier = async (): Promise<Buffer | null> => {
  try {
    return await readFile(`${BUILT}verify/offline.html`)
  } catch {
    return null
  }
}

/** Where the verifier of proofs is had as one file, to keep and to open without network. */
const VERIFIER = '/proof/verifier.html'
/** A picture of a public page, which pages of our own show in a frame. */
const previewPage = '/receiver-preview'
const phonePages = ['/mobile_add', '/mobile_add/*']

const documentPaths = [
  'index.html',
  'public/index.html',
  'public/crates/index.html',
  'public/mobile-add/index.html',
  'receiver-preview/index.html',
  'training/index.html',
  'verify/index.html',
  'verify/offline.html',
] as const

/** Who may show pages in a frame. */
export interface Framing {
  /** Lets those that the asked client's policy allows. */
  readonly letFrame: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Lets pages of this server. */
  readonly letUsFrame: (reply: FastifyReply) => void
}

/**
 * Serves the built pages in `folder`: hashed assets for ever, documents never kept, and the
 * dashboard's own "not found" for unknown addresses. Documents are those of the start, and name the
 * assets that were there then: a folder that is replaced meanwhile changes no page. What `Framing`
 * lets show an answer in a frame may do so.
 */
export const servePages = async (
  app: FastifyInstance,
  { letFrame, letUsFrame }: Framing,
  folder = BUILT,
): Promise<void> => {
  const isBuilt = existsSync(`${folder}/index.html`)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      // Only the files that are there get a route: there is no path to walk.
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.{html,br,gz}', '**/.*/**'],
      setHeaders: (reply, path) => void reply.header('Cache-Control', keptFor(path)),
    })
  }
  const documents = new Map(
    await Promise.all(
      documentPaths.map(async (path) => [path, await readDocument(`${folder}/${path}`)] as const),
    ),
  )
  const answerWith =
    (page: (typeof documentPaths)[number], code: number) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      if (!isBuilt)
        return reply.code(503).type('text/plain; charset=utf-8').send(answerSentences.page_missing)
      return sendDocument(request, reply.code(code), documents.get(page) ?? {})
    }
  for (const url of dashboardPages) app.get(url, answerWith('index.html', 200))
  const framed = answerWith('index.html', 200)
  for (const url of framedPages)
    app.get(url, async (request, reply) => {
      await letFrame(request, reply)
      return framed(request, reply)
    })
  const open = answerWith('public/index.html', 200)
  for (const url of [...publicPages, QUERY_PAGE, `${QUERY_PAGE}/`]) app.get(url, open)
  for (const url of trainingPages) app.get(url, answerWith('training/index.html', 200))
  for (const url of statementPages) app.get(url, answerWith('public/crates/index.html', 200))
  for (const url of phonePages) app.get(url, answerWith('public/mobile-add/index.html', 200))
  for (const url of verifyPages) app.get(url, answerWith('verify/index.html', 200))
  // A file to keep: opened here it would be kept from running, by the policy of our pages.
  const verifier = answerWith('verify/offline.html', 200)
  app.get(VERIFIER, (request, reply) => {
    void reply.header('Content-Disposition', 'attachment; filename="verifier.html"')
    return verifier(request, reply)
  })
  const preview = answerWith('receiver-preview/index.html', 200)
  app.get(previewPage, async (request, reply) => {
    letUsFrame(reply)
    return preview(request, reply)
  })
  const unknown = answerWith('index.html', 404)
  app.get('/*', (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) throw notFound()
    const [path = ''] = request.url.split('?')
    return isShortPage(path) ? open(request, reply) : unknown(request, reply)
  })
}

const keptFor = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.html(\.|$)/.test(path) ? 'no-store' : 'no-cache'
}
