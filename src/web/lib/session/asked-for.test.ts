import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../testing/storage.ts'
import { askFor, leave } from './asked-for.ts'
import { sayLastWords } from './last-words.ts'
import { keepSession, storedSession } from './session-store.ts'
import { takeAskedFor } from './take-asked-for.ts'
import { deskSession } from './testing/desk-session.ts'

beforeEach(() => stubStorage())
afterEach(() => {
  void leave(false)
  vi.unstubAllGlobals()
})

const at = (pathname: string, search = ''): void => {
  vi.stubGlobal('location', { pathname, search })
}
const signIn = (username: string): void => {
  keepSession(deskSession(username, username))
  expect(storedSession()?.token).toBe(username)
}

it('leads once to the page that was asked for before anybody was signed in [FILT-08] [AUTH-06]', () => {
  at('/home', '?need=OPEN_DELAY&order=0199')
  askFor()
  signIn('first')
  expect([takeAskedFor(), takeAskedFor()]).toEqual(['/home?need=OPEN_DELAY&order=0199', '/home'])
  at('/admin/acme')
  askFor()
  expect(takeAskedFor()).toBe('/admin/acme')
})

it('leads nowhere but to pages of the product, and home where nothing was asked for [AUTH-05]', () => {
  for (const path of ['/', '/reset-password', '//elsewhere.example/home', '/homes']) {
    at(path)
    askFor()
    expect(takeAskedFor()).toBe('/home')
    sessionStorage.setItem('epod_asked_for', `${path} `)
    expect(takeAskedFor()).toBe('/home')
  }
})

it('goes on where the session was over for whoever comes back, and for nobody else [FILT-08] [AUTH-08]', () => {
  at('/history', '?search=LR-1')
  askFor('a name of words')
  signIn('other')
  expect(takeAskedFor()).toBe('/home')
  askFor('a name of words')
  signIn('a name of words')
  expect(takeAskedFor()).toBe('/history?search=LR-1')
})

it('forgets where somebody logged out, until the next session [AUTH-08]', async () => {
  signIn('acme')
  at('/home', '?q=LR-1')
  await sayLastWords()
  askFor('acme')
  signIn('acme')
  expect(takeAskedFor()).toBe('/home')
  askFor('acme')
  signIn('acme')
  expect(takeAskedFor()).toBe('/home?q=LR-1')
})
