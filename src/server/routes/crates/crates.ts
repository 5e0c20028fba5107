import {
  crateBalances,
  crateDifferences,
  crateStatement,
  moveCrates,
} from '../../../contract/crates/crates.ts'
import { isToItself } from '../../../domain/crates/ledger.ts'
import type { Caller } from '../../caller.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import {
  addMovements,
  balances,
  differences,
  entriesOfParty,
  holdings,
  movementTime,
} from '../../stores/crates/crates.ts'

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
  }
