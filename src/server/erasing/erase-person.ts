import type { Sought } from '../../domain/erasure/found.ts'
import type { DataSubject } from '../../domain/erasure/person.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import { machineScope } from '../users/machine-desk.ts'
import { eraseOrder, type Erasing, type LeftByOrder } from '../orders/erase-order.ts'
import { systemFor } from '../../domain/policy/system.ts'
import { eraseElsewhere } from '../stores/erasures/elsewhere.ts'
import { filesNamed, forgetFile } from '../stores/erasures/in-orders.ts'
import {
  endErasure,
  leftByOrders,
  noteFound,
  waitingOrders,
  type ErasureUnderWay,
} from '../stores/erasures/records.ts'
import { ordersOfPerson, soughtElsewhere } from './person-found.ts'
import { removeMadeBefore } from './remove-made-before.ts'

const AT_ONCE = 50
/** Wait for the store to remove a picture, in ms: uploads of the account wait as long. */
const REMOVE_MS = 2_000

/** Whom an erasure is about, as its record has it sealed until it is done. */
export interface SealedPerson {
  readonly person: DataSubject
  readonly photos: readonly string[]
}

/**
 * Goes on with an erasure where it stands, to its end: finds the orders, takes the person out of
 * one after the other, then out of all that stands beside them, then forgets who it was. Whatever
 * it is interrupted by, it goes on from there; two at once do each order once.
 */
export const erasePerson = async (
  deps: Deps,
  under_way: ErasureUnderWay,
  mayGoOn: () => void = () => {},
): Promise<void> => {
  const { id, why, asked_by, policy_version } = under_way
  const scope = machineScope(under_way.client_id)
  const policy = resolvePolicy(under_way.document)
  const { person, photos } = JSON.parse(deps.keys.unseal(under_way.sealed)) as SealedPerson
  const sought: Sought = {
    person,
    country_code: policy.phones.country_code,
    photos: new Set(photos),
  }
  const erasing: Erasing = {
    id,
    scope,
    sought,
    why,
    acting: {
      viewer: systemFor(under_way.client_id, under_way.client),
      policy,
      policy_version,
      actor: { username: asked_by, role: asked_by === null ? 'system' : 'client', link_id: null },
    },
  }
  if (!under_way.is_searched) await findOrders(deps, erasing, under_way.searched_to, mayGoOn)
  await eraseWaiting(deps, erasing, mayGoOn)
  // What came in since names the person again: once more, over everything.
  await findOrders(deps, erasing, null, mayGoOn)
  await eraseWaiting(deps, erasing, mayGoOn)
  await eraseRest(deps, erasing, mayGoOn)
}

const findOrders = async (
  { database }: Deps,
  { id, scope, sought }: Erasing,
  from: string | null,
  mayGoOn: () => void,
): Promise<void> => {
  for await (const { orders, until } of ordersOfPerson(database, scope, sought, from)) {
    mayGoOn()
    await noteFound(
      database,
      scope,
      id,
      orders.map(({ order_id, found }) => ({ order_id, is_erasable: found.values.length > 0 })),
      until,
    )
  }
}

const eraseWaiting = async (deps: Deps, erasing: Erasing, mayGoOn: () => void): Promise<void> => {
  for (;;) {
    const waiting = await waitingOrders(deps.database, erasing.scope, erasing.id, AT_ONCE)
    if (waiting.length === 0) return
    for (const order_id of waiting) {
      mayGoOn()
      await eraseOrder(deps, erasing, order_id)
    }
  }
}

const eraseRest = async (
  deps: Deps,
  { id, scope, sought }: Erasing,
  mayGoOn: () => void,
): Promise<void> => {
  const { database, files, keys, log } = deps
  const orders = await leftByOrders(database, scope, id)
  const left = orders.flatMap(({ sealed }) =>
    sealed === null ? [] : [JSON.parse(keys.unseal(sealed)) as LeftByOrder],
  )
  const beside = soughtElsewhere(
    sought,
    left.map(({ also }) => also),
    new Set(orders.flatMap(({ order_id, state }) => (state === 'held' ? [] : [order_id]))),
    new Set(orders.flatMap(({ order_id, state }) => (state === 'held' ? [order_id] : []))),
  )
  const elsewhere = await eraseElsewhere(database, scope, beside)
  let [pictures, pictures_locked] = [0, 0]
  const gone = [...new Set(left.flatMap(({ digests }) => digests))]
  // Before the lock that uploads wait for: the longer the log, the longer this takes.
  const named = await filesNamed(database, scope, gone, mayGoOn)
  for (const digest of gone) {
    const removed = await database.transaction(scope, async (tx) => {
      if (!(await forgetFile(tx, digest, named))) return null
      // Before COMMIT: interrupted here, the row is there still and this is done again.
      const cut = AbortSignal.timeout(REMOVE_MS)
      return { lock: await files.remove(scope.client_id, digest, cut) }
    })
    if (!removed) continue
    if (removed.lock === null) pictures += 1
    else {
      pictures_locked += 1
      log.warn({ digest, ...removed.lock }, 'a lock of the store keeps the bytes of an erased file')
    }
  }
  // Last: what is made from here on is made without the person.
  const made_before = await removeMadeBefore(deps, scope, beside.pattern)
  await endErasure(database, scope, id, {
    ...elsewhere,
    ...made_before,
    ...(pictures > 0 ? { pictures } : {}),
    ...(pictures_locked > 0 ? { pictures_locked } : {}),
  })
}
