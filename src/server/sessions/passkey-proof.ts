import type { addPasskey, loginPasskey } from '../../contract/sign-in/passkeys.ts'
import type { CallInput } from '../../contract/typed-call.ts'
import { relyingParty, type RelyingParty } from '../../domain/sign-in/passkeys.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import type { NewPasskey, SigningPasskey } from '../stores/accounts/passkeys.ts'

/** The library of passkeys: much code, read with the first that is asked for. */
export const webAuthn = () => import('@simplewebauthn/server')

/** What a passkey answers to sign in. */
export type PasskeyAnswer = CallInput<typeof loginPasskey>['body']
/** What a browser answers once it has made a passkey. */
export type MadePasskey = CallInput<typeof addPasskey>['body']

/**
 * Whom passkeys are for: by the address that whoever runs the product has set, and never by what a
 * request says of itself. Throws Refused 409 where there can be none.
 */
export const partyOf = ({ settings }: Pick<Deps, 'settings'>): RelyingParty => {
  const party = relyingParty(settings.public_url)
  if (!party) throw new Refused(409, sentence('passkeys_unavailable'))
  return party
}

/**
 * Ed25519, P-256 and RSA (COSE), which every browser and Node verify without anything experimental.
 */
export const algorithms: number[] = [-8, -7, -257]

/**
 * How a passkey's owner is named inside the authenticator: the user's id, which says nothing else.
 */
export const handleOf = (user_id: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(user_id.replaceAll('-', ''), 'hex'))

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'))
const common = { type: 'public-key', clientExtensionResults: {} } as const

/** What `prove` answers; null where it throws, as the library does of whatever is not right. */
const orNull = async <T>(prove: () => Promise<T>): Promise<T | null> => {
  try {
    return await prove()
  } catch {
    return null
  }
}

/**
 * Judges what a passkey has signed: this challenge, for this very product, by its user in person
 * (verified by fingerprint, face or PIN). Answers how often it was used by its own count, which the
 * caller has to compare; null for anything that is not right.
 */
export const provedBy = async (
  deps: Pick<Deps, 'settings'>,
  key: SigningPasskey,
  { id, response }: PasskeyAnswer,
  challenge: string,
): Promise<{ counter: number; is_synced: boolean } | null> => {
  const { id: expectedRPID, origin } = partyOf(deps)
  const handle = Buffer.from(handleOf(key.user_id)).toString('base64url')
  if ((response.userHandle ?? handle) !== handle) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, ...common, response: { ...response, userHandle: handle } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID,
      requireUserVerification: true,
      // The count is compared where the key is held, so that a copy is seen, and said.
      credential: { id: key.credential_id, publicKey: bytes(key.public_key), counter: 0 },
    })
    if (!verified || !authenticationInfo.userVerified) return null
    const { newCounter: counter, credentialDeviceType } = authenticationInfo
    return { counter, is_synced: credentialDeviceType === 'multiDevice' }
  })
}

/** A new passkey, as it is kept, but for whose it is; null for anything that is not right. */
export const madeBy = async (
  deps: Pick<Deps, 'settings'>,
  { id, response, name }: MadePasskey,
  challenge: string,
): Promise<Omit<NewPasskey, 'client_id' | 'user_id'> | null> => {
  const { id: expectedRPID, origin } = partyOf(deps)
  const { clientDataJSON, attestationObject, transports = [] } = response
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    webAuthn(),
    import('@simplewebauthn/server/helpers'),
  ])
  return orNull(async () => {
    // No attestation was asked for. One with certificates is not even looked at: they name
    // addresses that a library might ask.
    const attested = decodeAttestationObject(bytes(attestationObject))
    if (attested.get('attStmt').get('x5c') !== undefined) return null
    if (!['none', 'packed'].includes(attested.get('fmt'))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, ...common, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { credential, credentialDeviceType } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      is_synced: credentialDeviceType === 'multiDevice',
      name,
    }
  })
}
