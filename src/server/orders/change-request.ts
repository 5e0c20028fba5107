import type { Command } from '../../domain/order/commands.ts'
import type { OrderEvent } from '../../domain/order/events.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Clock, Instant } from '../../domain/time.ts'
import type { Caller } from '../caller.ts'
import type { Tx } from '../stores/database/database.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'

/** State transition: what one request made of one order. */
export interface OrderStep {
  readonly before: Order
  /** The order after it; as before where nothing happened. */
  readonly order: Order
  readonly events: readonly OrderEvent[]
  readonly clock: Clock
}

/** An order as its commands are asked for. */
interface KnownOrder {
  readonly order: Order
  readonly clock: Clock
}

/** What a change does that needs to know nothing besides the order. */
export interface ChangeSteps {
  readonly loadContext?: undefined
  /**
   * The commands, which all happen or none. They are asked for once more where the order turns out
   * to have changed since it was cached.
   */
  readonly commands: (known: KnownOrder) => readonly Command[]
  /** Messages that leave because of what happened. */
  readonly messages?: (step: OrderStep) => readonly QueuedMessage[]
  /** Rows that go with the events, written before COMMIT; not asked for where there are none. */
  readonly writeInTransaction?: (tx: Tx, step: OrderStep) => Promise<void>
  /** What waits for others, and so is for after COMMIT: told whether anything was written. */
  readonly afterCommit?: (is_written: boolean) => Promise<void>
}

/** What a change does that reads more than the order first. */
export interface ContextSteps<C> extends Omit<
  ChangeSteps,
  'loadContext' | 'commands' | 'writeInTransaction'
> {
  /**
   * Reads what the commands need to know besides the order, once that is locked: what is compared
   * or counted is then true until COMMIT. A request that has it is never decided optimistically.
   */
  readonly loadContext: (tx: Tx, known: KnownOrder) => Promise<C>
  readonly commands: (known: KnownOrder, context: C) => readonly Command[]
  readonly writeInTransaction?: (tx: Tx, step: OrderStep, context: C) => Promise<void>
}

interface Asked<T> {
  readonly caller: Caller
  readonly order_id: string
  readonly once: IdempotencyKey | null
  readonly device_time: Instant | null
  /** The device's own clock as it sent the request, where it told it. */
  readonly device_now?: Instant | null
  /** The upload of deliveries that it comes with. */
  readonly delivery_upload_id?: string | undefined
  /** The caller's answer; kept beside the Idempotency-Key. */
  readonly answer: (step: OrderStep) => T
}

/** One request to change one order, of which all is known but the order. */
export type PlainRequest<T> = Asked<T> & ChangeSteps

/** One request to change one order, which reads more than that once it is locked. */
export type ContextRequest<T, C> = Asked<T> & ContextSteps<C>

/** One request to change one order. */
export type ChangeRequest<T, C> = PlainRequest<T> | ContextRequest<T, C>

/** The request once its context is loaded. */
export const withContext = <T, C>(
  { loadContext: _loaded, commands, writeInTransaction, ...rest }: ContextRequest<T, C>,
  context: C,
): PlainRequest<T> => ({
  ...rest,
  commands: (known) => commands(known, context),
  ...(writeInTransaction && {
    writeInTransaction: (tx, step) => writeInTransaction(tx, step, context),
  }),
})
