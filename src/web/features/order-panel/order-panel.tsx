import { Suspense } from 'react'
import type { WireOrder } from '../../../domain/order/order.ts'
import type { MissingStep } from '../../../domain/order/parties/missing-steps.ts'
import { onPage } from '../../lib/order-on-page.ts'
import { useAsking } from '../../lib/session/viewer.ts'
import { OneOrder } from '../../ui/one-order.tsx'
import { Certificate } from './certificate/certificate.tsx'
import { Closing } from './closing/closing.tsx'
import { ErasedNotice } from './erased-notice.tsx'
import { Facts } from './facts.tsx'
import { Heading, type PlaceSearch } from './heading.tsx'
import { HeldBar } from './held/held-bar.tsx'
import { holding } from './held/holding.ts'
import { History } from './history.tsx'
import { Links } from './links.tsx'
import { StillLacking } from './missing-steps.tsx'
import { offered, type Panel } from './panel.ts'
import { Printed } from './printed.tsx'
import { Photos } from './photos/photos.tsx'
import { Claims } from './claims/claims.tsx'
import { Corrections } from './proof/corrections.tsx'
import { Crates } from './crates/crates.tsx'
import { Items } from './quantities/items.tsx'
import { Label } from './label/label.tsx'
import { Quantities } from './quantities/quantities.tsx'
import { Review } from './proof/review.tsx'
import { Signature } from './signature/signature.tsx'
import { Rating } from './closing/rating.tsx'
import { Remarks } from './remarks/remarks.tsx'
import { lazyPart } from '../../ui/part.tsx'
import { useAct } from './use-act.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import './order-panel.css'
import './photos.css'
import './facts.css'
import './remark-form.css'
import './proof/proof.css'
import './print.css'

const ToldMessages = lazyPart(
  'told-messages',
  async () => (await import('./told-messages.tsx')).ToldMessages,
)
const Clocks = lazyPart('clocks', async () => (await import('./clocks.tsx')).Clocks)

interface OrderPanelProps extends PanelTargets {
  order_id: string
  onClose: () => void
}
/** Where else the panel leads, from a page that has such places, and what its address says. */
interface PanelTargets {
  /** Whose Receive it is (EPOD-02). */
  spoc?: string | undefined
  onDetails?: (() => void) | undefined
  /** Shows the other orders of a place. */
  onPlace?: ((search: PlaceSearch) => void) | undefined
}

/**
 * One order: what it is, what is on record, what may be done, and everything that happened to it
 * (EPOD-01).
 */
export const OrderPanel = ({ order_id, onClose, ...ways }: OrderPanelProps) => (
  <OneOrder order_id={order_id} onClose={onClose}>
    {(order, owed) => <Loaded order={order} owed={owed} {...ways} />}
  </OneOrder>
)

const Loaded = ({
  order,
  owed,
  spoc,
  onDetails,
  onPlace,
}: { order: WireOrder; owed: readonly MissingStep[] } & PanelTargets) => {
  const asking = useAsking()
  const panel: Panel = { order: onPage(order), owed, ...asking, ...useAct(order, asking, spoc) }
  usePanelKeys()
  const kept = useKeptFocus()
  const details = (): void => {
    // What is changed there comes after what was pressed here.
    void holding.record()
    onDetails?.()
  }
  return (
    <div className="panel" ref={kept}>
      <Heading panel={panel} onPlace={onPlace} />
      <Printed panel={panel} />
      <ErasedNotice panel={panel} />
      <Closing panel={panel} />
      <Certificate panel={panel} />
      <StillLacking panel={panel} />
      <Suspense>
        <Clocks panel={panel} />
      </Suspense>
      <Crates panel={panel} />
      <Rating panel={panel} />
      <Review panel={panel} />
      <Remarks panel={panel} />
      <Photos panel={panel} />
      <Label panel={panel} />
      <Signature panel={panel} />
      <Quantities panel={panel} />
      <Items panel={panel} />
      <Claims panel={panel} />
      <Corrections panel={panel} />
      <Facts panel={panel} onDetails={onDetails && details} />
      <Links panel={panel} />
      {offered(panel, 'messages').shown && (
        <Suspense>
          <ToldMessages panel={panel} />
        </Suspense>
      )}
      <History panel={panel} />
      <HeldBar order_id={order._id} />
    </div>
  )
}
