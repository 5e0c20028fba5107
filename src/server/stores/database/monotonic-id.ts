import { randomUUIDv7 } from 'node:crypto'

let last = ''

/**
 * A UUIDv7 (RFC 9562) that sorts after every one of this process before it, also within one
 * millisecond and under a clock that was set back.
 */
export const monotonicId = (made = randomUUIDv7()): string => {
  last = made > last ? made : after(last)
  return last
}

const after = (id: string): string => {
  const next = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0')
  return next.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
