import { isSameJson } from './canonical.ts'
import { untouched } from './entry/new-order.ts'
import { epod as proofSchema } from './epod-schema.ts'
import { isProfileKey, orderSchema, type Order, type Profile, type WireOrder } from './order.ts'

type Proof = Order['epod']

/**
 * What of an order's state its answer on the wire lacks, or says in other words: with the answer
 * it is the whole state (complement). Most orders have little of it.
 */
export type Untold = Partial<Omit<Order, 'epod'>> & { readonly epod?: Partial<Proof> }

/** An order's answer, as read from its JSON. */
export type OrderAnswer = Readonly<Record<string, unknown>> & {
  readonly epod: object
  readonly approval_status: Pick<Order['approval_status'], 'review_history'>
}

// What the wire has that no state has; the compiler misses one that is left out.
const ofWire: Readonly<Record<Exclude<keyof WireOrder, keyof Order>, true>> = {
  trip_status: true,
  review_status: true,
}
const ofWireProof: Readonly<Record<Exclude<keyof WireOrder['epod'], keyof Proof>, true>> = {
  goods: true,
}
const [members, ofProof] = [orderSchema.shape, proofSchema.shape]

/** Members that a state has: an answer of another release may have others. */
const picked = (from: object, names: object, but: object): object =>
  Object.fromEntries(
    Object.entries(from).filter(
      ([name]) => Object.hasOwn(names, name) && !Object.hasOwn(but, name),
    ),
  )

const profileIn = (answered: OrderAnswer): Profile =>
  Object.fromEntries(Object.entries(answered).filter(([name]) => isProfileKey(name))) as Profile

/** The state of an order, of its answer and what that lacks. */
export const stateOf = (answered: OrderAnswer, { epod, ...untold }: Untold): Order =>
  ({
    ...untouched(),
    ...picked(answered, members, ofWire),
    profile: profileIn(answered),
    approval_status: { review_history: answered.approval_status.review_history },
    ...untold,
    epod: { ...picked(answered.epod, ofProof, ofWireProof), ...epod },
    // As `untoldOf` has compared them, member by member.
  }) as Order

const differing = <T extends object>(value: T, told: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name, member]) =>
        member !== undefined && !isSameJson(member, (told as Record<string, unknown>)[name]),
    ),
  ) as Partial<T>

/** What this answer lacks of the order's state; `stateOf` puts both together again. */
export const untoldOf = ({ epod, ...order }: Order, answered: OrderAnswer): Untold => {
  const { epod: told, ...others } = stateOf(answered, {})
  const ofEpod = differing(epod, told)
  return {
    ...differing(order, others),
    ...(Object.keys(ofEpod).length > 0 && { epod: ofEpod }),
  }
}
