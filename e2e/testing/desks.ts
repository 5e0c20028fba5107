import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { components } from '../../packages/client/src/index.ts'
import { storageKeys } from '../../src/web/lib/session/session-store.ts'
import { closeContext, newContext, pictureOfFailure } from './browser.ts'
import { PASSWORD } from './calls.ts'

/** Pages of accounts that have signed in. */
export interface Desks {
  /** A page of an account that has signed in and is nowhere yet, until the test ends. */
  open(username: string, options: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** What a browser keeps of an account that has signed in. */
interface Session {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly kept: Record<string, string>
}

const signedIn = async (browser: Browser, url: string, username: string): Promise<Session> => {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post('/api/login', {
    headers: { authorization: `Basic ${btoa(`${username}:${PASSWORD}`)}` },
  })
  if (!answer.ok()) throw new Error(`${username} is not signed in: ${await answer.text()}`)
  // The browser signs in, so that it has the cookie.
  const { token, ...account }: components['schemas']['SignedIn'] = await answer.json()
  const cookies = await context.cookies()
  await context.close()
  return {
    cookies,
    kept: {
      [storageKeys.user]: JSON.stringify(account),
      [storageKeys.token]: token,
      [storageKeys.logged_in]: 'true',
    },
  }
}

/**
 * Leaves in the browser what a session has and nothing else; whether it could: a page that froze
 * its clock, or is elsewhere, hands nothing on.
 */
const tidied = async (page: Page, url: string, { cookies, kept }: Session): Promise<boolean> => {
  if (page.isClosed() || new URL(page.url()).origin !== url) return false
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  return page.evaluate(async (entries) => {
    if ('__pwClock' in globalThis) return false
    localStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    // Each goes when the page has let go of it.
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name)
    return true
  }, kept)
}

/**
 * Signs each account in once, and hands what its browser has loaded and compiled from one test to
 * the next. All else that a test left there is gone.
 */
export const desks = (browser: Browser, url: string): Desks => {
  const sessions = new Map<string, Promise<Session>>()
  const free = new Map<string, BrowserContext[]>()
  const sessionOf = (username: string): Promise<Session> => {
    const session = sessions.get(username) ?? signedIn(browser, url, username)
    sessions.set(username, session)
    // One that failed is no session: the next test signs in anew.
    session.catch(() => sessions.delete(username))
    return session
  }
  const seat = async (
    username: string,
    options: BrowserContextOptions,
  ): Promise<BrowserContext> => {
    const { cookies, kept } = await sessionOf(username)
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
    return newContext(browser, url, {
      ...options,
      storageState: { cookies, origins: [{ origin: url, localStorage }] },
    })
  }
  return {
    open: async (username, options) => {
      const key = JSON.stringify([username, options])
      const resting = free.get(key) ?? []
      free.set(key, resting)
      const context = resting.pop() ?? (await seat(username, options))
      const page = await context.newPage()
      onTestFinished(async ({ task }) => {
        await pictureOfFailure(page, task)
        const isTidy =
          task.result?.state !== 'fail' &&
          (await tidied(page, url, await sessionOf(username)).catch(() => false))
        if (!isTidy) return closeContext(context)
        for (const one of context.pages()) {
          await one.unrouteAll({ behavior: 'ignoreErrors' })
          await one.close()
        }
        resting.push(context)
      })
      return page
    },
    close: async () => {
      for (const contexts of free.values())
        await Promise.all(contexts.map((context) => context.close()))
    },
  }
}
