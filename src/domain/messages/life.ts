import type { Sentence } from '../words/sentence.ts'
import { sentence } from '../words/sentence.ts'
import type { Instant } from '../time.ts'
import type { Channel } from './channel.ts'
import { faultOf, saidByProvider, type FailedTry, type MessageFault } from './fault.ts'
import type { LedgerState } from './ledger.ts'

/** A message that comes before or after another. */
export interface OtherMessage {
  readonly id: string
  readonly channel: Channel
  readonly sent_by: string | null
  readonly created_at: Instant
}

/** What the ledger keeps of a message, as far as its life is told from it. */
export interface LivedMessage {
  readonly state: LedgerState
  readonly channel: Channel
  readonly sent_by: string | null
  readonly created_at: Instant
  readonly due_at: Instant
  readonly sent_at: Instant | null
  readonly delivered_at: Instant | null
  readonly read_at: Instant | null
  readonly failed_at: Instant | null
  readonly provider: string | null
  readonly error: string | null
  readonly tried: readonly FailedTry[]
  /** The message that it came in the place of, and the one in whose repetition it left. */
  readonly instead_of: OtherMessage | null
  readonly again_of: OtherMessage | null
  /** What came in its place, and what repeated it. */
  readonly followed_by: OtherMessage | null
  readonly again_by: OtherMessage | null
}

/** Steps of a message's life. */
export const lifeSteps = [
  'queued',
  'tried',
  'sent',
  'delivered',
  'read',
  'failed',
  'expired',
  'no_provider',
  'went_on',
  'again',
  'due',
] as const

/** One step: when, null where that is not kept; what is said of it; and what the provider said. */
export interface LifeStep {
  readonly step: (typeof lifeSteps)[number]
  readonly at: Instant | null
  readonly message: Sentence
  readonly said: string | null
  /** Another message that it leads to. */
  readonly other: string | null
}

const step = (
  name: LifeStep['step'],
  at: Instant | null,
  message: Sentence,
  more: Partial<Pick<LifeStep, 'said' | 'other'>> = {},
): LifeStep => ({ step: name, at, message, said: null, other: null, ...more })

/** Why something came to nothing, as a sentence. */
export const faultSentence = (fault: MessageFault): Sentence => sentence(`message_faults.${fault}`)

const began = ({ created_at, sent_by, instead_of, again_of }: LivedMessage): LifeStep => {
  if (instead_of)
    return step('queued', created_at, sentence('message_came_instead', instead_of.channel), {
      other: instead_of.id,
    })
  if (again_of)
    return step('queued', created_at, sentence('message_came_again', sent_by), {
      other: again_of.id,
    })
  return step('queued', created_at, sentence('message_was_queued', sent_by))
}

const receipts = (message: LivedMessage): LifeStep[] => {
  const { sent_at, delivered_at, read_at, failed_at, provider, error } = message
  return [
    ...(sent_at ? [step('sent', sent_at, sentence('message_was_taken', provider))] : []),
    ...(delivered_at ? [step('delivered', delivered_at, sentence('message_arrived'))] : []),
    ...(read_at ? [step('read', read_at, sentence('message_was_read'))] : []),
    ...(failed_at
      ? [
          step('failed', failed_at, sentence('message_did_not_arrive'), {
            said: saidByProvider(error),
          }),
        ]
      : []),
  ]
}

/** Was it given up without a receipt? */
const isGivenUp = ({ state, failed_at }: LivedMessage): boolean =>
  state === 'failed' && failed_at === null

/** How it ended without a receipt, and what comes next. */
const ended = (message: LivedMessage): LifeStep[] => {
  const { state, tried, error, due_at } = message
  if (state === 'queued') return [step('due', due_at, sentence('message_is_due'))]
  if (isGivenUp(message)) {
    const last = tried.at(-1)
    const why = last?.why ?? faultOf(state, error) ?? 'fault'
    const said = last ? last.said : saidByProvider(error)
    const given_up = sentence('message_given_up', faultSentence(why))
    return [step('failed', last?.at ?? null, given_up, { said })]
  }
  if (state === 'expired') return [step('expired', null, sentence('message_out_of_time'))]
  return state === 'no_provider' ? [step('no_provider', null, sentence('message_no_provider'))] : []
}

/** Tries that came to nothing; the last one of a message that was given up is its end. */
const tries = (message: LivedMessage): LifeStep[] => {
  const { tried, sent_at } = message
  return (isGivenUp(message) ? tried.slice(0, -1) : tried).flatMap(({ at, why, said }) => {
    // Once it has left, its receipts say what became of it, or that none came.
    const hasLeft = sent_at !== null && Date.parse(at) >= Date.parse(sent_at)
    if (!hasLeft)
      return [step('tried', at, sentence('message_was_tried', faultSentence(why)), { said })]
    return why === 'no_receipt' ? [step('failed', at, sentence('message_no_receipt'))] : []
  })
}

const onward = ({ followed_by, again_by }: LivedMessage): LifeStep[] => [
  ...(followed_by
    ? [
        step(
          'went_on',
          followed_by.created_at,
          sentence('message_went_on_by', followed_by.channel),
          {
            other: followed_by.id,
          },
        ),
      ]
    : []),
  ...(again_by
    ? [
        step('again', again_by.created_at, sentence('message_sent_again_by', again_by.sent_by), {
          other: again_by.id,
        }),
      ]
    : []),
]

/**
 * One message's life from queue to read, oldest step first (MESG-01): tries, receipts, refusals
 * with their reasons, what came in its place, and who had it sent again. Pure.
 */
export const lifeOf = (message: LivedMessage): LifeStep[] => [
  began(message),
  ...[...tries(message), ...receipts(message)].toSorted(
    (a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''),
  ),
  ...ended(message),
  ...onward(message),
]
