import { commandOf, type Asked } from '../../contract/asked.ts'
import type { EpodBody } from '../../contract/proof.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import type { Request } from '../orders/execute.ts'
import { adding } from '../photos/adding.ts'
import type { SeenOn } from '../stores/pictures.ts'
import { askedIn } from './asked.ts'
import { isSent, lockMessages, officeOf } from './otp.ts'
import { outboundMessages } from './outbound.ts'
import { signing } from './signing.ts'

/** What a body of /update_epod asks for, and how `execute` makes it happen. */
export interface Happening extends Pick<
  Request<unknown, SeenOn | undefined>,
  'look' | 'commands' | 'messages' | 'alongside'
> {
  readonly asked: Asked
}

/**
 * Reads the action out of a body. `spoc` names the receiver who pressed Receive. Throws Refused for
 * a body without exactly one action, and for files that cannot be kept.
 */
export const happeningOf = async (
  deps: Deps,
  caller: Caller,
  body: EpodBody,
  spoc: string | undefined,
): Promise<Happening> => {
  const asked = askedIn(body)
  if (asked === 'photo')
    return { asked, ...(await adding(deps, caller, body._id, body.photos ?? [])) }
  if (asked === 'signature') return { asked, ...(await signing(deps, caller, body)) }
  if (asked === 'outbound')
    return {
      asked,
      commands: () => [commandOf(asked, body, spoc)],
      messages: (order, events, now) => outboundMessages(caller, order, events, now),
    }
  if (asked !== 'verify_otp') return { asked, commands: () => [commandOf(asked, body, spoc)] }
  const office = await officeOf(deps, caller)
  const { otp = Number.NaN, geo_tag, closer } = body
  return {
    asked,
    commands: ({ order }) => [
      { type: 'verify_otp', matches: isSent(deps, order, otp), geo_tag, closer, spoc },
    ],
    messages: (order, events) => lockMessages(office, order, events),
  }
}
