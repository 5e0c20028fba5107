import type { BulkChangeAsked } from '../../contract/orders/bulk-changes.ts'
import type { TakeBackCommand } from '../../domain/order/entry/take-back.ts'
import type { Unseen } from '../../domain/order/entry/edit.ts'
import type { Command } from '../../domain/order/commands.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { carriedBy } from '../gateways/messages/configured.ts'
import {
  closeItem,
  holdItem,
  type BulkItem,
  type BulkWork,
  type ItemEnd,
} from '../stores/bulk-changes/bulk-work.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { editsSince, eventsUpTo } from '../stores/log/event-log.ts'
import { execute } from './execute.ts'
import { sendNotices } from './send-notices.ts'

/** Somebody stopped the change, or another process has it, or has done this order. */
export class NotOurs extends Error {}

/**
 * Does one order of a change of many, once: what happens to it and that it did are one transaction.
 * What the rules refuse is noted with the reason. Throws NotOurs.
 */
export const doItem = async (
  deps: Deps,
  caller: Caller,
  work: BulkWork,
  item: BulkItem,
): Promise<void> => {
  try {
    await (work.kind === 'tell' ? tell(deps, caller, work, item) : change(deps, caller, work, item))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await note(deps, caller, work, item, left(reasonOf(error)))
  }
}

const left = (reason: Sentence): ItemEnd => ({ outcome: 'left', reason, rev: null })

/** What is said of the order as a whole, or of the first field: 'Changed by' says more. */
const reasonOf = ({ said, reasons }: Refused): Sentence => {
  const told = reasons.find(({ code }) => code === 'changed_by') ?? said
  return sentenceOf(told)
}

/** Notes that an order was left for something that nobody foresaw. Throws NotOurs. */
export const leaveItem = (
  deps: Deps,
  caller: Caller,
  work: BulkWork,
  item: BulkItem,
): Promise<void> => note(deps, caller, work, item, left(sentence('some_error')))

const note = (
  { database }: Deps,
  { viewer }: Caller,
  work: BulkWork,
  { place }: BulkItem,
  end: ItemEnd,
): Promise<void> =>
  database.transaction(scopeOf(viewer), async (tx) => {
    if (!(await holdItem(tx, work, place))) throw new NotOurs()
    await closeItem(tx, work, place, end)
  })

interface Seen {
  readonly unseen: readonly Unseen[]
  readonly log: TakeBackCommand['log']
}

const commandOf = ({ seen_rev, edit }: BulkItem, { unseen, log }: Seen): Command =>
  edit === null
    ? { type: 'take_back_edit', rev: seen_rev ?? 0, log }
    : { type: 'edit', edit, rev: seen_rev, unseen }

const change = async (
  deps: Deps,
  caller: Caller,
  work: BulkWork,
  item: BulkItem,
): Promise<void> => {
  const { place, order_id, seen_rev, edit } = item
  const isChanged = await execute<boolean, Seen>(deps, {
    caller,
    order_id,
    once: null,
    device_time: null,
    loadContext: async (tx, { order: { rev } }) => {
      if (!(await holdItem(tx, work, place))) throw new NotOurs()
      const isBehind = edit !== null && seen_rev !== null && seen_rev < rev
      return {
        unseen: isBehind ? await editsSince(tx, order_id, seen_rev) : [],
        log: edit === null ? await eventsUpTo(tx, order_id, rev) : [],
      }
    },
    commands: (_held, seen) => [commandOf(item, seen)],
    writeInTransaction: (tx, { order: { rev } }) =>
      closeItem(tx, work, place, { outcome: 'done', reason: null, rev }),
    answer: ({ events }) => events.length > 0,
  })
  if (!isChanged) await note(deps, caller, work, item, { outcome: 'same', reason: null, rev: null })
}

type Telling = Pick<
  Extract<BulkChangeAsked, { kind: 'tell' }>,
  'purpose' | 'notificationType' | 'targets'
>

const tell = (
  deps: Deps,
  caller: Caller,
  work: BulkWork,
  { place, order_id }: BulkItem,
): Promise<void> =>
  deps.database.transaction(scopeOf(caller.viewer), async (tx) => {
    if (!(await holdItem(tx, work, place))) throw new NotOurs()
    // It was stored as the call's schema had read it.
    const request = { ...(work.asked as Telling), order_ids: [order_id] }
    const { kept, count } = await sendNotices(deps, caller, request, carriedBy(deps.settings), tx)
    const outcome = kept?.count === count ? 'kept' : 'done'
    await closeItem(tx, work, place, { outcome, reason: null, rev: null })
  })
