import type { ActingRole } from '../order/order.ts'
import type { Recorded } from '../order/events.ts'
import type { Instant } from '../time.ts'
import { toBase64 } from '../transparency/base64.ts'
import { checkpointIn } from '../transparency/checkpoint.ts'
import { noteIn } from '../transparency/signed-note.ts'
import { CHECKPOINT_PUBLISHED, changeTypeOf } from './change-types.ts'

/** Version of the form of `data`: it grows with what would break a reader, not with new fields. */
const VERSION = 1

/** What a webhook's body says (Standard Webhooks): what happened, when, and of what. */
export interface WebhookPayload {
  readonly type: string
  readonly timestamp: Instant
  readonly data: Readonly<Record<string, unknown>>
}

/** An order as the listener knows it. */
export interface ToldOrder {
  /** Key of the client. */
  readonly client: string
  readonly identifier: string
}

/** What tells of an event, as its reader is shown it, with its digest in the log (hex). */
export const changePayload = (
  { type, order_id, seq, server_time, actor, data }: Recorded,
  digest: string,
  { client, identifier }: ToldOrder,
): WebhookPayload => {
  const by: { username: string | null; role: ActingRole | 'system' } = {
    username: actor.username,
    role: actor.role,
  }
  return {
    type: changeTypeOf(type),
    timestamp: server_time,
    data: { version: VERSION, client, order_id, identifier, rev: seq, digest, by, event: data },
  }
}

/** A signed checkpoint of the transparency log, as a note and in its parts. */
export const checkpointPayload = (note: string, at: Instant): WebhookPayload => {
  const said = checkpointIn(noteIn(note)?.text ?? '')
  if (!said) throw new Error('a checkpoint that was signed is a note')
  const { origin, size, root } = said
  return {
    type: CHECKPOINT_PUBLISHED,
    timestamp: at,
    data: { version: VERSION, origin, size, root: toBase64(root), note },
  }
}
