import { faultOf } from '../../../domain/messages/fault.ts'
import { nextStep } from '../../../domain/messages/next-step.ts'
import { between, MINUTE } from '../../../domain/time.ts'
import {
  dueReceipts,
  endJudging,
  judgeLater,
  passOn,
  type DueReceipt,
} from '../../stores/messages/fall-back.ts'
import { insteadOf, lookFor, type Sending } from './send-message.ts'

/** Messages that one look judges. */
const AT_ONCE = 100
/** Wait of a message that could not be judged. */
const AGAIN_MS = 5 * MINUTE

/**
 * Looks at messages whose receipts are due: what did not arrive goes another way. A message that
 * cannot be judged holds up no other (poison message): it is logged by its id, and judged later.
 * Throws where the database does not even take that.
 */
export const judgeReceipts = async (sending: Sending): Promise<void> => {
  const { database, log } = sending.deps
  for (const message of await dueReceipts(database, AT_ONCE))
    await judge(sending, message).catch(async (error: unknown) => {
      log.error({ err: error, outbox_id: message.id }, 'a message could not be judged')
      await judgeLater(database, message.id, AGAIN_MS)
    })
}

const judge = async (sending: Sending, message: DueReceipt): Promise<void> => {
  const { deps } = sending
  const { database } = deps
  const look = await lookFor(sending, message)
  if (!look) return void (await judgeLater(database, message.id, sending.first_wait_ms))
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
