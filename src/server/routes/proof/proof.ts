import type { FastifyRequest } from 'fastify'
import type { Said } from '../../../contract/call.ts'
import { triggerOtp, updateEpod } from '../../../contract/proof/proof.ts'
import { receiveResponse } from '../../../contract/proof/receive-response.ts'
import type { Order } from '../../../domain/order/order.ts'
import { owesCode } from '../../../domain/policy/rules/link.ts'
import { viewerAfterCode } from '../../../domain/policy/viewer.ts'
import type { Clock } from '../../../domain/time.ts'
import type { OrderEvent } from '../../../domain/order/events.ts'
import { outboundSaid } from '../../../domain/order/proof/outbound.ts'
import { sentence, type Sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, RefusedOn } from '../../errors.ts'
import { deviceNowOf } from '../../http/device-now.ts'
import { holdersIn, holdingOf } from '../../http/share-holders-of-request.ts'
import { keyOnly, onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { isPageClosed, openPage, sendPageCode, type Visit } from '../../links/closed-page.ts'
import { publicOrderOf } from '../../links/public-order.ts'
import { tokenFor } from '../../links/token.ts'
import { execute } from '../../orders/execute.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { isSmall, uploadRoom } from '../../photos/upload-room.ts'
import { happeningOf, type Happening } from '../../proof/epod-request.ts'
import { requireUpload } from '../../proof/may-upload.ts'
import { otpRequest, saidOfCodes } from '../../proof/otp-request.ts'
import { shownOrder } from '../../shown-order.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { isAnswered, type IdempotencyKey } from '../../stores/requests/idempotency.ts'

/** What goes on record at delivery, and the one-time password that proves the receiver. */
export const proofRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...updateEpod,
      config: { urgent: isWithoutFile },
      onRequest: uploadRoom(updateEpod.bodyLimit, holdersIn, async (request: FastifyRequest) => {
        // What was done already is answered again, though it may not be done any more.
        const once = keyOnly(request)
        const scope = scopeOf(request.caller.viewer)
        if (once === null || !(await isAnswered(deps.database, scope, once)))
          await requireUpload(deps, request.caller)
      }),
      handler: async (request) => {
        const { body, caller } = request
        // A link carries no receiver's name, so that what its holder writes there would be an
        // invention.
        const spoc = caller.viewer.link ? undefined : request.query.spoc
        const { action, said, ...rest } = await happeningOf(
          deps,
          caller,
          body,
          spoc,
          holdingOf(request),
        )
        const seer = action === 'verify_otp' ? afterCode(caller) : caller
        const say = (status: number, identifier: string, usual: Said): Said =>
          action === 'receive' ? receiveResponse(caller.policy, status, identifier, usual) : usual
        if (body.otp !== undefined && (await isPageClosed(deps, caller, body._id, onceOf(request))))
          return openedByCode(deps, visitOf(request, body._id), onceOf(request), body.otp)
        try {
          const answer = await execute(deps, {
            ...rest,
            caller,
            order_id: body._id,
            once: onceOf(request),
            device_time: body.device_time ?? null,
            device_now: deviceNowOf(request),
            delivery_upload_id: body.upload_id,
            answer: ({ order, events, clock }) => ({
              status: true,
              message: say(200, order.identifier, saidOf(said, order, events)),
              ...shownTo(seer, order, clock),
            }),
          })
          // Beside the kept answer, so that no token lies in the database.
          return seer === caller
            ? answer
            : { ...answer, token: await tokenOf(deps, seer, body._id) }
        } catch (error) {
          // Of an order that the caller does not see, its number is not told either.
          if (!(error instanceof RefusedOn) || error.code === 404) throw error
          const { code, said: usual, errors, retry_after, reasons, order } = error
          throw new Refused(code, say(code, order.identifier, usual), errors, retry_after, reasons)
        }
      },
    })
    app.route({
      ...triggerOtp,
      config: { urgent: () => true },
      handler: async (request) => {
        const { caller, body } = request
        const sent = { status: true, message: sentence('otp_sent') } as const
        const once = onceOf(request)
        if (await isPageClosed(deps, caller, body._id, once))
          return sendPageCode(deps, visitOf(request, body._id), once, sent)
        return execute(deps, {
          ...otpRequest(deps, caller),
          caller,
          order_id: body._id,
          once,
          device_time: null,
          answer: ({ events }) => ({
            ...sent,
            message: caller.viewer.link === null ? saidOfCodes(deps, events) : sent.message,
          }),
        })
      },
    })
  }

/** The answer to a right code that opened the page of an order that is over. */
const openedByCode = async (
  deps: Deps,
  visit: Visit,
  once: IdempotencyKey | null,
  code: number,
) => {
  const opened = await openPage(deps, visit, once, code, (seer, order, clock) => ({
    status: true,
    message: sentence('page_opened'),
    ...shownTo(seer, order, clock),
  }))
  return { ...opened, token: await tokenOf(deps, afterCode(visit.caller), visit.order_id) }
}

const visitOf = ({ caller, ip }: FastifyRequest, order_id: string): Visit => ({
  caller,
  order_id,
  ip,
})

/** What is said of an action on record; of an arrival told from far away, how far (EPOD-12). */
const saidOf = (said: Happening['said'], order: Order, events: readonly OrderEvent[]): Sentence => {
  const [first] = events
  // A right code that received nothing yet has only proved who holds the link.
  if (said === 'otp_verified' && !first) return sentence('code_right')
  return first?.type === 'outbound' ? outboundSaid(order, first.data) : sentence(said)
}

/** Is this about the order alone, as far as is known of it: received, verified, said? */
const isWithoutFile = (request: FastifyRequest): boolean => {
  const { body } = request
  if (typeof body !== 'object' || body === null) return isSmall(request)
  return !('photos' in body) && !('signature' in body)
}

const shownTo = (caller: Caller, order: Order, clock: Clock) =>
  caller.viewer.link
    ? { public_order: publicOrderOf(order, caller, clock) }
    : { result: shownOrder(caller, order) }

const tokenOf = async (deps: Deps, { viewer }: Caller, order_id: string): Promise<string> => {
  const seen = await readAndCacheOrder(deps, viewer, order_id)
  if (!seen) throw notFound()
  return tokenFor(deps.keys, viewer, deps.now(seen.now))
}

/** The caller after the right one-time password, where there was still something to prove. */
const afterCode = (caller: Caller): Caller => {
  const { viewer, policy } = caller
  return owesCode({ order: null, viewer, policy })
    ? { ...caller, viewer: viewerAfterCode(viewer) }
    : caller
}
