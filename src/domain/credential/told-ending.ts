import type { ExaminedEvent } from './examine.ts'

/** How an order ended, as far as its proof tells. */
export interface ToldEnding {
  /**
   * When, as whoever ended it said, or their device, or a correction; null where that is not
   * disclosed.
   */
  readonly at: string | null
  /** Two people have confirmed that this end was recorded in error. */
  readonly is_in_error: boolean
}

/** The members of an event's data, in the open and disclosed. */
const saidIn = ({ event, values }: ExaminedEvent): Readonly<Record<string, unknown>> => ({
  // Whoever makes a proof may leave them out.
  ...(event.data as object | undefined),
  ...Object.fromEntries(
    values.flatMap(({ at, name, value }) =>
      name !== null && at.join('.') === 'data' ? [[name, value]] : [],
    ),
  ),
})

/** The last end that the events of a proof tell, by what was said of it since too. */
export const toldEnding = (events: readonly ExaminedEvent[]): ToldEnding => {
  let at: unknown = null
  let is_in_error = false
  for (const one of events) {
    const { type, server_time } = one.event
    const { closer, captured_at, field, after, act } = saidIn(one)
    if (type === 'received' || type === 'rejected') {
      at = closer ?? captured_at ?? server_time
      is_in_error = false
    } else if (type === 'corrected' && field === 'delivery_time') at = after
    else if (type === 'recorded_in_error' && act === 'closing') is_in_error = true
  }
  return { at: typeof at === 'string' ? at : null, is_in_error }
}

/** Which field a correction is of; null for any other event. */
export const correctedField = ({ event }: ExaminedEvent): string | null => {
  if (event.type !== 'corrected') return null
  const { field } = (event.data as { field?: unknown } | undefined) ?? {}
  return typeof field === 'string' ? field : null
}
