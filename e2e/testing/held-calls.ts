import type { Page } from 'playwright-core'

/** Calls of a page whose answers wait. */
export interface HeldCalls {
  /** The paths of those that were asked so far, in the alphabet's order. */
  readonly asked: () => string[]
  /** What was sent to one of these paths, in turn. */
  readonly bodies: (of: string) => unknown[]
  readonly letGo: () => void
}

/** Lets the answers of these paths below /api wait until they are let go. */
export const holdCalls = async (page: Page, paths: readonly string[]): Promise<HeldCalls> => {
  const waiting: { path: string; body: unknown }[] = []
  const gate = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => paths.some((path) => pathname === `/api${path}`),
    async (route) => {
      const path = new URL(route.request().url()).pathname.slice('/api'.length)
      waiting.push({ path, body: route.request().postDataJSON() as unknown })
      await gate.promise
      await route.continue()
    },
  )
  return {
    asked: () => waiting.map(({ path }) => path).toSorted(),
    bodies: (of) => waiting.filter(({ path }) => path === of).map(({ body }) => body),
    letGo: () => gate.resolve(),
  }
}
