import type { OpenedPublic, PublicOrder } from '../../../contract/proof/links.ts'
import type { EpodInput } from '../../../contract/proof/actions.ts'
import type { Action } from '../../../domain/policy/question.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import type { Answer } from '../../lib/api/answer.ts'
import type { Instant } from '../../../domain/time.ts'
import { t } from '../../lib/language/language.ts'
import type { SendPhoto } from '../../lib/photos/use-upload-list.ts'
import type { StripProps } from '../offline/outbox-strip.tsx'
import type { Keeping } from '../offline/use-outbox.ts'

/** What a person does to the order, without the order's id, which the page adds. */
export type PublicInput = Omit<EpodInput, '_id' | 'device_time'>

/** The ways a delivery ends: with the order, or as an attempt that failed. */
export type Closing =
  | Required<Pick<PublicInput, 'not_delivered'>>
  | { receive: true }
  | { leave: true }
  | { reject: true; reason?: string }
  | { otp: number }

/** An opened order and everything that may be done with it. */
export interface PublicPageState {
  /** The order as it will be once what waits on this phone is on record. */
  readonly order: PublicOrder
  /** The order as the server last told it. */
  readonly on_record: PublicOrder
  readonly config: OpenedPublic['client_config']
  /** 'waiting' while an action is kept because there is no connection. */
  readonly sending: 'no' | 'sending' | 'waiting'
  /** Puts one action on record; false when it was refused, which has then been said. */
  readonly act: (act: PublicInput) => Promise<boolean>
  /** Ends the delivery: says where, if the policy asks; of an attempt that failed always. */
  readonly close: (how: Closing) => Promise<boolean>
  readonly sendOtp: () => Promise<boolean>
  readonly sendPhoto: SendPhoto
  /** Says something to the person for a moment. */
  readonly tell: (message: string, isError: boolean) => void
  readonly loadFile: (url: string) => Promise<Blob>
  readonly refresh: () => Promise<void>
  /** Makes another call under the page's token. */
  readonly send: <T>(ask: (token: string) => Promise<Answer<T>>) => Promise<Answer<T>>
  readonly retryNow: () => void
  /** What the outbox strip shows. */
  readonly strip: StripProps
}

/** Why an action is not offered, by its code; null when it is. */
export const whyNotOffered = (
  { order }: Pick<PublicPageState, 'order'>,
  action: Action,
): PublicOrder['may'][string] => {
  const reason = order.may[action]
  return reason === undefined
    ? { code: 'not_allowed', message: t(pageSentences).not_allowed }
    : reason
}

/** Why an action is not offered, as a sentence to show; null when it is offered. */
export const refusalOf = (page: Pick<PublicPageState, 'order'>, action: Action): string | null =>
  whyNotOffered(page, action)?.message ?? null

/** Is the order over? A masked one does not say. */
export const isOver = ({ order: { status } }: Pick<PublicPageState, 'order'>): boolean =>
  status === 'received' || status === 'rejected'

/** How an order was opened, kept so that it can be opened again when its token has run out. */
export type Open = () => Promise<Answer<OpenedPublic>>

/**
 * What a role's page is given: the order as opened, and how to open it again; null where only the
 * code of the moment could.
 */
export interface RolePage {
  readonly opened: OpenedPublic
  readonly open: Open | null
  readonly keeping: Keeping
  /** When an order that is only remembered was read; null for one just opened. */
  readonly kept_at: Instant | null
}
