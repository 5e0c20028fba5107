import type { Page } from 'playwright-core'

/** When the order that the phone remembers was read; null while it remembers none. */
export const keptAt = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const opening = indexedDB.open('epod-public')
        opening.addEventListener('success', () => {
          const pages: IDBRequest<{ kept_at: string }[]> = opening.result
            .transaction('pages')
            .objectStore('pages')
            .getAll()
          pages.addEventListener('success', () => {
            opening.result.close()
            resolve(pages.result[0]?.kept_at ?? null)
          })
        })
      }),
  )
