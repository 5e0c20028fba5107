import { createHmac } from 'node:crypto'
import { base32, bytesOfStep, codeFrom, stepAt } from '../../domain/sign-in/totp.ts'
import type { Instant } from '../../domain/time.ts'

const alphabet = base32(Buffer.from('00443214c74254b635cf84653a56d7c675be77df', 'hex'))

const bytesOf = (secret: string): Buffer => {
  const bits = secret
    .split('')
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * An authenticator app: the code that it shows of a secret in Base32, so many steps off the time.
 */
export const codeOf = (secret: string, now: Instant, off = 0): string => {
  const step = bytesOfStep(stepAt(now) + off)
  return codeFrom(createHmac('sha1', bytesOf(secret)).update(step).digest())
}
