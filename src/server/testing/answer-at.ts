import type * as about from '../../contract/about.ts'
import type * as admin from '../../contract/admin/admin.ts'
import type * as analysis from '../../contract/analysis/analysis.ts'
import type * as bell from '../../contract/messages/bell.ts'
import type * as bulk from '../../contract/bulk/bulk.ts'
import type * as clients from '../../contract/admin/clients.ts'
import type * as crateStatements from '../../contract/crates/crate-statements.ts'
import type * as crates from '../../contract/crates/crates.ts'
import type * as downloads from '../../contract/bulk/downloads.ts'
import type * as history from '../../contract/orders/history.ts'
import type * as imports from '../../contract/bulk/imports.ts'
import type * as links from '../../contract/proof/links.ts'
import type * as lots from '../../contract/orders/lots.ts'
import type * as live from '../../contract/orders/live.ts'
import type * as names from '../../contract/orders/names.ts'
import type * as notifications from '../../contract/messages/notifications.ts'
import type * as orderMessages from '../../contract/messages/order-messages.ts'
import type * as orders from '../../contract/orders/orders.ts'
import type * as outbox from '../../contract/messages/outbox.ts'
import type * as policies from '../../contract/admin/policies.ts'
import type * as policyDrafts from '../../contract/admin/policy-drafts.ts'
import type * as preferences from '../../contract/sign-in/preferences.ts'
import type * as proof from '../../contract/proof/proof.ts'
import type * as reviews from '../../contract/proof/reviews.ts'
import type * as session from '../../contract/sign-in/session.ts'
import type * as userAccess from '../../contract/users/user-access.ts'
import type * as userChanges from '../../contract/users/user-changes.ts'
import type * as userImport from '../../contract/users/user-import.ts'
import type * as users from '../../contract/users/users.ts'
import type { Call } from '../../contract/call.ts'
import type { CallOutput, CallRefusal } from '../../contract/typed-call.ts'

interface Contract {
  about: typeof about
  admin: typeof admin
  analysis: typeof analysis
  bell: typeof bell
  bulk: typeof bulk
  clients: typeof clients
  crateStatements: typeof crateStatements
  crates: typeof crates
  downloads: typeof downloads
  history: typeof history
  imports: typeof imports
  links: typeof links
  lots: typeof lots
  live: typeof live
  names: typeof names
  notifications: typeof notifications
  orderMessages: typeof orderMessages
  orders: typeof orders
  outbox: typeof outbox
  policies: typeof policies
  policyDrafts: typeof policyDrafts
  preferences: typeof preferences
  proof: typeof proof
  reviews: typeof reviews
  session: typeof session
  userAccess: typeof userAccess
  userChanges: typeof userChanges
  userImport: typeof userImport
  users: typeof users
}
type CallsOf<Part> = {
  [Name in keyof Part]: Part[Name] extends Call ? Part[Name] : never
}[keyof Part]
/** Every call of the contract. */
type AnyCall = { [Name in keyof Contract]: CallsOf<Contract[Name]> }[keyof Contract]

/** Path under /api of a URL. */
type PathOf<Url extends string> = Url extends `/api/${infer Path}`
  ? PathOf<`/${Path}`>
  : Url extends `${infer Path}?${string}`
    ? Path
    : Url
type Split<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Split<Rest>]
  : [Path]
type Fits<Pattern extends string[], Path extends string[]> = Pattern extends [
  infer Part extends string,
  ...infer Parts extends string[],
]
  ? Path extends [infer Segment, ...infer Segments extends string[]]
    ? Part extends `:${string}`
      ? Fits<Parts, Segments>
      : Segment extends Part
        ? Fits<Parts, Segments>
        : false
    : false
  : Path extends []
    ? true
    : false
type Matching<C, Method, Path extends string> = C extends { method: Method; url: string }
  ? Fits<Split<C['url']>, Split<Path>> extends true
    ? C
    : never
  : never
type Exact<C, Method, Path> = C extends { method: Method; url: infer Pattern }
  ? Path extends Pattern
    ? C
    : never
  : never

/** Call that a method and a URL reach, the URL with or without /api; never where there is none. */
type CallAt<Method extends Call['method'], Url extends string> = [
  Exact<AnyCall, Method, PathOf<Url>>,
] extends [never]
  ? Matching<AnyCall, Method, PathOf<Url>>
  : Exact<AnyCall, Method, PathOf<Url>>

/**
 * Answer of whatever stands at a URL: what its call declares and what a refusal adds. Of a URL that
 * is computed, whoever asks knows the shape.
 */
export type AnswerAt<Method extends Call['method'], Url extends string> = [
  CallAt<Method, Url>,
] extends [never]
  ? // oxlint-disable-next-line no-explicit-any -- see above
    any
  : CallOutput<CallAt<Method, Url>> & CallRefusal
