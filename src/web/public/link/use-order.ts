import { useCallback, useState } from 'react'
import type { OpenedPublic, PublicOrder } from '../../../contract/proof/links.ts'
import type { Instant } from '../../../domain/time.ts'
import type { KeptPage } from '../offline/kept.ts'
import { call } from './call.ts'
import { newLatest } from './latest.ts'
import type { RolePage } from './page.ts'
import { newTransport, type Transport } from './transport.ts'

/** The opened order as the page knows it, and the ways in which it comes to know more. */
export interface OrderState {
  readonly opened: OpenedPublic
  /** When an order that is only remembered was read; null for one that the server told. */
  readonly as_of: Instant | null
  readonly transport: Transport
  /** Reads the order again. */
  readonly refresh: () => Promise<void>
  /**
   * Takes what an action's answer tells of the order, and the token that came with it; reads it
   * again where that tells nothing.
   */
  readonly hear: (told: PublicOrder | undefined, token?: string) => Promise<void>
  /**
   * Takes what another sender learned of the order, unless the phone had no room for that and kept
   * what is older; null where the link turned out to be gone.
   */
  readonly onNews: (kept: Pick<KeptPage, 'opened' | 'kept_at'> | null) => void
}

const nowHere = (): Instant => new Date().toISOString()

/** When the server told what the page knows, by the device's clock. */
const newToldAt = (first: Instant) => {
  let at = first
  return {
    now: (): void => {
      at = nowHere()
    },
    isAfter: (kept_at: Instant): boolean => at > kept_at,
  }
}

/** Order refresh: keeps an opened order up to date, by the answer of the newest request. */
export const useOrder = ({ opened: first, open, kept_at }: RolePage): OrderState => {
  const [opened, setOpened] = useState(first)
  const [as_of, setAsOf] = useState(kept_at)
  const [told] = useState(() => newToldAt(kept_at ?? nowHere()))
  const take = (fresh: OpenedPublic): void => {
    told.now()
    setAsOf(null)
    setOpened(fresh)
  }
  const [transport] = useState(() =>
    newTransport(first.token, {
      open,
      onOpened: take,
      // Opened anew, the page says so, and what it must not keep goes.
      onGone: () => location.reload(),
    }),
  )

  const [{ refresh, outdate }] = useState(() =>
    newLatest(
      () =>
        transport.send((token) =>
          call<OpenedPublic>({ method: 'GET', path: '/public-order', token }),
        ),
      (fresh) => {
        transport.adopt(fresh.token)
        take(fresh)
      },
    ),
  )

  const hear = useCallback(
    async (result: PublicOrder | undefined, token?: string): Promise<void> => {
      outdate()
      if (token !== undefined) transport.adopt(token)
      // What waits on the phone goes out under the token that is kept with the page.
      if (result) {
        told.now()
        setOpened((before) => ({ ...before, result, ...(token && { token }) }))
      } else await refresh()
    },
    [outdate, refresh, told, transport],
  )

  const onNews = useCallback(
    (kept: Parameters<OrderState['onNews']>[0]): void => {
      outdate()
      if (kept && !told.isAfter(kept.kept_at)) {
        const { result } = kept.opened
        setOpened((before) =>
          JSON.stringify(before.result) === JSON.stringify(result) ? before : { ...before, result },
        )
      } else void refresh()
    },
    [outdate, refresh, told],
  )

  return { opened, as_of, transport, refresh, hear, onNews }
}
