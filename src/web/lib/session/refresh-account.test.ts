import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { refreshAccount } from './session.ts'
import { keepSession, storedSession, type Session } from './session-store.ts'

const sessionOf = (username: string, name = username): Session => ({
  token: `token of ${username}`,
  account: {
    expires_at: '2099-11-20T06:15:00.000Z',
    userdata: {
      client: 'acme',
      client_name: 'Acme',
      username,
      name,
      transporter: null,
      config: {},
    },
    client_config: {},
    policy: resolvePolicy({}),
    reach: 'client',
    party: null,
    client_id: '0199',
    embedded: false,
    is_platform_admin: false,
    viewing_as: null,
    needs_second_factor: false,
  },
})
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

/** The server answers with this account, after what happens in the page meanwhile. */
const answered = ({ account }: Session, meanwhile: () => void = () => undefined): void => {
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return Response.json({ status: true, message: 'OK', ...account })
  })
}

it('takes over what the server says of the account now [AUTH-04]', async () => {
  keepSession(sessionOf('asha'))
  answered(sessionOf('asha', 'Asha Rao'))
  await refreshAccount()
  expect(storedSession()).toEqual({ ...sessionOf('asha', 'Asha Rao'), token: 'token of asha' })
})

it('keeps no account beside the token of another, who has signed in meanwhile [AUTH-04]', async () => {
  keepSession(sessionOf('asha'))
  answered(sessionOf('asha', 'Asha Rao'), () => keepSession(sessionOf('ravi')))
  await refreshAccount()
  expect(storedSession()).toEqual(sessionOf('ravi'))
})
