import type { PublicOrder } from '../../../contract/proof/links.ts'
import type { Order, Photo } from '../../../domain/order/order.ts'
import { saysVisit } from '../../../domain/order/proof/attempt-schema.ts'
import { attemptsOf, newDoorPhotos } from '../../../domain/order/proof/attempts-on-record.ts'

type Shown = PublicOrder['photos'][number]

/** A photo as a public page is told of it. */
export const photoTold = ({ url, tag, file_name, ext, time, action_by }: Photo): Shown => ({
  url,
  tag,
  file_name,
  ext,
  time,
  action_by,
})

/** The photos of doors that a page was told of: those of attempts, and those that wait for one. */
export const doorPhotosIn = ({ attempts = [], door_photos = [] }: PublicOrder): Shown[] => [
  ...attempts.flatMap(({ photos }) => photos),
  ...door_photos,
]

/** The attempts that a page was told of, in the domain's shape; photos go by their address. */
export const attemptsKnown = ({ attempts }: PublicOrder): Partial<Order['epod']> =>
  attempts === undefined
    ? {}
    : {
        delivery_attempts: attempts.map(({ number, reason, text, time, answer, photos }) => ({
          number,
          seq: 0,
          reason,
          text,
          at: time,
          loc: null,
          action_by: 'driver',
          photos: photos.map(({ url }) => url),
          answer: answer === null ? null : { answer, at: time, action_by: 'receiver' },
        })),
      }

/** The same, once it is predicted what becomes of them. */
export const attemptsTold = (before: PublicOrder, order: Order): Partial<PublicOrder> => {
  const told = attemptsOf(order).map(({ number, reason, text, at, answer, photos }) => ({
    number,
    reason,
    text,
    time: at,
    answer: answer?.answer ?? null,
    is_asked: saysVisit(reason),
    photos: order.epod.photos.filter(({ digest }) => photos.includes(digest)).map(photoTold),
  }))
  return {
    ...(told.length > 0 && { attempts: told }),
    ...(before.door_photos && { door_photos: newDoorPhotos(order).map(photoTold) }),
  }
}
