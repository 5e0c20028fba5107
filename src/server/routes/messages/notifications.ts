import { sendStep, triggerNotification } from '../../../contract/messages/notifications.ts'
import { noticeReasons, purposeOf, withTargetsKept } from '../../../domain/order/parties/notice.ts'
import { sentence, sentenceOf } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { refuseFor } from '../../errors.ts'
import { carriedBy } from '../../gateways/messages/configured.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { remindOne } from '../../orders/send-reminder.ts'
import { clientPolicy } from '../../policies/client-policy.ts'
import { saidOfSent } from '../../orders/kept-messages.ts'
import { sendNotices } from '../../orders/send-notices.ts'
import { requireAction } from '../../permission.ts'

/** Messages about orders that people send: Share Your Order, and manual triggers. */
export const notificationsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const carried = carriedBy(deps.settings)
    app.route({
      ...triggerNotification,
      handler: (request) => {
        const { caller } = request
        const { viewer, policy } = caller
        const body = withTargetsKept(request.body, policy)
        const clock = clockFor(deps, caller)
        refuseFor(noticeReasons(body, viewer, policy, clock))
        const done =
          purposeOf(body, viewer, policy, clock) === 'share'
            ? sentence('order_shared')
            : sentence('notification_triggered')
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          const { left, kept, count } = await sendNotices(deps, caller, body, carried, tx)
          const message = saidOfSent(done, kept, count)
          return {
            status: true,
            message: left
              ? sentence('partly_sent', message, left.orders, left.of, sentenceOf(left.why))
              : message,
          }
        })
      },
    })
    app.route({
      ...sendStep,
      handler: async (request) => {
        const {
          caller,
          params: { id },
          body: { step },
        } = request
        requireAction(deps, caller, 'view_order')
        const policy = await clientPolicy(deps, caller.viewer.client_id)
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          const { kept, count } = await remindOne(deps, caller, policy, id, step, tx)
          const done = sentence('step_sent')
          return { status: true, message: saidOfSent(done, kept, count) }
        })
      },
    })
  }
