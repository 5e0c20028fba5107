import { faultOf } from '../../../domain/messages/fault.ts'
import { nextStep } from '../../../domain/messages/next-step.ts'
import { between } from '../../../domain/time.ts'
import { dueReceipts, endJudging, judgeLater, passOn } from '../../stores/messages/fall-back.ts'
import { insteadOf, lookFor, type Sending } from './send-message.ts'

/** Messages that one look judges. */
const AT_ONCE = 100

/** Looks at messages whose receipts are due: what did not arrive goes another way. */
export const judgeReceipts = async (sending: Sending): Promise<void> => {
  const { deps } = sending
  const { database } = deps
  for (const message of await dueReceipts(database, AT_ONCE)) {
    const look = await lookFor(sending, message)
    if (!look) {
      await judgeLater(database, message.id, sending.first_wait_ms)
      continue
    }
    const { policy } = look
    const clock = { now: deps.now(message.now), time_zone: policy.time_zone }
    const state = message.state === 'failed' ? 'failed' : 'sent'
    const step = nextStep({ ...message, state, opted_out: false }, message, policy, clock)
    if (step.do === 'wait') await judgeLater(database, message.id, between(clock.now, step.until))
    else if (step.do === 'fall_back' && message.template)
      await passOn(database, message, insteadOf(message, step.to, step.after, policy), {
        error: step.why,
        why: faultOf(message.state, step.why) ?? 'fault',
      })
    else await endJudging(database, message.id)
  }
}
