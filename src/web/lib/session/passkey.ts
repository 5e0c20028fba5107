import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type {
  addPasskey,
  beginPasskey,
  loginPasskey,
  passkeyOptions,
} from '../../../contract/sign-in/passkeys.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi, type Input, type Output } from '../api/api.ts'
import { ApiFailure } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { t } from '../language/language.ts'
import { enter } from './session.ts'

type Given = Input<typeof loginPasskey>['body']

/** What a browser would not do, in words: it says it in its own, and often in English alone. */
const refusedHere = (thrown: unknown): unknown => {
  const say = t(accountWords)
  const { name = '' } = thrown instanceof Error ? thrown : {}
  if (thrown instanceof ApiFailure) return thrown
  if (thrown instanceof WebAuthnError && name === 'InvalidStateError')
    return new ApiFailure(409, say.passkeyThere)
  if (name === 'NotAllowedError' || name === 'AbortError') return new ApiFailure(0, say.passkeyNone)
  return new ApiFailure(0, say.passkeyFailed)
}

const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (thrown) {
    throw refusedHere(thrown)
  }
}

const post = (path: string, body: object): Promise<unknown> =>
  send({ method: 'POST', path, body, credentials: 'same-origin' })

/**
 * Signs in with a passkey of this device, whosever it is, and keeps the session. Throws ApiFailure.
 */
export const signInWithPasskey = async (): Promise<void> => {
  const { result } = (await post('/login/passkey/options', {})) as Output<typeof passkeyOptions>
  const { id, response } = await asked(() => startAuthentication({ optionsJSON: result }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body: Given = {
    id,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  }
  enter((await post('/login/passkey', body)) as Output<typeof loginPasskey>)
}

/**
 * Has this device make a passkey, and adds it to one's own account under a name. Throws ApiFailure.
 */
export const addPasskeyHere = async (
  name: string,
  password: string | undefined,
): Promise<Output<typeof addPasskey>> => {
  const { result } = await callApi<typeof beginPasskey>('POST /account/passkeys/options', {
    body: password === undefined ? {} : { password },
  })
  const { id, response } = await asked(() =>
    startRegistration({
      optionsJSON: result,
    }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return callApi<typeof addPasskey>('POST /account/passkeys', {
    body: { name, id, response: { clientDataJSON, attestationObject, transports } },
  })
}
