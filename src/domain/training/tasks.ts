import type { OrderEvent } from '../order/events.ts'
import type { TrainingOrder } from './made-up.ts'

/** The tour's tasks, in the order in which they are given. */
export const trainingTasks = ['remark', 'photo', 'otp', 'shortage', 'refusal'] as const
/** One of them. */
export type TrainingTask = (typeof trainingTasks)[number]

/** The order that a task is done on. */
export const orderOfTask: Record<TrainingTask, TrainingOrder> = {
  remark: 'otp',
  photo: 'otp',
  otp: 'otp',
  shortage: 'shortage',
  refusal: 'refusal',
}

/**
 * How a task stands; missed: its order was closed in another way, so that it can only be begun
 * anew.
 */
export type TaskState = 'open' | 'done' | 'missed'

type Log = readonly OrderEvent[]

const count = (log: Log, type: OrderEvent['type']): number =>
  log.filter((event) => event.type === type).length
const receivedThrough = (log: Log, how?: 'receive' | 'otp'): boolean =>
  log.some(
    (event) => event.type === 'received' && (how === undefined || event.data.through === how),
  )
const listsMissing = (log: Log): boolean =>
  log.some((event) => event.type === 'goods_listed' && (event.data.missing?.length ?? 0) > 0)
const isClosed = (log: Log): boolean => receivedThrough(log) || count(log, 'rejected') > 0

const closing = (log: Log, isDone: boolean): TaskState =>
  isDone ? 'done' : isClosed(log) ? 'missed' : 'open'

/** How a task stands by what its order's log says, and by nothing else. */
export const taskState = (task: TrainingTask, log: Log): TaskState => {
  switch (task) {
    case 'remark':
      return count(log, 'remarked') > 0 ? 'done' : 'open'
    case 'photo':
      return count(log, 'photo_added') > count(log, 'photo_deleted') ? 'done' : 'open'
    case 'otp':
      return closing(log, receivedThrough(log, 'otp'))
    // What is missing may still be said once the goods were received, so only a refusal ends it.
    case 'shortage':
      return listsMissing(log) && receivedThrough(log)
        ? 'done'
        : count(log, 'rejected') > 0
          ? 'missed'
          : 'open'
    case 'refusal':
      return closing(log, count(log, 'rejected') > 0)
  }
}
