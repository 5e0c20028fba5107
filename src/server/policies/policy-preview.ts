import type { OrderQuery } from '../../contract/orders/order-query.ts'
import type { AnsweredOrder } from '../../contract/orders/order.ts'
import { sampleOrder } from '../../domain/policy/draft/sample-order.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { viewerOf } from '../account-viewer.ts'
import { clockFor } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { refusedAt } from '../errors.ts'
import { type Publisher } from '../permission.ts'
import { shownOrder, shownTexts } from '../shown-order.ts'
import { ownAccount, ownAccounts, type OwnAccount } from '../stores/accounts/client-accounts.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { countOrders } from '../stores/orders/counts/figures.ts'
import { soughtBy } from '../stores/orders/lists/conditions.ts'
import { listOrders } from '../stores/orders/lists/lists.ts'
import { NIL_UUID } from '../stores/database/nil-uuid.ts'

/** Nobody in particular: an account of the client without anything of its own. */
const anybody = (client_key: string): OwnAccount => ({
  user_id: NIL_UUID,
  username: client_key,
  name: client_key,
  reach: 'client',
  party: null,
  disabled: false,
  is_invited: false,
  config: {},
})

/**
 * Whose view of a client is drawn: the named account’s, else the first one’s that may sign in, else
 * that of one without anything of its own. Throws Refused 422 for a name that is none of the
 * client’s.
 */
export const previewedAccount = async (
  { database }: Pick<Deps, 'database'>,
  { client, scope }: Publisher,
  as_username: string | undefined,
): Promise<OwnAccount> => {
  if (as_username === undefined) {
    const accounts = await database.transaction(scope, ownAccounts)
    const first = accounts.find(({ disabled, is_invited }) => !disabled && !is_invited)
    return first ?? anybody(client.key)
  }
  const account = await ownAccount(database, scope, as_username)
  if (!account) throw refusedAt('as_username', sentence('account_unknown'))
  return account
}

/** What a preview draws of a client’s orders. */
export interface PreviewedOrders {
  readonly orders: AnsweredOrder[]
  readonly counts: Awaited<ReturnType<typeof countOrders>>
  readonly is_sample: boolean
}

/**
 * The newest orders that an account of a client sees by a policy, through that account’s own reach:
 * whoever looks, no row of another client, or of another party, is read. A made-up one stands for
 * those of a client that has none.
 */
export const previewedOrders = async (
  deps: Pick<Deps, 'database' | 'now' | 'fixedNow'>,
  { client }: Publisher,
  account: OwnAccount,
  {
    policy,
    query,
    limit,
  }: { readonly policy: Policy; readonly query: OrderQuery; readonly limit: number },
): Promise<PreviewedOrders> => {
  const viewer = viewerOf({ ...account, client_id: client.id, client: client.key })
  const reader = { viewer, policy }
  const [sought, scope, now] = [
    soughtBy(query, clockFor(deps, { policy })),
    scopeOf(viewer),
    deps.fixedNow(),
  ]
  const range = { leading: null, sorting: null, limit, offset: 0, oldest_first: false }
  const [listed, counts] = await Promise.all([
    listOrders(deps.database, scope, sought, range, now),
    countOrders(deps.database, scope, sought, now),
  ])
  const orders = shownTexts(reader, listed.orders).map((text) => JSON.parse(text) as AnsweredOrder)
  if (orders.length > 0) return { orders, counts, is_sample: false }
  const clock = clockFor(deps, { policy })
  const sample = shownOrder(reader, sampleOrder(account.username, clock))
  return { orders: [sample], counts, is_sample: true }
}
