import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { removeTickets, tryTicket, usernameOfTicket } from '../stores/accounts/sign-in-tickets.ts'
import { platform } from '../stores/database/scope.ts'
import { begin, ordinary, type Begun } from './begin.ts'
import { judgedTry } from './judged-try.ts'
import { provesSecondFactor } from './second-factor.ts'
import { vouchedIn } from './ticket.ts'
import { idsOf, originOf, type Browser } from './who-tries.ts'

const gone = (): Refused => refusedAt('ticket', sentence('ticket_gone'))

/**
 * Begins a session for a ticket, which stands for a first factor, and a right code. Throws
 * Refused: 422 for a ticket that is not good any more, and for a wrong code, which counts like a
 * wrong password; 403 for a user who was disabled meanwhile; 429 by the limits of AUTH-13.
 */
export const signInWithCode = async (
  deps: Deps,
  ticket: string,
  code: string,
  from: Browser,
): Promise<Begun> => {
  const { database } = deps
  const hash = sha256(ticket)
  const username = await usernameOfTicket(database, hash)
  if (username === null) throw gone()
  const { device } = await originOf(deps, username, from)
  const begun = await judgedTry(deps, username, from, () =>
    database.transaction(platform, async (tx) => {
      const account = await tryTicket(tx, hash)
      if (!account) throw gone()
      if (account.disabled) throw new Refused(403, sentence('user_disabled'))
      // A wrong code is kept with this transaction, so nothing is thrown for it here.
      if (!(await provesSecondFactor(deps, tx, account, code, device === null))) return null
      await removeTickets(tx, account)
      return begin(tx, account, {
        ...ordinary(from),
        strong: true,
        single: vouchedIn(ticket),
      })
    }),
  )
  if (!begun) {
    deps.security({ event: 'sign_in_failed' })
    throw refusedAt('code', sentence('second_factor_wrong'))
  }
  deps.security({ event: 'sign_in', ...idsOf(begun.account) })
  return begun
}
