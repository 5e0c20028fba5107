import type { Answer } from '../../lib/api/answer.ts'

/** Reads something again and again, some of it at a time. */
interface Latest {
  /** Reads it; what is older than what is known by then is not taken. */
  readonly refresh: () => Promise<void>
  /** Something else has told how it stands: what was asked for before may be older. */
  readonly outdate: () => void
}

/** Last request wins: of answers that overtake each other, that of the newest request is taken. */
export const newLatest = <T>(read: () => Promise<Answer<T>>, take: (fresh: T) => void): Latest => {
  // Turns: of the newest request, of the answer that was taken last, and of what was told beside.
  let [asked, taken, told] = [0, 0, 0]
  return {
    outdate: () => {
      taken = told = asked += 1
    },
    refresh: async () => {
      let turn: number
      do {
        turn = asked += 1
        const answer = await read()
        if (!answer.ok) return
        if (turn < taken) continue
        taken = turn
        take(answer.body)
      } while (turn < told)
    },
  }
}
