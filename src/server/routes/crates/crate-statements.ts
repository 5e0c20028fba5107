import { randomUUIDv7 } from 'node:crypto'
import {
  answerStatement,
  listStatements,
  openStatement,
  sendStatement,
} from '../../../contract/crates/crate-statements.ts'
import { brandOf } from '../../../domain/branding/branding.ts'
import { answerProblem } from '../../../domain/crates/statement.ts'
import { languagesOf } from '../../../domain/policy/client-languages.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { DAY, later } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { answerOnce } from '../../answer-once.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedFor } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { referenceFor } from '../../links/reference.ts'
import { requireAction } from '../../permission.ts'
import { sha256 } from '../../secrets.ts'
import { lookOf } from '../../stores/accounts/clients.ts'
import {
  addStatement,
  answerStatementAt,
  statementAt,
  statementsOf,
} from '../../stores/crates/crate-statements.ts'
import { holdingsStated, ledgerClosed } from '../../stores/crates/crates.ts'
import { scopeOf } from '../../stores/database/scope.ts'

/** Days that a statement can be answered. */
const ANSWER_DAYS = 30

/**
 * Statements of the crate account that go to a party, which confirms or contests them (CRAT-01).
 */
export const crateStatementsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const ok = { status: true, message: sentence('ok') }
    app.route({
      ...sendStatement,
      handler: async (request) => {
        const {
          caller,
          body: { kind, party },
        } = request
        requireAction(deps, caller, 'crates')
        const [once, id] = [onceOf(request), randomUUIDv7()]
        const reference = referenceFor(deps.keys, once, `crates ${kind} ${party}`)
        // What is kept beside an Idempotency-Key has no reference in it.
        const kept = await answerOnce(deps, caller, once, async (tx) => {
          const until = deps.now(await ledgerClosed(tx))
          const stated = await holdingsStated(tx, { kind, name: party }, until)
          const expires_at = later(until, ANSWER_DAYS * DAY)
          await addStatement(tx, caller.viewer.client_id, {
            id,
            kind,
            party,
            until,
            balances: stated,
            created_by: caller.viewer.username ?? '',
            ref_hash: sha256(reference),
            expires_at,
          })
          return { id, expires_at, balances: stated }
        })
        return {
          ...ok,
          result: { ...kept, url: `${deps.settings.public_url}/publiccrates/${reference}` },
        }
      },
    })
    app.route({
      ...listStatements,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'crates')
        const statements = await statementsOf(database, scopeOf(caller.viewer), query)
        return { ...ok, result: statements.map((one) => ({ ...one, balances: [...one.balances] })) }
      },
    })
    app.route({
      ...openStatement,
      handler: async ({ params: { ref } }) => ({ ...ok, result: await shownAt(deps, ref) }),
    })
    app.route({
      ...answerStatement,
      handler: async ({ params: { ref }, body: { answer, note } }) => {
        const problem = answerProblem(answer, note)
        if (problem) throw refusedFor([problem])
        const isFirst = await answerStatementAt(database, sha256(ref), answer, note)
        const result = await shownAt(deps, ref)
        // The same answer again, after a reply was lost perhaps.
        if (!isFirst && (result.answer !== answer || result.note !== note))
          throw new Refused(409, sentence('statement_answered'))
        return { status: true, message: sentence('statement_thanks'), result }
      },
    })
  }

/** A statement as whoever holds its address is shown it. Throws 404 where there is none. */
const shownAt = async ({ database }: Pick<Deps, 'database'>, ref: string) => {
  const found = await statementAt(database, sha256(ref))
  if (!found) throw notFound()
  const { sender, client_id, party, until, answer, note, answered_at } = found
  const client = await lookOf(database, client_id)
  const policy = resolvePolicy(client?.document ?? {})
  const [brand, languages] = [client && brandOf(policy, client), languagesOf(policy)]
  return {
    sender,
    ...(brand && { brand }),
    ...(languages && { languages }),
    time_zone: policy.time_zone,
    party,
    until,
    balances: [...found.balances],
    answer,
    note,
    answered_at,
  }
}
