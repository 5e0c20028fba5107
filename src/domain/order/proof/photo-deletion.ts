import type { Policy } from '../../policy/policy.ts'
import type { Reason } from '../../policy/reason.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { Order, Photo } from '../order.ts'
import { partOfAttempt } from './attempts-on-record.ts'
import { notTheirPhoto } from './authorship.ts'

/**
 * Why this one photo is not for this viewer to delete, where deleting is offered at all; none means
 * that it is (PHOT-04).
 */
export const whyPhotoStays = (
  order: Pick<Order, 'epod'>,
  photo: Photo,
  viewer: Viewer,
  policy: Policy,
): Reason[] => [...notTheirPhoto(photo, viewer, policy), ...partOfAttempt(order, photo)]
