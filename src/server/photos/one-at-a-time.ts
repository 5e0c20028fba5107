import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'

/**
 * Runs one piece of work after the other; with `most_waiting` waiting, another is refused with 503.
 */
export const oneAtATime = (most_waiting: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    if (waiting >= most_waiting) return Promise.reject(new Refused(503, sentence('busy'), [], 2))
    waiting += 1
    const turn = last.then(() => {
      waiting -= 1
      return work()
    })
    last = turn.catch(() => {})
    return turn
  }
}
