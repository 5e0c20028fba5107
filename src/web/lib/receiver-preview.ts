import type { OpenedPublic, PublicOrder } from '../../contract/proof/links.ts'

/** What the frame of a receiver's page is told to draw. */
export interface ReceiverPicture {
  readonly type: 'epod:receiver'
  readonly order: PublicOrder
  readonly config: OpenedPublic['client_config']
  /** What is said of whatever is pressed in it. */
  readonly refusal: string
  readonly scheme: 'light' | 'dark'
}

/** What the frame says when it can draw. */
export const receiverReady = 'epod:receiver-ready'

/** Where the frame's document stands. */
export const receiverFrame = '/receiver-preview'
