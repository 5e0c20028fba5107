import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../testing/storage.ts'
import { refreshAccount } from './session.ts'
import { keepSession, storedSession, type Session } from './session-store.ts'
import { deskSession } from './testing/desk-session.ts'

const sessionOf = (username: string, name = username): Session =>
  deskSession(`token of ${username}`, username, name)
beforeEach(() => stubStorage())
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
