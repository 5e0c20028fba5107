import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CallInput } from '../../contract/typed-call.ts'
import type { addPasskey, loginPasskey } from '../../contract/sign-in/passkeys.ts'

/** What an authenticator of a test does otherwise than an honest one. */
export interface Twist {
  readonly origin?: string
  readonly rp_id?: string
  readonly is_verified?: boolean
  readonly counter?: number
  readonly type?: string
  readonly user_handle?: string | null
}

const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest()
const numbered = (bytes: number, value: number): Buffer => {
  const all = Buffer.alloc(bytes)
  all.writeUIntBE(value, 0, bytes)
  return all
}

/** CBOR (RFC 8949): bytes under 64 kB, and a text under 24. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59]), numbered(2, bytes.length), bytes])
const cborText = (word: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

/** A software authenticator with one key (ES256) of its own, as browsers hand its answers on. */
export const softPasskey = (origin = 'https://epod.test') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0

  const client = (type: string, challenge: string, twist: Twist): string =>
    text({
      type: twist.type ?? type,
      challenge,
      origin: twist.origin ?? origin,
      crossOrigin: false,
    })
  const authData = (twist: Twist, attested: Buffer | null): Buffer => {
    counter += 1
    const flags = 0x01 | (twist.is_verified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    return Buffer.concat([
      digest(twist.rp_id ?? new URL(origin).hostname),
      Buffer.from([flags]),
      numbered(4, twist.counter ?? counter),
      attested ?? Buffer.alloc(0),
    ])
  }
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
  return {
    id,
    /** The answer to a challenge that adds the key. */
    make: (
      challenge: string,
      name = 'A key',
      twist: Twist = {},
      fmt = 'none',
    ): CallInput<typeof addPasskey>['body'] => {
      const attested = Buffer.concat([Buffer.alloc(16), numbered(2, 32), credential, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(fmt),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData(twist, attested)),
      ])
      return {
        name,
        id,
        response: {
          clientDataJSON: client('webauthn.create', challenge, twist),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The answer to a challenge that signs in. */
    answer: (challenge: string, twist: Twist = {}): CallInput<typeof loginPasskey>['body'] => {
      const data = authData(twist, null)
      const clientDataJSON = client('webauthn.get', challenge, twist)
      const signed = Buffer.concat([data, digest(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id,
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(twist.user_handle === undefined ? {} : { userHandle: twist.user_handle }),
        },
      }
    },
  }
}
