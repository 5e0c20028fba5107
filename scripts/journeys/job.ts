import type { Page } from 'playwright-core'
import type { EpodClient } from '../../packages/client/src/index.ts'
import type { By, Hand } from './recorder.ts'

/** One way to do a job, from its first press to its last. */
export type Way = (hand: Hand, page: Page) => Promise<void>

/** What the page has asked the server for since the job began; `saved …` is a file. */
export interface Asked {
  readonly path: string
  readonly body: string
}

/**
 * A job that can begin: its ways by either hand, the shortest first, and what tells that it is
 * done, which asks the product and so is the same for each way and each version.
 */
export interface Ready {
  /** Where it begins, and what tells that it may; the dashboard or the login page unless told. */
  readonly begins?: { readonly url: string; readonly isThere: (page: Page) => Promise<unknown> }
  readonly ways: Readonly<Record<By, readonly Way[]>>
  readonly isDone: (page: Page, asked: readonly Asked[]) => Promise<boolean>
}

/** The API as an account sees it: one of the demo's, or one with a password of its own. */
export type As = (username: string, password?: string) => Promise<EpodClient>

/** One job of a day. */
export interface Job {
  /** What programs know it by. */
  readonly id: string
  readonly name: string
  /** Who does it, signed in and at the dashboard; null where nobody is signed in yet. */
  readonly account: 'acme' | 'acme-vendor' | 'admin' | null
  /** What it is done on, where that is no desk. */
  readonly device?: 'phone'
  /** Puts what the job is about into the product, as the desk that has everything. */
  readonly ready: (desk: EpodClient, as: As) => Promise<Ready>
}

/** Looks until it is so; throws where it does not become so. */
export const until = async (
  what: string,
  is: () => Promise<boolean>,
  patience_ms: number,
): Promise<void> => {
  const end = performance.now() + patience_ms
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`it is not so that ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
