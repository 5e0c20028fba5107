import { hash, randomBytes } from 'node:crypto'
import { fetchOutside } from './outside-fetch.ts'

/** What a time-stamping authority did instead of stamping. */
export class TimeStampFault extends Error {}

const [INTEGER, OCTETS, BOOLEAN, SEQUENCE] = [0x02, 0x04, 0x01, 0x30]
/** The algorithm identifier of SHA-256 (RFC 5754), in DER. */
const SHA256 = Buffer.from('300d06096086480165030402010500', 'hex')

/** A value of less than 128 bytes in DER. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  if (content.length > 127) throw new RangeError('longer than one byte can say')
  return Buffer.concat([Buffer.from([tag, content.length]), content])
}

/** A TimeStampReq (RFC 3161, section 2.4.1) for this SHA-256, with the certificate asked for. */
const requestFor = (digest: Buffer, nonce: Buffer): Buffer =>
  der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    der(SEQUENCE, SHA256, der(OCTETS, digest)),
    der(INTEGER, nonce),
    der(BOOLEAN, Buffer.from([0xff])),
  )

/** The status that a TimeStampResp begins with; null where it is none. */
const statusIn = (reply: Buffer): number | null => {
  /** Where the content of a value begins. */
  const inside = (at: number): number => {
    const length = reply[at + 1] ?? 0
    return at + 2 + (length > 127 ? length - 128 : 0)
  }
  if (reply[0] !== SEQUENCE) return null
  const status = inside(0)
  if (reply[status] !== SEQUENCE) return null
  const value = inside(status)
  return reply[value] === INTEGER && reply[value + 1] === 1 ? (reply[value + 2] ?? null) : null
}

/**
 * Has a time-stamping authority stamp a text (RFC 3161, over HTTP): its whole reply, for other
 * programs to verify. It is looked at here only as far as that it grants, and is about this text.
 * Throws TimeStampFault, and OutsideFault where it does not answer, or once `cut` is aborted.
 */
export const timeStamped = async (url: string, text: string, cut: AbortSignal): Promise<Buffer> => {
  const digest = hash('sha256', text, 'buffer')
  // Neither negative nor with a leading zero.
  const nonce = Buffer.concat([Buffer.from([0x5a]), randomBytes(8)])
  const answer = await fetchOutside(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: requestFor(digest, nonce),
      cut,
    },
    true,
  )
  const reply = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new TimeStampFault(`it answers ${answer.status}`)
  const status = statusIn(reply)
  if (status !== 0 && status !== 1)
    throw new TimeStampFault(status === null ? 'its answer is no reply' : `it refuses (${status})`)
  if (!reply.includes(digest) || !reply.includes(nonce))
    throw new TimeStampFault('its reply is about something else')
  return reply
}
