import { randomUUIDv7 } from 'node:crypto'
import {
  answerStatement,
  crateBalances,
  crateDifferences,
  crateStatement,
  listStatements,
  moveCrates,
  openStatement,
  sendStatement,
} from '../../../contract/analysis/crates.ts'
import { brandOf } from '../../../domain/branding/branding.ts'
import { isToItself } from '../../../domain/crates/ledger.ts'
import { answerProblem } from '../../../domain/crates/statement.ts'
import { languagesOf } from '../../../domain/policy/client-languages.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { DAY, later } from '../../../domain/time.ts'
import type { Caller } from '../../caller.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedFor } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
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
import {
  addMovements,
  balances,
  differences,
  entriesOfParty,
  holdings,
  holdingsStated,
  ledgerClosed,
  movementTime,
} from '../../stores/crates/crates.ts'

/** Days that a statement can be answered. */
const ANSWER_DAYS = 30

/** The crate account of a client (CRAT-01). */
export const cratesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const ok = { status: true, message: sentence('ok') }
    const scopeFor = (caller: Caller) => {
      requireAction(deps, caller, 'crates')
      return scopeOf(caller.viewer)
    }
    app.route({
      ...crateDifferences,
      handler: async ({ caller, query }) => ({
        ...ok,
        result: await differences(database, scopeFor(caller), query),
      }),
    })
    app.route({
      ...crateBalances,
      handler: async ({ caller, query }) => ({
        ...ok,
        result: await balances(database, scopeFor(caller), query),
      }),
    })
    app.route({
      ...crateStatement,
      handler: async ({ caller, query: { kind, party, ...rest } }) => {
        const scope = scopeFor(caller)
        const who = { kind, name: party }
        const [opening, closing, entries] = await Promise.all([
          rest.from === undefined ? [] : holdings(database, scope, who, rest.from, true),
          holdings(database, scope, who, rest.until ?? null),
          entriesOfParty(database, scope, who, rest),
        ])
        return { ...ok, result: { opening, closing, entries } }
      },
    })
    app.route({
      ...moveCrates,
      handler: (request) => {
        const {
          caller,
          body: { note, ...movement },
        } = request
        requireAction(deps, caller, 'crates')
        if (isToItself(movement))
          throw new Refused(422, sentence('movement_to_itself'), [
            { field: 'to', ...sentence('movement_to_itself') },
          ])
        return answerOnce(deps, caller, onceOf(request), async (tx) => {
          const at = deps.now(await movementTime(tx))
          const [id = ''] = await addMovements(tx, caller.viewer.client_id, {
            movements: [movement],
            cause: {
              event: 'moved',
              lot: null,
              order_id: null,
              at,
              by_username: caller.viewer.username,
              note,
            },
          })
          return { status: true, message: sentence('movement_saved'), result: { movement: id } }
        })
      },
    })
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
      handler: async ({ caller, query }) => ({
        ...ok,
        result: (await statementsOf(database, scopeFor(caller), query)).map((one) => ({
          ...one,
          balances: [...one.balances],
        })),
      }),
    })
    const shownAt = async (ref: string) => {
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
    app.route({
      ...openStatement,
      handler: async ({ params: { ref } }) => ({ ...ok, result: await shownAt(ref) }),
    })
    app.route({
      ...answerStatement,
      handler: async ({ params: { ref }, body: { answer, note } }) => {
        const problem = answerProblem(answer, note)
        if (problem) throw refusedFor([problem])
        const isFirst = await answerStatementAt(database, sha256(ref), answer, note)
        const result = await shownAt(ref)
        // The same answer again, after a reply was lost perhaps.
        if (!isFirst && (result.answer !== answer || result.note !== note))
          throw new Refused(409, sentence('statement_answered'))
        return { status: true, message: sentence('statement_thanks'), result }
      },
    })
  }
