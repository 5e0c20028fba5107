import type { Page } from 'playwright-core'

/**
 * Background Sync: how the browser reminds the worker of the public pages that something waits,
 * asked for by a page of the same product.
 */
export const reminderOf = async (page: Page): Promise<() => Promise<unknown>> => {
  const other = await page.context().newPage()
  const session = await other.context().newCDPSession(other)
  const origin = new URL(page.url()).origin
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL === `${origin}/public`) resolve(registrationId)
    })
  })
  await other.goto('/')
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return () =>
    session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'epod-outbox',
      lastChance: false,
    })
}
