import type { ErrorReport } from './proof/error-schema.ts'
import type { NotificationStatus, LineDifference, OpenedClaim } from './kept-parts.ts'
import type { Channel } from '../messages/channel.ts'
import type { ErasedPart } from '../erasure/erased-part.ts'
import type { Entered } from './entry/new-order.ts'
import type {
  ActingRole,
  LateEnding,
  FreeLists,
  FreeValues,
  GeoPoint,
  Goods,
  Order,
  Photo,
} from './order.ts'
import type { OrderLabel } from './label/label-schema.ts'
import type { LabelRead, LabelReader } from './label/order-label.ts'
import type { LinkParty } from '../policy/viewer.ts'
import type { TimeFlag } from './offline/claimed-time.ts'
import type { Instant } from '../time.ts'
import type { AttemptAnswer, AttemptReason } from './proof/attempt-schema.ts'
import type { CrateCount, LotEvent } from '../crates/crate-row.ts'
import type { StepParty, ProofStep } from './parties/step.ts'
import type { Erased } from './sealed/disclosure.ts'
import type { StatementKind } from './proof/stating-party.ts'
import type {
  Claim,
  ClaimDecision,
  CorrectableField,
  QuantityLine,
  Signature,
  StatedLine,
} from './proof/statements.ts'

/** Where the closing press happened; `loc` null where the device refused or was not asked. */
export interface GeoTag {
  loc: GeoPoint | null
  action_by: ActingRole
}

/**
 * What an event tells where its action waited on a device: when it was captured, if that is
 * believed; and that the order had ended by then.
 */
export interface Waited {
  captured_at?: Instant
  late?: true
}

/**
 * What a proof held before an upload of deliveries, as far as that changed it: how many remarks,
 * and values; null for a free field that was not there.
 */
export interface ProofBefore {
  remarks: number
  client_rating: number | null
  rated_by?: StatementKind
  extra_fields: Readonly<Record<string, Order['extra_fields'][string]>>
  found_by: Readonly<Record<string, StatementKind>>
  quantities?: QuantityLine[]
}

/** Whose statement an event makes (SIDE-01); left out by releases that asked nobody. */
interface StatedFor {
  statement?: StatementKind
}

/** Why somebody did it; left out where nobody said. */
interface Reasoned {
  reason?: string
}

/**
 * What its code is derived with; or, from releases that drew codes, the keyed hash of the code that
 * was drawn.
 */
type SentCode = { nonce: string } | { nonce: null; hash: string }

/**
 * What can happen to an order, each with all that `evolve` needs: the log alone rebuilds the order.
 */
