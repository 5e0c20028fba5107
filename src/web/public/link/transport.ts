import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { Answer } from '../../lib/api/answer.ts'
import type { Open } from './page.ts'
import { isVerdict } from './verdict.ts'

/** The transport of a public page: its calls, under a bearer token that is renewed. */
export interface Transport {
  /** The token of the moment. */
  readonly token: () => string
  /** Takes over a token that came with an answer. */
  readonly adopt: (token: string) => void
  /** Sends under the token; one that has run out is exchanged once for a fresh one. */
  readonly send: <T>(ask: (token: string) => Promise<Answer<T>>) => Promise<Answer<T>>
}

/** Who is told of what a renewal finds. */
interface Renewal {
  /** How the link is opened again; null where only the code of the moment could. */
  readonly open: Open | null
  readonly onOpened: (fresh: OpenedPublic) => void
  /** The link itself is gone. */
  readonly onGone: () => void
}

/** Token renewal: a call that is answered with 401 is made once more under a fresh token. */
export const newTransport = (first: string, { open, onOpened, onGone }: Renewal): Transport => {
  let token = first
  return {
    token: () => token,
    adopt: (fresh) => {
      token = fresh
    },
    send: async (ask) => {
      const answer = await ask(token)
      if (answer.code !== 401 || !open) return answer
      const again = await open()
      if (!again.ok) {
        if (again.code === 404 && isVerdict(again)) onGone()
        return again
      }
      token = again.body.token
      onOpened(again.body)
      return ask(token)
    },
  }
}
