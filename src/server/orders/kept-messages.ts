import type { Channel } from '../../domain/messages/channel.ts'
import { sentence, type Sentence } from '../../domain/words/sentence.ts'

/** Messages that nobody carries, and the channels of these. */
export interface KeptMessages {
  readonly count: number
  readonly channels: readonly Channel[]
}

/**
 * Of messages by these channels, those that no provider carries (`carried`: the channels that one
 * does); null where there is none.
 */
export const uncarriedOf = (
  channels: readonly Channel[],
  carried: readonly Channel[],
): KeptMessages | null => {
  const waiting = channels.filter((channel) => !carried.includes(channel))
  return waiting.length === 0 ? null : { count: waiting.length, channels: [...new Set(waiting)] }
}

/** 'Sent' is said of what a provider takes, and of nothing else; `count` is of all messages. */
export const saidOfSent = (done: Sentence, kept: KeptMessages | null, count: number): Sentence => {
  if (kept === null) return done
  const waiting = sentence('messages_kept', kept.count, kept.channels)
  return kept.count === count ? waiting : sentence('partly_kept', done, waiting)
}
