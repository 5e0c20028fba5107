import type { Question } from '../question.ts'
import { actingRole } from '../viewer.ts'
import { isOfThisVersion } from '../../order/proof/this-version.ts'
import { rule, type Reason } from '../reason.ts'

/** PHOT-05: photos an order may hold. The last five places are not the driver's. */
export const MOST_PHOTOS = 20
const MOST_WITH_DRIVERS = 15

/** What the remarks and photos already on record forbid. */
export const paperReasons = ({ action, order, viewer, policy }: Question): Reason[] => {
  if (!order) return []
  const role = actingRole(viewer, policy.config.accountType)
  const most = role === 'driver' ? MOST_WITH_DRIVERS : MOST_PHOTOS
  if (action === 'photo' && order.epod.photos.length >= most)
    return [rule('photos', 'photo_too_many')]
  if (action === 'remark' && !policy.screen.multiRemark) {
    // A proof that was opened again is a new one to remark on.
    if (
      order.epod.remarks.some(
        (remark) => remark.action_by === role && isOfThisVersion(order.epod, remark.time),
      )
    )
      return [rule('remarks', 'one_remark_only')]
  }
  return []
}
