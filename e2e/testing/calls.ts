import {
  createEpodClient,
  ok,
  ProblemError,
  type components,
  type EpodClient,
  type operations,
  type Problem,
} from '../../packages/client/src/index.ts'
import { eventIn } from '../../src/domain/order/upcast.ts'
import { present } from '../../src/server/testing/present.ts'

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody?: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** An order as POST /orders takes it. */
export type NewOrder = components['schemas']['NewOrderInput']
/** What POST /update_epod puts on record of an order. */
export type ProofAction = Omit<BodyOf<'updateEpod'>, '_id'>
/** What the table may be narrowed by. */
export type Narrowed = NonNullable<BodyOf<'fetchOrders'>['query']>
/** A client's configuration as it is published. */
export type PublishedPolicy = components['schemas']['PolicyDocumentInput']

/** The password of every demo account. */
export const PASSWORD = 'epod-demo'

/** Signs an account in, by the demo's password unless it has another, and answers its token. */
export const tokenOf = async (
  baseUrl: string,
  username: string,
  password = PASSWORD,
): Promise<string> => {
  const authorization = `Basic ${btoa(`${username}:${password}`)}`
  const nobody = createEpodClient({ baseUrl })
  return (await ok(nobody.POST('/api/login', { headers: { authorization } }))).token
}

/** Adds one order and answers its id and number; throws where it is not added. */
export const add = async (epod: EpodClient, row: NewOrder) => {
  const { result } = await ok(epod.POST('/api/orders', { body: [row] }))
  const { _id: id, identifier } = present(result?.created[0])
  return { id, identifier }
}

/** A page of the orders that match, newest first, and how many there are. */
export const ordersLike = async (epod: EpodClient, query: Narrowed, limit = 5, offset = 0) => {
  const { returnData } = await ok(
    epod.POST('/api/fetch_orders', {
      params: { header: { Prefer: 'return=representation' } },
      body: { query, limit, offset },
    }),
  )
  const { orders, total } = present(returnData).result
  return {
    // No members were named, so that they are whole.
    orders: orders as components['schemas']['Order'][],
    total: typeof total === 'number' ? total : total.count,
  }
}

/** Changes fields of an order. */
export const edit = async (epod: EpodClient, changes: components['schemas']['OrderEditInput']) =>
  ok(epod.POST('/api/edit_epod', { body: changes }))

/** Has a one-time password sent to the receiver of an order. */
export const sendCode = async (epod: EpodClient, id: string) =>
  ok(epod.POST('/api/trigger_otp', { body: { _id: id } }))

/** An order as it is now. */
export const orderNow = async (epod: EpodClient, id: string) =>
  (await ok(epod.GET('/api/orders/{id}', { params: { path: { id } } }))).result

/** The log of an order as it is stored. */
export const storedLog = async (epod: EpodClient, id: string) =>
  (await ok(epod.GET('/api/orders/{id}/events', { params: { path: { id } } }))).result

/** The events of an order, oldest first. */
export const eventsOf = async (epod: EpodClient, id: string) =>
  (await storedLog(epod, id)).map(eventIn)

/** Makes a public link to an order and answers its address and id. */
export const linkTo = async (epod: EpodClient, id: string, party: BodyOf<'createLink'>['party']) =>
  (await ok(epod.POST('/api/orders/{id}/links', { params: { path: { id } }, body: { party } })))
    .result

/** Opens a party's link as its page does, and answers a client that acts by it. */
export const holderOf = async (
  url: string,
  role: 'receiver' | 'driver' = 'receiver',
): Promise<EpodClient> => {
  const { origin: baseUrl, pathname } = new URL(url)
  const ref = pathname.split('/').at(-1) ?? ''
  const nobody = createEpodClient({ baseUrl })
  const { token } = await ok(
    nobody.GET('/api/public/{role}/{ref}', { params: { path: { role, ref } } }),
  )
  return createEpodClient({ baseUrl, key: token })
}

/** A code that signs somebody in once, by an address, and that address where it is a page's own. */
export const mintCode = async (epod: EpodClient, purpose: BodyOf<'mintCode'>['purpose']) =>
  ok(epod.POST('/api/url-codes', { body: { purpose } }))

/** The proof of a closed order; refused until it is sealed. */
export const proofOf = async (epod: EpodClient, id: string) =>
  (await ok(epod.GET('/api/orders/{id}/proof', { params: { path: { id } } }))).result

/** The newest messages, with their words. */
export const outboxOf = async (epod: EpodClient) => (await ok(epod.GET('/api/outbox'))).result

/** The configuration of a client. */
export const policyOf = async (epod: EpodClient, key = 'acme') =>
  (await ok(epod.GET('/api/clients/{key}/policy', { params: { path: { key } } }))).result

/** Publishes changes of acme's configuration. */
export const publishPolicy = async (
  epod: EpodClient,
  changes: PublishedPolicy,
  why: string,
): Promise<void> => {
  const { document, latest } = await policyOf(epod)
  await ok(
    epod.PUT('/api/clients/{key}/policy', {
      params: { path: { key: 'acme' } },
      body: { document: { ...document, ...changes }, based_on: latest, why },
    }),
  )
}

/** What a call was refused with; throws where it was not. */
export const refusalOf = async (asked: Parameters<typeof ok>[0]): Promise<Problem> => {
  const refused = await ok(asked).catch((error: unknown) => error)
  if (refused instanceof ProblemError) return refused.problem
  throw new Error('It was not refused', { cause: refused })
}
