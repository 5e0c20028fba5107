import type { FastifyInstance } from 'fastify'
import { PASSWORD, type Reply } from './app.ts'

/** The value of an `Authorization: Basic` header. */
export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

/** Posts to `/api{url}` with this Authorization header, from an address of its own if given. */
export const postAs = async (
  app: FastifyInstance,
  url: string,
  authorization: string | null,
  from = '127.0.0.1',
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const given = { ...headers, ...(authorization === null ? {} : { authorization }) }
  const reply = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: given,
    remoteAddress: from,
  })
  return { code: reply.statusCode, headers: reply.headers, body: reply.json() }
}

/** Signs in, by default with the demo's password. */
export const logIn = (
  app: FastifyInstance,
  username: string,
  password = PASSWORD,
  from = '127.0.0.1',
): Promise<Reply> => postAs(app, '/login', basic(username, password), from)

/** The line with which an answer set a cookie whose name begins so; '' where it set none. */
export const cookieLine = ({ headers }: Reply, name: string): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => line.startsWith(name)) ?? ''

/** The renewal cookie that an answer set, as the browser would send it back. */
export const cookieOf = (reply: Reply): string =>
  cookieLine(reply, 'epod_renewal').split(';')[0] ?? ''
