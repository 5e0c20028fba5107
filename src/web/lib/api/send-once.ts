import { failedOf } from './failure.ts'
import { newKeptKey } from './kept-key.ts'

/**
 * Sends what a person wants under an Idempotency-Key, and answers what `send` answers: the same
 * wish goes under the same key until it is answered or refused. Throws what `send` throws.
 */
export type SendOnce = <T>(wanted: unknown, send: (key: string) => Promise<T>) => Promise<T>

/**
 * One form's presses, whose requests are the same for the same wish. Where a body also has the
 * moment of the press, `newKeptKey` keeps that too.
 */
export const newSendOnce = (): SendOnce => {
  const kept = newKeptKey()
  return async (wanted, send) => {
    try {
      const answer = await send(kept.take(wanted).key)
      kept.ended()
      return answer
    } catch (thrown) {
      kept.ended(failedOf(thrown))
      throw thrown
    }
  }
}
