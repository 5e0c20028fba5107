import { isSameJson, memberOf } from './canonical.ts'
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

/** Names of a schema that a state has as well: an answer of another release may have others. */
const namesOf = (shape: object, but: object): ReadonlySet<string> =>
  new Set(Object.keys(shape).filter((name) => !Object.hasOwn(but, name)))
const members = namesOf(orderSchema.shape, ofWire)
const ofProof = namesOf(proofSchema.shape, ofWireProof)

// A loop, since every order that is written is compared: with lists of pairs that took 1.4 times
// as long.
const picked = (from: object, isWanted: (name: string) => boolean): Record<string, unknown> => {
  const found: Record<string, unknown> = {}
  for (const name of Object.keys(from))
    if (isWanted(name)) found[name] = (from as Record<string, unknown>)[name]
  return found
}

const isMember = (name: string): boolean => members.has(name)
const isOfProof = (name: string): boolean => ofProof.has(name)
const isOfProfile = (name: string): boolean => !members.has(name) && isProfileKey(name)

/** The state of an order, of its answer and what that lacks. */
export const stateOf = (answered: OrderAnswer, { epod, ...untold }: Untold): Order =>
  ({
    ...untouched(),
    ...picked(answered, isMember),
    profile: picked(answered, isOfProfile) as Profile,
    approval_status: { review_history: answered.approval_status.review_history },
    ...untold,
    epod: { ...picked(answered.epod, isOfProof), ...epod },
    // As `untoldOf` has compared them, member by member.
  }) as Order

const UNTOUCHED: object = untouched()

/** A member of the state as the answer alone tells it. */
const memberTold = (answered: OrderAnswer, name: string): unknown => {
  if (name === 'profile') return picked(answered, isOfProfile)
  if (name === 'approval_status') return { review_history: answered.approval_status.review_history }
  return memberOf(isMember(name) && Object.hasOwn(answered, name) ? answered : UNTOUCHED, name)
}

const proofTold = ({ epod }: OrderAnswer, name: string): unknown =>
  isOfProof(name) ? memberOf(epod, name) : undefined

/** The members of a state or a proof that are told otherwise, or not at all. */
const lacking = (state: object, told: (name: string) => unknown): Record<string, unknown> =>
  picked(state, (name) => {
    const member = memberOf(state, name)
    return member !== undefined && !isSameJson(member, told(name))
  })

/** What this answer lacks of the order's state; `stateOf` puts both together again. */
export const untoldOf = (order: Order, answered: OrderAnswer): Untold => {
  // The proof is looked into by itself: here it counts as told.
  const untold = lacking(order, (name) =>
    name === 'epod' ? order.epod : memberTold(answered, name),
  )
  const epod = lacking(order.epod, (name) => proofTold(answered, name))
  return Object.keys(epod).length > 0 ? { ...untold, epod } : untold
}
