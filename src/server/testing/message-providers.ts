import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { accounts, codeBody, judge, type TakenMessage } from './provider-rules.ts'

/** What to do with the next request: as documented for this status and code, or worse. */
export type Behaviour =
  | { readonly status: number; readonly code?: number; readonly retry_after?: number }
  | 'drop before'
  | 'drop after accepting'
  | 'hang'

/** Stand-in of every provider on loopback: it refuses what their documentation refuses. */
export interface MessageProviders {
  readonly url: string
  readonly taken: TakenMessage[]
  /** What was wrong with a request, in its own words. */
  readonly broken: string[]
  readonly behaviour: Behaviour[]
  /** Requests that came, whatever became of them. */
  readonly asked: { readonly path: string; readonly at: number }[]
  /** Requests of which no answer has left yet, at their most. */
  most_at_once: number
  /** Held back until it is called; null answers at once. */
  gate: Promise<void> | null
  close(): Promise<void>
}

/** Starts one; it ends with the test, or as `end` says. */
export const messageProviders = async (
  end: (close: () => Promise<void>) => void = onTestFinished,
): Promise<MessageProviders> => {
  let under_way = 0
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const path = request.url ?? ''
    stand_in.asked.push({ path, at: performance.now() })
    under_way += 1
    stand_in.most_at_once = Math.max(stand_in.most_at_once, under_way)
    response.once('close', () => void (under_way -= 1))
    if (stand_in.gate) await stand_in.gate
    const next = stand_in.behaviour.shift()
    if (next === 'hang') return
    if (next === 'drop before') return void request.socket.destroy()
    if (typeof next === 'object') {
      const { status, code, retry_after } = next
      const headers = retry_after === undefined ? {} : { 'retry-after': String(retry_after) }
      return send(response, status, code === undefined ? {} : codeBody(path, code), headers)
    }
    const judged = judge(request, Buffer.concat(chunks).toString())
    if ('body' in judged) {
      stand_in.broken.push(JSON.stringify(judged.body))
      return send(response, judged.status, judged.body)
    }
    const { answer: said, status, ...taken } = judged
    stand_in.taken.push(taken)
    if (next === 'drop after accepting') return void request.socket.destroy()
    send(response, status, said)
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stand_in: MessageProviders = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    broken: [],
    behaviour: [],
    asked: [],
    most_at_once: 0,
    gate: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  end(() => stand_in.close())
  return stand_in
}

/** The environment that names one of the stand-ins. */
export const providerEnvironment = (
  { url }: Pick<MessageProviders, 'url'>,
  ...which: readonly ('twilio' | 'msg91' | 'http' | 'whatsapp')[]
): Record<string, string> => ({
  ...(which.includes('twilio') && {
    TWILIO_URL: url,
    TWILIO_ACCOUNT_SID: accounts.sid,
    TWILIO_AUTH_TOKEN: accounts.token,
    TWILIO_FROM: accounts.from,
  }),
  ...(which.includes('msg91') && {
    MSG91_URL: url,
    MSG91_AUTH_KEY: accounts.auth_key,
    MSG91_SENDER: 'EPODIN',
    MSG91_CALLBACK_SECRET: accounts.msg91_secret,
  }),
  ...(which.includes('http') && {
    SMS_HTTP_REQUEST: JSON.stringify({
      url: `${url}/any/{to}`,
      headers: { 'X-Key': 'http-key' },
      json: { to: '{to}', message: '{text}', ref: '{id}', from: '{sender}' },
      success: { path: 'state', equals: ['ok'] },
      id: 'result.ref',
      opted_out: ['blocked'],
      receipt: { id: 'ref', status: 'state', delivered: ['DELIVRD'], failed: ['UNDELIV'] },
    }),
    SMS_HTTP_CALLBACK_SECRET: accounts.http_secret,
  }),
  ...(which.includes('whatsapp') && {
    WHATSAPP_URL: url,
    WHATSAPP_TOKEN: accounts.wa_token,
    WHATSAPP_PHONE_NUMBER_ID: accounts.wa_number,
    WHATSAPP_APP_SECRET: accounts.app_secret,
    WHATSAPP_VERIFY_TOKEN: accounts.verify_token,
  }),
})
