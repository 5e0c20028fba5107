import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { EpodInput, ProofField } from '../../../contract/proof/actions.ts'
import type { GeoPoint } from '../../../domain/order/order.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Language } from '../../../domain/words/languages.ts'
import type { PublicRole } from '../link/address.ts'

/** Address of a photo that waits on this phone, before its key. */
export const QUEUED = 'queued:'

/**
 * A public page as the phone keeps it, by the API's path that opened it; `reopens` where that path
 * alone opens it again.
 */
export interface KeptPage {
  readonly id: string
  readonly role: PublicRole
  readonly opened: OpenedPublic
  readonly kept_at: Instant
  readonly reopens: boolean
}

/** What no page here sends, and what goes straight to the server, for that alone to judge. */
type NeverWaits =
  | 'claim'
  | 'correction'
  | 'deletePhoto'
  | 'dispute'
  | 'error'
  | 'error_outcome'
  | 'otp'
  | 'reupdate'
/** The fields of a body whose actions may wait on a phone. */
export type WaitingField = Exclude<ProofField, NeverWaits>

/**
 * What may wait on a phone. A one-time password may not: only the server can tell whether it is
 * right.
 */
export type ActionKind =
  | 'receive'
  | 'reject'
  | 'remark'
  | 'photo'
  | 'rating'
  | 'outbound'
  | 'label'
  | 'leave'
  | 'not_delivered'
  | 'answer'
  | 'goods'
  | 'signature'

/** An action as it was captured. */
export interface Captured {
  readonly page_id: string
  readonly key: string
  readonly kind: ActionKind
  readonly body: EpodInput
  readonly captured_at: Instant
  readonly place: GeoPoint | null
  /** What the server's sentence shall be in; missing in what older pages kept. */
  readonly language?: Language
  /** Whose Receive it is, where the address says so (EPOD-02). */
  readonly spoc?: string
}

/**
 * How far an action is: on the phone alone, under way (the answer may have been lost), on record,
 * or refused. What is refused stays until the person has done with it.
 */
export type SendState = 'saved' | 'sent' | 'confirmed' | 'refused'

/**
 * An action in the queue; the bytes of photos and signatures stand apart from `body`. `seq` gives
 * the order in which they were captured.
 */
export interface Waiting extends Captured {
  readonly seq: number
  /** SHA-256 of what will be sent, hex; null where the browser cannot tell. */
  readonly digest: string | null
  readonly state: SendState
  /** The server's sentence, once there is one. */
  readonly message: string | null
  /** Did it have to wait for the network? */
  readonly waited: boolean
}

/** Is an action still on its way? */
export const isWaiting = ({ state }: Pick<Waiting, 'state'>): boolean =>
  state === 'saved' || state === 'sent'

/**
 * Where pages and actions are kept. `text` is the request's body as it will be sent, kept until it
 * is on record.
 */
export interface Store {
  /** Does it outlast the page? */
  readonly lasts: boolean
  page(id: string): Promise<KeptPage | null>
  pages(): Promise<KeptPage[]>
  keepPage(page: KeptPage): Promise<void>
  dropPage(id: string): Promise<void>
  add(item: Omit<Waiting, 'seq'>, text: string): Promise<Waiting>
  /** Writes an action anew; one that is settled, or was thrown away, stays as it is. */
  put(item: Waiting): Promise<void>
  drop(item: Pick<Waiting, 'seq' | 'key'>): Promise<void>
  text(key: string): Promise<string | null>
  dropText(key: string): Promise<void>
  /** Every action, in the order in which they were captured. */
  all(): Promise<Waiting[]>
}
