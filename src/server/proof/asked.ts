import { askedOf, type Asked } from '../../contract/asked.ts'
import type { EpodBody } from '../../contract/proof.ts'
import { words } from '../../domain/words.ts'
import { Refused } from '../errors.ts'

/**
 * The one action that a body asks for. Throws Refused 422 where it is none or several, or a field
 * does not go with it.
 */
export const askedIn = (body: EpodBody): Asked => {
  const found = askedOf(body)
  if (!found) throw new Refused(422, words.action_unclear)
  if (found.stray.length > 0)
    throw new Refused(
      422,
      words.wrong_input,
      found.stray.map((field) => ({ field, message: words.not_with_this_action })),
    )
  return found.asked
}
