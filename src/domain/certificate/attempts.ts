import type { Order } from '../order/order.ts'
import { attemptsOf } from '../order/proof/attempts-on-record.ts'
import { saysVisit } from '../order/proof/attempt-schema.ts'
import { attemptWords } from '../words/attempt.ts'
import { bounded, type Note, type Section } from './section.ts'
import type { Telling } from './telling.ts'

/** Attempts that failed, each with what the receiver says of it; null where there was none. */
export const attemptsSection = (order: Order, { t, say, time, place }: Telling): Section | null => {
  const words = t(attemptWords)
  const notes = attemptsOf(order).map((attempt): Note => {
    const { number, reason, text, at, loc, action_by, photos, answer, seq } = attempt
    const answered = answer
      ? `${words.receiver(words.answers[answer.answer])}, ${time(answer.at)}`
      : saysVisit(reason)
        ? words.unasked
        : ''
    return {
      text: [words.attempt(number, words.reasons[reason]), text ?? '', answered]
        .filter((part) => part !== '')
        .join(' · '),
      about: [
        time(at),
        say.takenBy[action_by],
        place(loc),
        photos.length > 0 ? words.photos(photos.length) : '',
        say.eventNumber(seq),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    }
  })
  if (notes.length === 0) return null
  const { shown, more } = bounded(notes, say.more)
  return { kind: 'notes', title: words.title, notes: shown, more }
}
