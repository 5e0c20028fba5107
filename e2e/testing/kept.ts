import type { Page } from 'playwright-core'

/**
 * The rows that the phone keeps in one store of its database; null before the product has made the
 * database. Looked for by name first: to open one that is not there makes an empty one, which the
 * product would then take for its own.
 */
export const keptRows = <Row>(page: Page, store: 'pages' | 'items'): Promise<Row[] | null> =>
  page.evaluate(async (name) => {
    const made = await indexedDB.databases()
    if (!made.some((one) => one.name === 'epod-public')) return null
    return new Promise<Row[]>((resolve, reject) => {
      const opening = indexedDB.open('epod-public')
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
      opening.addEventListener('success', () => {
        const database = opening.result
        // It is there by name a moment before its stores are.
        if (!database.objectStoreNames.contains(name)) {
          database.close()
          resolve([])
          return
        }
        const rows: IDBRequest<Row[]> = database.transaction(name).objectStore(name).getAll()
        rows.addEventListener('error', () => reject(rows.error ?? new Error('not read')))
        rows.addEventListener('success', () => {
          database.close()
          resolve(rows.result)
        })
      })
    })
  }, store)

/** When the order that the phone remembers was read; null while it remembers none. */
export const keptAt = async (page: Page): Promise<string | null> =>
  (await keptRows<{ kept_at: string }>(page, 'pages'))?.[0]?.kept_at ?? null
