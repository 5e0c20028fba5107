import { countsIn } from '../../domain/crates/counted.ts'
import type { Recorded } from '../../domain/order/events.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Instant } from '../../domain/time.ts'
import { demoTrades, type DemoTrade } from '../../presets/trades.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { addMany } from '../orders/change-many.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import { addMovements, type Moved } from '../stores/crates/crates.ts'
import { recordFiles } from '../stores/files/files.ts'
import { addPastMessages } from '../stores/messages/past-messages.ts'
import { addLinks } from '../stores/links/links.ts'
import { newOrders } from '../stores/orders/order-batch.ts'
import { hasOrders } from '../stores/orders/read.ts'
import { chanceOf } from './chance.ts'
import { messagesIn } from './messages.ts'
import { drawPictures, type Pictures } from './pictures.ts'
import { plotsOf } from './plots.ts'
import { tell } from './story.ts'
import type { DemoOrder } from './telling.ts'

type Needs = Pick<Deps, 'database' | 'files' | 'keys' | 'now'>

/** The number of a client's first demo order. */
const FIRST_NUMBER = 1001

/**
 * Gives each demo client that has no order its past 30 days, one transaction a client: what was cut
 * off is done at the next start.
 */
export const loadOrders = async (deps: Needs): Promise<void> => {
  let pictures: Pictures | undefined
  for (const [index, [key, trade]] of Object.entries(demoTrades).entries()) {
    const account = await ownerOf(deps, key)
    if (!account || (await hasOrders(deps.database, account.viewer.client_id))) continue
    pictures ??= await drawPictures()
    await loadClient(deps, account, trade, pictures, index + 1)
  }
}

/**
 * The client's own user, who has its key for a name; null where the demo's accounts are not loaded.
 */
const ownerOf = async ({ database }: Needs, key: string): Promise<Caller | null> => {
  const found = await accountNamed(database, key)
  if (!found || found.client !== key) return null
  const {
    client_id,
    client,
    client_name,
    username,
    user_id,
    client_config,
    config,
    policy_version,
  } = found
  return {
    viewer: { client_id, client, username, user_id, reach: { kind: 'client' }, link: null },
    client_name,
    policy: resolvePolicy(client_config, config),
    policy_version,
    session_id: null,
    purpose: null,
    is_platform_admin: false,
    viewing_as: null,
  }
}

const loadClient = async (
  deps: Needs,
  account: Caller,
  trade: DemoTrade,
  pictures: Pictures,
  seed: number,
): Promise<void> => {
  const { client_id } = account.viewer
  const now: Instant = nowHere(deps)
  const chance = chanceOf(seed)
  const stories = plotsOf(trade, now, account.policy.time_zone, chance).map((plot, at) =>
    tell({ account, trade, chance, pictures }, FIRST_NUMBER + at, plot),
  )
  const files = [...pictures.papers, ...pictures.handovers]
  await Promise.all(files.map(({ digest, bytes }) => deps.files.keep(client_id, digest, bytes)))
  await deps.database.transaction(scopeOf(account.viewer), async (tx) => {
    const added = await addMany(
      tx,
      client_id,
      newOrders(
        stories.map(({ telling }) => telling.told()),
        now,
      ),
    )
    // Another process may be loading the same at this moment.
    const links = stories
      .flatMap((story) => story.links)
      .filter(({ order_id }) => added.has(order_id))
    const kept = stories.filter(({ telling }) => added.has(telling.order()._id))
    await Promise.all([
      recordFiles(
        tx,
        client_id,
        files.map(({ digest, bytes }) => ({ digest, mime: 'image/jpeg', bytes: bytes.byteLength })),
      ),
      addLinks(tx, client_id, links),
      addMovements(tx, client_id, ...kept.flatMap(({ telling }) => countedIn(telling))),
      addPastMessages(
        tx,
        client_id,
        kept.flatMap(({ telling }) => messagesIn(deps, account, logOf(telling))),
      ),
    ])
  })
}

const logOf = (telling: DemoOrder): Recorded[] => telling.told().stored.map(eventIn)

/** The ledger's side of the counts that an order's past tells. */
const countedIn = (telling: DemoOrder): Moved[] =>
  countsIn(logOf(telling)).map(({ count, movements }) => ({
    movements,
    cause: {
      event: count.data.event,
      lot: count.data.lot,
      order_id: count.order_id,
      at: count.server_time,
      by_username: count.actor.username,
      note: null,
    },
  }))
