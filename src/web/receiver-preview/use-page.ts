import { unreachable } from '../lib/api/answer.ts'
import type { ReceiverPicture } from '../lib/receiver-preview.ts'
import type { PublicPageState } from '../public/link/page.ts'

/** What the preview hands to the receiver's page in the place of an opened order. */
export interface PicturedPage {
  readonly picture: ReceiverPicture
}

/**
 * Stands for the public page's own `usePage` where the preview is built: no token and no outbox,
 * so that what is pressed goes nowhere and is told so.
 */
export const usePage = (
  { picture: { order, config, refusal } }: PicturedPage,
  say: PublicPageState['tell'],
): PublicPageState => {
  const refuse = async (): Promise<false> => {
    say(refusal, true)
    return false
  }
  return {
    order,
    on_record: order,
    config,
    sending: 'no',
    act: refuse,
    close: refuse,
    sendOtp: refuse,
    sendPhoto: async () => {
      await refuse()
      throw new Error(refusal)
    },
    tell: say,
    loadFile: async () => new Blob(),
    refresh: async () => {},
    send: async () => unreachable(),
    retryNow: () => {},
    strip: {
      page_id: 'preview',
      identifier: order.identifier,
      items: [],
      doubts: null,
      as_of: null,
    },
  }
}
