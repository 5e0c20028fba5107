import {
  clientNames,
  destinationNames,
  driverNames,
  filters,
  knownSpellings as spellingsCall,
  locations,
  similarNames,
  sourceNames,
} from '../../../contract/orders/names.ts'
import { nearNames } from '../../../domain/near-name.ts'
import { redactedSpocs } from '../../../domain/order/redacted.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import type { Caller } from '../../caller.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { requireAction } from '../../permission.ts'
import { withheldOf } from '../../shown-order.ts'
import { filterNames, type FilterName } from '../../stores/orders/lists/conditions.ts'
import { accountNames, spelledOtherwise } from '../../orders/known-spellings.ts'
import {
  clientsNamed,
  driversNamed,
  namesAlike,
  namesInUse,
} from '../../stores/orders/lists/names-in-use.ts'
import type { Routes } from '../../http/routes.ts'

/** Names of one key that are offered, and of those that were searched for. */
const MOST = 500
const MOST_FOUND = 50
const MOST_ALIKE = 3

/** What selectors and forms offer: names that the account's orders have used. */
export const namesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    // The filters want them, and the form of a new order; who has neither has no names either
    // (ROLE-06).
    app.addHook('preHandler', async ({ caller }) => {
      const { viewer, policy } = caller
      if (whyNot(null, 'add_order', viewer, policy, clockFor(deps, caller)).length > 0)
        requireAction(deps, caller, 'search_filters')
    })
    const named = async (
      { viewer }: Caller,
      keys: readonly FilterName[],
      search = '',
    ): Promise<string[]> => {
      const found = await namesInUse(deps.reading, scopeOf(viewer), keys, search, MOST)
      return [...new Set(keys.flatMap((key) => found.get(key) ?? []))].slice(0, MOST)
    }
    const places = async (
      caller: Caller,
      keys: readonly FilterName[],
      search?: string,
    ): Promise<{ name: string }[]> => (await named(caller, keys, search)).map((name) => ({ name }))
    const ok = { status: true, message: sentence('ok') }
    app.route({
      ...filters,
      handler: async ({ caller, query: { key: only, search = '' } }) => {
        const found = await namesInUse(
          deps.reading,
          scopeOf(caller.viewer),
          only ? [only] : filterNames,
          search,
          search === '' ? MOST : MOST_FOUND,
        )
        return { ...ok, result: [...found].map(([key, values]) => ({ key, values })) }
      },
    })
    app.route({
      ...similarNames,
      handler: async ({ caller, query: { key, name } }) => {
        // What an account bears is known as it stands, also where no order has it yet.
        if ((await accountNames(deps, caller.viewer))(key).includes(name))
          return { ...ok, result: [] }
        const [spelled, alike] = await Promise.all([
          spelledOtherwise(deps, caller.viewer, [{ key, name }]),
          namesAlike(deps.reading, scopeOf(caller.viewer), key, name, MOST_FOUND),
        ])
        const near = [...spelled.flatMap(({ known }) => known), ...nearNames(name, alike)]
        return { ...ok, result: [...new Set(near)].slice(0, MOST_ALIKE) }
      },
    })
    app.route({
      ...spellingsCall,
      handler: async ({ caller, body: { names } }) => ({
        ...ok,
        result: await spelledOtherwise(deps, caller.viewer, names),
      }),
    })
    app.route({
      ...clientNames,
      handler: async ({ caller, query }) => {
        const names = await named(caller, ['client'], query.search)
        const clients = await clientsNamed(deps.reading, scopeOf(caller.viewer), names)
        const withheld = withheldOf(caller)
        return {
          ...ok,
          result: {
            clients: clients.map(({ spocs, ...client }) => ({
              ...client,
              spocs: redactedSpocs(spocs, withheld),
            })),
          },
        }
      },
    })
    app.route({
      ...sourceNames,
      handler: async ({ caller, query }) => ({
        ...ok,
        result: { source: await places(caller, ['source'], query.search) },
      }),
    })
    app.route({
      ...destinationNames,
      handler: async ({ caller, query }) => ({
        ...ok,
        result: { source: await places(caller, ['destination'], query.search) },
      }),
    })
    app.route({
      ...driverNames,
      handler: async ({ caller, query }) => {
        const drivers = await driversNamed(
          deps.reading,
          scopeOf(caller.viewer),
          query.search ?? '',
          MOST_FOUND,
        )
        return { ...ok, result: { drivers: drivers.map((name) => ({ name })) } }
      },
    })
    const keysOf = { warehouse: ['source'], client: ['destination'] } as const
    app.route({
      ...locations,
      handler: async ({ caller, query }) => {
        const keys =
          query.type === undefined ? (['source', 'destination'] as const) : keysOf[query.type]
        return { ...ok, result: { locations: await places(caller, keys, query.search) } }
      },
    })
  }
