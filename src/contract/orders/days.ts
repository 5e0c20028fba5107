import { z } from 'zod'
import { isDay } from '../../domain/time.ts'
import { issueText } from '../../domain/field-errors.ts'

/** A day of the client's zone in an address, YYYY-MM-DD. */
export const day = z.string().max(10).refine(isDay, issueText('date_invalid'))

/** Are the days, where both are given, in order? */
export const inOrder = ({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): boolean => from === undefined || to === undefined || from <= to
