import type { ShowChange } from '../../lib/shown-change.ts'
import { AllChanges } from './all-changes.tsx'
import { OneChange } from './one-change.tsx'
import './many-orders.css'

/** A change of many orders over the page, or the list of them (DESK-23 to DESK-26). */
export const ManyOrders = ({
  change,
  zone,
  onShow,
}: {
  change: string
  /** The client’s, in which times are told. */
  zone: string
  onShow: ShowChange
}) =>
  change === 'all' ? (
    <AllChanges {...{ zone, onShow }} />
  ) : (
    <OneChange key={change} id={change} {...{ zone, onShow }} />
  )
