import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import type { PublicOrder } from '../../contract/proof/links.ts'
import { etaOf } from '../../domain/order/category.ts'
import type { WireOrder } from '../../domain/order/order.ts'
import { whyNot } from '../../domain/policy/access.ts'
import { actsByLink, owesCode } from '../../domain/policy/rules/link.ts'
import { linkViewer } from '../../domain/policy/viewer.ts'
import { policyFormWords } from '../../domain/words/policy-form.ts'
import type { Previewed } from '../features/policy-form/use-check.ts'
import { said } from '../lib/language/said.ts'
import { t } from '../lib/language/language.ts'
import { onPage } from '../lib/order-on-page.ts'
import { receiverFrame, receiverReady, type ReceiverPicture } from '../lib/receiver-preview.ts'
import type { Asking } from '../lib/session/viewer.ts'
import { EmptyState, Skeleton } from '../ui/surface.tsx'
import { orderToShow } from './draft-orders.ts'

/** An open order as its receiver's link would show it by a draft, before anything is on record. */
const publicPicture = (order: WireOrder, { policy, clock, viewer }: Asking): PublicOrder => {
  const link = linkViewer(viewer, order._id, { id: null, party: 'receiver', proof: 'reference' })
  const shown = onPage(order)
  const masked = owesCode({ order: shown, viewer: link, policy })
  const isTold = !masked && policy.public_url_dashboard_visibility
  const { source, destination, dispatch_date, tat } = order
  return {
    _id: order._id,
    identifier: order.identifier,
    masked,
    invoice: masked ? null : order.invoice,
    sender: isTold ? order.user : null,
    client: isTold ? order.client : null,
    truck_number: isTold ? order.truck_number : null,
    source: isTold ? { name: source.name, city: source.city } : null,
    destination: isTold
      ? { name: destination.name, city: destination.city, address: destination.address }
      : null,
    dispatch_date: isTold ? dispatch_date : null,
    eta: isTold ? etaOf({ dispatch_date, tat }) : null,
    ship_unit: isTold ? order.ship_unit : null,
    status: masked ? null : 'open',
    delivery_time: null,
    rejected_at: null,
    received_through: null,
    received_by: null,
    remarks: [],
    photos: [],
    client_rating: null,
    may: Object.fromEntries(
      actsByLink().map((action) => {
        const [reason] = whyNot(shown, action, link, policy, clock)
        return [action, reason ? { code: reason.code, message: said(reason) } : null]
      }),
    ),
  }
}

/** The receiver's own page at the width of a phone, by a draft. */
export const DraftReceiver = ({
  previewed,
  asking,
  orders,
}: {
  previewed: Previewed
  asking: Asking
  orders: readonly WireOrder[] | undefined
}) => {
  const say = t(policyFormWords)
  const scheme = useComputedColorScheme('light')
  const frame = useRef<HTMLIFrameElement>(null)
  const order = orders && orderToShow(orders)
  const picture = useMemo(
    (): ReceiverPicture | null =>
      order
        ? {
            type: 'epod:receiver',
            order: publicPicture(order, asking),
            config: previewed.public_config,
            refusal: t(policyFormWords).previewChangesNothing,
            scheme,
          }
        : null,
    [order, asking, previewed, scheme],
  )
  useEffect(() => {
    const send = (): void =>
      frame.current?.contentWindow?.postMessage(picture, globalThis.location.origin)
    const hear = ({ origin, source, data }: MessageEvent<{ type?: unknown }>): void => {
      const isOurs =
        origin === globalThis.location.origin && source === frame.current?.contentWindow
      if (isOurs && data.type === receiverReady) send()
    }
    if (picture) send()
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [picture])
  if (!orders) return <Skeleton width="60%" />
  if (!order) return <EmptyState icon="phone" title={say.noOrders} />
  return (
    // Our own page, which has nothing to be kept from.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} className="draft-frame" src={receiverFrame} title={say.receiversPage} />
  )
}