export type OrderEvent =
  | { type: 'created'; data: { user: string; entered: Entered } }
  | {
      type: 'edited'
      data: {
        fields: Partial<Entered>
        /** The code on its way stays good; left out by releases in which every edit ended it. */
        keeps_code?: true
      }
    }
  | { type: 'otp_sent'; data: SentCode & { contacts: string[]; expires_at: Instant } }
  | { type: 'otp_failed'; data: { locked_until: Instant | null } }
  | {
      type: 'received'
      data: {
        through: 'receive' | 'otp' | 'left'
        closer: Instant | null
        geo_tag: GeoTag
        spoc: string | null
        /** Approvals that its proof needs, where it needs any. */
        review_levels?: number
        /** It was outside of its label's times, where that is an exception. */
        outside?: NonNullable<OrderLabel['missed']>
      } & Waited &
        Reasoned
    }
  | { type: 'rejected'; data: { geo_tag: GeoTag } & Waited & Reasoned }
  /** A Receive or Reject that came after the end; a failed visit is `delivery_attempted`. */
  | { type: 'attempted'; data: LateEnding & { geo_tag: GeoTag } }
  | {
      type: 'delivery_attempted'
      data: {
        number: number
        reason: AttemptReason
        text: string | null
        /** SHA-256 of the photos of the door that no earlier attempt had. */
        photos: string[]
        geo_tag: GeoTag
        distance?: number
      } & Waited
    }
  | {
      type: 'attempt_answered'
      data: {
        number: number
        /** Which event of the log is answered; the chain holds its digest. */
        seq: number
        answer: AttemptAnswer
        action_by: ActingRole
      }
    }
  | {
      type: 'remarked'
      data: {
        /** null where the author gave none. */
        name: string | null
        text: string
        categories: string[]
        action_by: ActingRole
        custom_fields: FreeValues
        extra_fields: FreeLists
        exception: boolean
      } & StatedFor &
        Waited
    }
  | {
      type: 'goods_listed'
      data: {
        missing: Goods[] | null
        damaged: Goods[] | null
        /** Who of the side, where it is not whom the side is known by. */
        action_by?: ActingRole
      } & StatedFor &
        Waited
    }
  | { type: 'photo_added'; data: Omit<Photo, 'time'> }
  | { type: 'photo_deleted'; data: { url: string; digest: string } }
  | { type: 'rated'; data: { client_rating: number } & StatedFor }
  | {
      type: 'outbound'
      data: {
        geo_tag: GeoTag
        /** The press came from the destination. */
        reached?: true
        /** The press came from elsewhere, by both places. */
        away?: true
      } & Waited
    }
  | {
      type: 'items_remarked'
      data: {
        remarks: readonly {
          item_no: string
          text: string
          message: string | null
          received_quantity: number
          recorded_unit: string | null
          deviation: number | null
        }[]
      }
    }
  | { type: 'label_read'; data: LabelRead & { by: LabelReader } }
  | { type: 'signed'; data: Omit<Signature, 'time'> & Pick<Waited, 'captured_at'> }
  | {
      type: 'quantities_stated'
      data: { statement: StatementKind; lines: readonly StatedLine[]; action_by: ActingRole }
    }
  | {
      type: 'claim_opened'
      data: Pick<OpenedClaim, 'number' | 'origin' | 'text' | 'differences' | 'owner' | 'due_at'> & {
        action_by: ActingRole
      }
    }
  | {
      type: 'claim_changed'
      data: Pick<Claim, 'number' | 'owner' | 'due_at'> & {
        /** What it is about now, as a count that was put right says. */
        differences?: LineDifference[]
      }
    }
  | {
      type: 'claim_settled'
      data: { number: number; decision: ClaimDecision; note: string; amount: number | null }
    }
  | {
      type: 'crates_counted'
      data: {
        event: LotEvent
        lot: string
        counts: readonly CrateCount[]
        /** The version of the proof, from the second on. */
        version?: number
      }
    }
  | {
      type: 'reviewed'
      data: { is_approved: boolean; level: number; levels: number } & Reasoned
    }
  /** `former`: not opened for correction, but taken back with the upload that recorded it. */
  | { type: 'reopened'; data: { reason: string; former?: ProofBefore } }
  | {
      type: 'corrected'
      data: {
        field: CorrectableField
        before: string | number | null
        after: string | number | null
        reason: string
      }
    }
  /** One person says that an act was recorded in error; a second one confirms or denies it. */
  | { type: 'error_reported'; data: Pick<ErrorReport, 'act' | 'version' | 'reason'> }
  | {
      type: 'recorded_in_error'
      data: Pick<ErrorReport, 'act' | 'version' | 'reason'> & { reported_by: string | null }
    }
  | { type: 'error_dismissed'; data: Pick<ErrorReport, 'act' | 'version'> }
  | { type: 'link_created'; data: { link_id: string; party: LinkParty; expires_at: Instant } }
  | { type: 'link_revoked'; data: { link_id: string } }
  | { type: 'notified'; data: { notificationType: string; status: NotificationStatus } }
  | { type: 'chased'; data: { step: ProofStep; party: StepParty } }
  | {
      type: 'contact_status'
      data: {
        phone: string
        status: string
        /** How it went; left out by releases that had it of SMS alone. */
        channel?: Channel
        /** It tells of the order's last notice by this channel too. */
        is_notice?: boolean
      }
    }
  | { type: 'withdrawn'; data: { import_id: string } }
  | {
      type: 'erased'
      data: { values: readonly Erased[]; reason: string; parts?: readonly ErasedPart[] }
    }

/** The kinds of event there are. */
export type EventType = OrderEvent['type']

/**
 * One link of an order's chain: the event with who, when and where, and the digest of the link
 * before it.
 */
export type Recorded = OrderEvent & {
  /** Version of the shape of `data`, counted for each type of event on its own. */
  readonly v: 1 | 2
  readonly order_id: string
  /** 1 for the first event, then without gaps. */
  readonly seq: number
  readonly actor: { username: string | null; role: ActingRole | 'system'; link_id: string | null }
  /** The policy version it was decided under. */
  readonly policy_version: number
  /** When the device says it happened; the server's time where it says nothing. */
  readonly device_time: Instant | null
  readonly server_time: Instant
  /** Why the device's time is not believed; left out where nothing is wrong with it. */
  readonly time_flag?: TimeFlag | undefined
  /** The upload of deliveries that it came with or was taken back with; left out where none. */
  readonly import_id?: string | undefined
  readonly place: GeoPoint | null
  /** SHA-256 of every file the event speaks of, hex. */
  readonly files: readonly string[]
  /** SHA-256 of the canonical text of the event before, hex; 64 zeros for the first. */
  readonly prev: string
}
