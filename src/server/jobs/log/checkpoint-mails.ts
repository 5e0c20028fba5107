import { randomUUIDv7 } from 'node:crypto'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { dayBounds, MINUTE } from '../../../domain/time.ts'
import { checkpointMail, digestDay } from '../../../domain/transparency/checkpoint-mail.ts'
import { keyLine } from '../../../domain/transparency/signed-note.ts'
import { clockAt } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { verifierOf } from '../../transparency/log-signer.ts'
import type { Scope } from '../../stores/database/database.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { cosignedCheckpoint, type CosignedCheckpoint } from '../../stores/log/published.ts'
import { logKeys } from '../../stores/log/tree.ts'
import {
  closedBetween,
  mailedClients,
  takeDigest,
  type MailedClient,
} from '../../stores/messages/checkpoint-mails.ts'
import { insertMessages, type QueuedMessage } from '../../stores/messages/queue.ts'
import { startRounds } from '../rounds.ts'

const EVERY_MS = 5 * MINUTE

/**
 * Sends the newest checkpoint to the clients that want it, once for each of their days; answers the
 * way to stop.
 */
export const startCheckpointMails = (deps: Deps, every_ms = EVERY_MS): (() => Promise<void>) => {
  const { stop } = startRounds(
    deps,
    {
      job: 'checkpoint_mails',
      every_ms,
      failed: (error) =>
        deps.log.error({ err: error }, 'checkpoints could not be mailed; it is tried again'),
    },
    (leaving) => mailCheckpoints(deps, leaving),
  )
  return stop
}

/**
 * Queues what is due, until the process leaves. One client's fault holds up none of the others; the
 * first is thrown.
 */
export const mailCheckpoints = async (
  deps: Deps,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const faults: unknown[] = []
  const due = (await mailedClients(deps.database)).flatMap((client) => {
    try {
      return dueOf(deps, client)
    } catch (error) {
      faults.push(error)
      return []
    }
  })
  const checkpoint = due.length > 0 ? await cosignedCheckpoint(deps.database, null) : null
  if (checkpoint) {
    const keys = await logKeys(readerOf(deps.database))
    const vkeys = keys.map(({ name, public_key }) => keyLine(verifierOf(name, public_key)))
    for (const one of due) {
      if (leaving.aborted) break
      await mailed(deps, one, checkpoint, vkeys).catch((error: unknown) => faults.push(error))
    }
  }
  if (faults.length > 0) throw faults[0]
}

/** The day whose mail is due to a client, if one is; throws where its policy cannot be read. */
const dueOf = (deps: Deps, client: MailedClient): Due[] => {
  const policy = resolvePolicy(client.document)
  const day = digestDay(clockAt(deps, policy, client.now))
  const isDue = day !== null && (client.last_day === null || client.last_day < day)
  return isDue ? [{ client, policy, day }] : []
}

/** A day's mail to one client, where none was queued yet. */
const mailed = (
  { database, settings }: Deps,
  { client, policy, day }: Due,
  { size, note, lines }: CosignedCheckpoint,
  vkeys: readonly string[],
): Promise<void> => {
  const { client_id, name } = client
  const scope: Scope = { client_id, kind: 'platform', party: '' }
  const { $gte, $lte } = dayBounds(day, day, policy.time_zone)
  return database.transaction(scope, async (tx) => {
    if (!(await takeDigest(tx, client_id, day, size))) return
    const closed = await closedBetween(tx, client_id, $gte, $lte)
    const { public_url } = settings
    const whole = {
      client: name,
      day,
      closed,
      size,
      note: note + lines.join(''),
      vkeys,
      public_url,
    }
    const mail = checkpointMail(whole, policy.languages)
    const messages = [...new Set(policy.checkpoint_mail)].map((recipient): QueuedMessage => ({
      id: randomUUIDv7(),
      order_id: null,
      kind: 'digest',
      channel: 'email',
      recipient,
      secret: null,
      expires_at: null,
      ...mail,
    }))
    await insertMessages(client_id, messages).execute(tx.db)
  })
}

interface Due {
  readonly client: MailedClient
  readonly policy: ReturnType<typeof resolvePolicy>
  readonly day: string
}
