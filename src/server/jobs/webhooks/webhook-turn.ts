import { randomUUIDv7 } from 'node:crypto'
import type { Recorded } from '../../../domain/order/events.ts'
import { shownEvent } from '../../../domain/order/shown-event.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { changePayload, checkpointPayload } from '../../../domain/webhooks/payload.ts'
import {
  endOfStatus,
  MOST_TRIES,
  waitAfterTry,
  whyDisabled,
  type TryEnd,
} from '../../../domain/webhooks/retry.ts'
import { messageWords } from '../../../domain/words/messages.ts'
import type { Deps } from '../../deps.ts'
import { ListenerFault, postTo } from '../../gateways/post-webhook.ts'
import type { Tx } from '../../stores/database/database.ts'
import { platform } from '../../stores/database/scope.ts'
import { queueMessage } from '../../stores/messages/queue.ts'
import { secretsOf, type LeasedWebhook } from '../../stores/webhooks/leases.ts'
import {
  disable,
  noteFailed,
  noteNothing,
  noteTaken,
  type TriedDelivery,
} from '../../stores/webhooks/outcomes.ts'
import { dueOf, fillQueue, type DueDelivery } from '../../stores/webhooks/queue.ts'
import { noteSystemChange } from '../../stores/webhooks/system-changes.ts'
import { administratorsToTell } from '../../users/administrators-to-tell.ts'
import { webhookHeaders } from '../../webhook-signature.ts'

/** Bounds of delivering; a test may shorten them. */
export interface WebhookPace {
  readonly lease_seconds: number
  readonly poll_ms: number
  /** For a whole answer. */
  readonly whole_ms: number
  /** Tries side by side at one listener; one that fails is asked once at a time. */
  readonly at_once: number
  /** Listeners delivered to at a time by one process. */
  readonly listeners: number
  /** After so long a listener makes room for another. */
  readonly turn_ms: number
  /** Waits after a failed try are so many times as long as usual. */
  readonly wait_factor: number
}

/** What delivering needs; `cut` ends what is under way. */
export interface Delivering {
  readonly deps: Deps
  readonly bounds: WebhookPace
  readonly cut: AbortSignal
}

/**
 * Delivers to one leased listener what is due, until nothing is, its turn is over, or it is told
 * nothing any more. False where there was nothing to do.
 */
export const takeTurn = async (
  delivering: Delivering,
  listener: LeasedWebhook,
  isOver: () => boolean,
): Promise<boolean> => {
  const { database } = delivering.deps
  for (let did_something = false; ; did_something = true) {
    const has_grown = await fillQueue(database, listener)
    const signing = await secretsOf(database, listener)
    if (!signing || isOver()) return did_something || has_grown
    const most = signing.failing_since === null ? delivering.bounds.at_once : 1
    const due = await dueOf(database, listener, most)
    if (due.length === 0 && !has_grown) return did_something
    const sent = await Promise.allSettled(
      due.map((one) => deliver(delivering, listener, one, signing.sealed)),
    )
    // Waits for all before it throws: the lease ends with the throw.
    for (const one of sent) if (one.status === 'rejected') throw one.reason
  }
}

const bodyOf = (
  { body, disclosures, digest, identifier, note, noted_at }: DueDelivery,
  { client }: LeasedWebhook,
): string | null => {
  if (note !== null && noted_at !== null) return JSON.stringify(checkpointPayload(note, noted_at))
  if (body === null || digest === null) return null
  // A webhook is the client's own desk: from that nothing is withheld.
  const event: Recorded = eventIn(shownEvent({ body, disclosures: disclosures ?? [] }, []))
  return JSON.stringify(changePayload(event, digest, { client, identifier: identifier ?? '' }))
}

const deliver = async (
  delivering: Delivering,
  listener: LeasedWebhook,
  due: DueDelivery,
  sealed: readonly string[],
): Promise<void> => {
  const { deps, bounds, cut } = delivering
  const began = performance.now()
  const body = bodyOf(due, listener)
  if (body === null) return noteNothing(deps.database, listener, due.id)
  const { retry_after_ms, ...said } = await tried(delivering, listener, due.id, body, sealed)
  // The process ends: the listener is not to blame, and somebody else delivers.
  if (cut.aborted && said.end !== 'taken') return
  const outcome = { ...said, took_ms: performance.now() - began }
  deps.metrics.delivered(outcome.end)
  if (outcome.end === 'taken') return noteTaken(deps.database, listener, due.id, outcome)
  const tries = due.tries + 1
  const wait = waitAfterTry(tries, Math.random(), retry_after_ms) * bounds.wait_factor
  await deps.database.transaction(platform, async (tx) => {
    const failing_ms = await noteFailed(
      tx,
      listener,
      due.id,
      outcome,
      tries >= MOST_TRIES ? null : wait,
    )
    const why = failing_ms === null ? null : whyDisabled(outcome.end, failing_ms, tries)
    if (why !== null) await disableListener(deps, tx, listener, why)
  })
}

type Tried = Omit<TriedDelivery, 'took_ms'> & { readonly retry_after_ms: number }

const tried = async (
  { deps: { keys, settings, tracing }, bounds, cut }: Delivering,
  { url }: LeasedWebhook,
  id: string,
  body: string,
  sealed: readonly string[],
): Promise<Tried> => {
  let secrets: string[]
  try {
    secrets = sealed.map((one) => keys.unseal(one))
  } catch {
    return { end: 'secret_lost', status: null, retry_after_ms: 0 }
  }
  const span = tracing?.begin('tell webhook', 'client', undefined, { 'webhook.id': id }) ?? null
  let end: TryEnd = 'unreachable'
  try {
    const { status, retry_after_ms } = await postTo(url, {
      headers: {
        ...webhookHeaders(id, Date.now(), body, secrets),
        ...(span && { traceparent: span.traceparent }),
      },
      body,
      lets_inner: settings.webhook_private,
      whole_ms: bounds.whole_ms,
      cut,
    })
    end = endOfStatus(status)
    return { end, status, retry_after_ms }
  } catch (error) {
    if (!(error instanceof ListenerFault)) throw error
    end = error.kind
    return { end, status: null, retry_after_ms: 0 }
  } finally {
    span?.end({ end }, end !== 'taken')
  }
}

/** Disables a listener, on record, and mails whoever should know. */
const disableListener = async (
  deps: Deps,
  tx: Tx,
  listener: LeasedWebhook,
  why: 'gone' | 'failing' | 'secret_lost',
): Promise<void> => {
  const disabled = await disable(tx, listener, why)
  if (disabled === null) return
  const { client_id, id, url } = listener
  deps.log.warn({ webhook: id, why }, 'a webhook was disabled')
  await noteSystemChange(tx, client_id, {
    by: null,
    action: 'webhook_disabled',
    what: { id, url, why },
  })
  for (const recipient of await administratorsToTell(deps, tx, client_id, disabled.created_by))
    await queueMessage(tx, client_id, {
      id: randomUUIDv7(),
      order_id: null,
      kind: 'office',
      channel: 'email',
      recipient,
      subject: messageWords.webhookDisabledSubject,
      body: messageWords.webhookDisabledText(url, messageWords.webhookDisabled[why]),
      secret: null,
      expires_at: null,
    })
}
