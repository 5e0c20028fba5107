import { requestedIn, type EpodBody, type RequestedAction } from '../../contract/proof/actions.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import type { Holding } from '../share-holders.ts'
import type { ChangeSteps, ContextSteps } from '../orders/change-request.ts'
import { adding } from '../photos/photo-upload.ts'
import type { SeenOn } from '../stores/files/pictures.ts'
import { attempting } from './attempt-request.ts'
import { isSent, lockMessages, officeOf } from './otp-request.ts'
import { carriedBy } from '../gateways/messages/configured.ts'
import { labelCommand } from './label-reading.ts'
import { outboundMessages } from './outbound.ts'
import { signing } from './signature-upload.ts'
import { ofImport } from './of-import.ts'
import { withUpload } from './with-upload.ts'

/** How `execute` makes an action happen: what is read, decided, written and sent for it. */
type Steps = ChangeSteps | ContextSteps<SeenOn | undefined>

/** What a body of /update_epod asks for, and how `execute` makes it happen. */
export type Happening = Pick<RequestedAction, 'action' | 'said'> & Steps

/**
 * Reads the action out of a body. `spoc` names the receiver who pressed Receive. Throws Refused for
 * a body without exactly one action, and for files that cannot be kept.
 */
export const happeningOf = async (
  deps: Deps,
  caller: Caller,
  body: EpodBody,
  spoc: string | undefined,
  holding: Holding,
): Promise<Happening> => {
  const requested = onlyOne(body, spoc)
  const { action, said } = requested
  return { action, said, ...(await stepsOf(deps, caller, body, requested, spoc, holding)) }
}

/** Throws Refused 422 where a body asks for none or several, or a field does not go with it. */
const onlyOne = (body: EpodBody, spoc: string | undefined): RequestedAction => {
  const found = requestedIn(body, spoc)
  if (!found) throw new Refused(422, sentence('action_unclear'))
  if (found.stray.length > 0)
    throw new Refused(
      422,
      sentence('wrong_input'),
      found.stray.map((field) => ({ field, ...sentence('not_with_this_action') })),
    )
  return found.requested
}

const stepsOf = async (
  deps: Deps,
  caller: Caller,
  { _id, geo_tag, closer, upload_id, import_id }: EpodBody,
  requested: RequestedAction,
  spoc: string | undefined,
  holding: Holding,
): Promise<Steps> => {
  switch (requested.action) {
    case 'photo':
      return withUpload(
        caller,
        upload_id,
        await adding(deps, caller, _id, requested.input, holding),
      )
    case 'signature':
      return signing(deps, caller, _id, requested.input, holding)
    case 'label':
      return ofImport<SeenOn>(deps, caller, import_id, {
        commands: ({ clock }) => [labelCommand(requested.input, clock)],
      })
    case 'not_delivered':
      return attempting(deps, caller, _id, requested.input, geo_tag)
    case 'verify_otp': {
      const office = await officeOf(deps, caller)
      return {
        commands: ({ order }) => [
          {
            type: 'verify_otp',
            matches: isSent(deps, order, requested.input),
            geo_tag,
            closer,
            spoc,
          },
        ],
        messages: ({ order, events }) => lockMessages(office, order, events),
      } satisfies ChangeSteps
    }
    default:
      return {
        commands: () => [requested.command],
        messages: ({ order, events, clock }) =>
          outboundMessages(caller, order, events, clock.now, carriedBy(deps.settings)),
      } satisfies ChangeSteps
  }
}
