import type { Photo, GeoPoint } from '../order.ts'

/**
 * Where a photo was taken: as the camera wrote into it, else as the device said when it was picked;
 * null where neither tells.
 */
export const photoPlace = ({
  place,
  location,
}: Pick<Photo, 'place' | 'location'>): GeoPoint | null =>
  place ?? (Array.isArray(location) ? location : null)
