import type { z } from 'zod'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { updateEpod } from '../../../contract/proof/proof.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Language } from '../../../domain/words/languages.ts'
import type { Answer } from '../../lib/api/answer.ts'
import { actionPath, call } from '../link/call.ts'

/** What the calls that change an order answer to a public page. */
export type ActionAnswer = z.infer<(typeof updateEpod)['schema']['response'][200]>

/**
 * One try to send an action: the same key and text each time, the token and the device's clock of
 * the moment.
 */
export interface SendAttempt {
  readonly token: string
  readonly key: string
  readonly text: string
  readonly device_now: Instant
  readonly language?: Language
  readonly spoc?: string | undefined
}

/** The way to the server; never rejects. */
export interface Network {
  /** Opens an order by its page's path, or reads under a token the order that this is for. */
  open(path: string, token?: string): Promise<Answer<OpenedPublic>>
  /** Where that can be told, `onShare` is given how much has gone up, 0 to 1. */
  send(what: SendAttempt, onShare: (share: number) => void): Promise<Answer<ActionAnswer>>
}

/** As long as the server lets one request take: how far it is cannot be told here. */
const PATIENCE_MS = 300_000

/** Reads a page's order. */
export const openPage: Network['open'] = (path, token) =>
  call<OpenedPublic>({ method: 'GET', path, token })

/** The server by `fetch`, which service workers have too. */
export const fetchNetwork: Network = {
  open: openPage,
  send: ({ text, spoc, ...rest }) =>
    call<ActionAnswer>({
      method: 'POST',
      path: actionPath(spoc),
      body: JSON.parse(text) as unknown,
      patience_ms: PATIENCE_MS,
      ...rest,
    }),
}
