import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isGuessable } from '../../domain/sign-in/guessable.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused, refusedAt } from '../errors.ts'
import { areSendable } from './credentials.ts'

const derive = promisify(argon2)

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/**
 * Each hash takes a core for tens of milliseconds: the rest of the product must keep some, and
 * nobody waits in a long line.
 */
const AT_ONCE = 2
const WAITING = 20

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < AT_ONCE) running += 1
  else {
    if (waiting.length >= WAITING) throw new Refused(503, sentence('busy'), [], 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    // The place is handed on, so that nobody who comes now can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const phc = (nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'))

/**
 * A new salted argon2id hash of the password that this account chose for itself. Throws Refused 422
 * for one that is among the first to be tried or could not be sent to sign in with, 503 as
 * `hashPassword`.
 */
export const hashOfChosen = (password: string, username: string): Promise<string> => {
  if (isGuessable(password, [username])) throw refusedAt('password', sentence('password_guessable'))
  if (!areSendable({ username, password })) throw refusedAt('password', sentence('password_heavy'))
  return hashPassword(password)
}

/**
 * A new salted argon2id hash of the password, as a PHC string. Throws Refused 503 where too many
 * are asked for at once.
 */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => {
    const nonce = randomBytes(16)
    return phc(nonce, await derive('argon2id', { message: bytesOf(password), nonce, ...cost }))
  })

const form =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{16,})$/

/**
 * Is this the password behind the PHC string? Throws Refused 503 where too many are asked for at
 * once.
 */
export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(async () => {
    const [, memory, passes, parallelism, salt = '', kept = ''] = form.exec(hash) ?? []
    if (memory === undefined) throw new Error('a stored password hash cannot be read')
    const [nonce, tag] = [Buffer.from(salt, 'base64'), Buffer.from(kept, 'base64')]
    const parameters = {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tag.length,
    }
    return timingSafeEqual(
      await derive('argon2id', { message: bytesOf(password), nonce, ...parameters }),
      tag,
    )
  })

/**
 * The hash of no password, checked in place of one that does not exist: it takes the same time and
 * never fits.
 */
export const NO_PASSWORD = phc(randomBytes(16), randomBytes(cost.tagLength))
