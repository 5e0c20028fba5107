import { chainEvents } from '../src/server/orders/chain-events.ts'
import { sha256 } from '../src/server/secrets.ts'
import type { AppendedOrder } from '../src/server/stores/orders/stored-event.ts'
import { aJpeg } from '../src/server/testing/pictures.ts'

const PICTURES = 16

/**
 * Makes JPEGs of 100 to 300 kB: some pictures of several sizes, each photo one of them with a
 * comment of its own, so that no two have the same bytes.
 */
export const photoMaker = async (): Promise<(number: number) => Buffer> => {
  const pictures: Buffer[] = []
  for (let at = 0; at < PICTURES; at += 1) pictures.push(await aJpeg(640 + 48 * at, 640))
  return (number) => {
    const picture = pictures[number % PICTURES] ?? Buffer.alloc(0)
    const comment = Buffer.from(`photo ${String(number).padStart(8, '0')}`)
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2])
    return Buffer.concat([head, comment, picture.subarray(2)])
  }
}

/** The order after somebody has added a photo of these bytes to it. */
export const withPhoto = (
  { order, head, stored }: AppendedOrder,
  bytes: Buffer,
  number: number,
): AppendedOrder => {
  const digest = sha256(bytes)
  const [{ order_id, at } = { order_id: '', at: '' }] = stored.slice(-1)
  const next = chainEvents(
    order,
    head,
    [
      {
        type: 'photo_added',
        data: {
          digest,
          url: `/api/files/bench/${digest}.jpg`,
          tag: 'epod',
          action_by: 'client',
          captured_at: null,
          place: null,
          file_name: `${number}.jpg`,
          ext: 'jpg',
        },
      },
    ],
    {
      order_id,
      actor: { username: 'bench', role: 'client', link_id: null },
      policy_version: 1,
      server_time: at,
      device_time: null,
    },
  )
  return { ...next, stored: [...stored, ...next.stored] }
}
