import { sendStep, triggerNotification } from '../../contract/notifications.ts'
import { noticeReasons, purposeOf } from '../../domain/order/parties/notice.ts'
import { sentence, sentenceOf } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { refusedAt, refusedFor } from '../errors.ts'
import { answerOnce } from '../http/answer-once.ts'
import { onceOf } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'
import { chaseOne, hostPolicy } from '../orders/send-reminder.ts'
import { sendNotices } from '../orders/send-notices.ts'
import { clockFor, requireAction } from '../permission.ts'

/** Messages about orders that people send: Share Your Order, and manual triggers. */
export const notificationsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...triggerNotification,
      handler: (request) => {
        const { caller, body } = request
        const { viewer, policy } = caller
        const clock = clockFor(deps, caller)
        const [first, ...others] = noticeReasons(body, viewer, policy, clock)
        if (first) throw refusedFor([first, ...others])
        if (body.order_ids.length === 0) throw refusedAt('order_ids', sentence('id_missing'))
        const message =
          purposeOf(body, viewer, policy, clock) === 'share'
            ? sentence('order_shared')
            : sentence('notification_triggered')
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          const left = await sendNotices(deps, caller, body, tx)
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
        const policy = await hostPolicy(deps, caller.viewer.client_id)
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          await chaseOne(deps, caller, policy, id, step, tx)
          return { status: true, message: sentence('step_sent') }
        })
      },
    })
  }
