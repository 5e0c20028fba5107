import type { KeptPage, Store, Waiting } from './kept.ts'
import { mayChange, withCodes } from './stored.ts'

const NAME = 'epod-public'

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('no answer of the database')),
    )
  })

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('pages', { keyPath: 'id' })
      request.result.createObjectStore('items', { keyPath: 'seq', autoIncrement: true })
      request.result.createObjectStore('texts')
    })
    request.addEventListener('success', () => {
      const database = request.result
      // A later version of the page must not wait for this one.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    request.addEventListener('blocked', () =>
      reject(new Error('the database is held by an older page')),
    )
  })

type Area = 'pages' | 'items' | 'texts'

/**
 * Keeps in the browser's own database, across reloads and restarts. A connection that the browser
 * ended is opened again. Rejects where the browser has no database.
 */
export const idbStore = async (): Promise<Store & { close(): void }> => {
  let database = await open()
  const begin = async (...how: Parameters<IDBDatabase['transaction']>): Promise<IDBTransaction> => {
    try {
      return database.transaction(...how)
    } catch {
      database = await open()
      return database.transaction(...how)
    }
  }
  const read = async <T>(area: Area, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(ask((await begin(area)).objectStore(area)))
  /** Resolves once it is on disk, as far as the browser says. */
  const write = async <T>(
    areas: Area[],
    work: (store: (area: Area) => IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const transaction = await begin(areas, 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('not kept')),
      )
    })
    const whole = async (): Promise<T> => {
      try {
        return await work((area) => transaction.objectStore(area))
      } catch (thrown) {
        // Half an action would wait for ever. One that failed by itself has ended already.
        if (transaction.error === null) transaction.abort()
        throw thrown
      }
    }
    const [result] = await Promise.all([whole(), done])
    return result
  }
  return {
    lasts: true,
    close: () => database.close(),
    page: async (id) => {
      const page = await read<KeptPage | undefined>('pages', (store) => store.get(id))
      return page ? withCodes(page) : null
    },
    pages: async () => (await read<KeptPage[]>('pages', (store) => store.getAll())).map(withCodes),
    keepPage: (page) =>
      write(['pages'], async (store) => void (await answered(store('pages').put(page)))),
    dropPage: (id) => write(['pages'], (store) => answered(store('pages').delete(id))),
    add: (item, text) =>
      write(['items', 'texts'], async (store) => {
        const [seq] = await Promise.all([
          answered(store('items').add(item)),
          answered(store('texts').put(text, item.key)),
        ])
        // The store counts on in whole numbers.
        return { ...item, seq: seq as number }
      }),
    put: (item) =>
      write(['items'], async (store) => {
        const kept = await answered<Waiting | undefined>(store('items').get(item.seq))
        if (mayChange(kept)) await answered(store('items').put(item))
      }),
    drop: ({ seq, key }) =>
      write(
        ['items', 'texts'],
        async (store) =>
          void (await Promise.all([
            answered(store('items').delete(seq)),
            answered(store('texts').delete(key)),
          ])),
      ),
    text: async (key) =>
      (await read<string | undefined>('texts', (store) => store.get(key))) ?? null,
    dropText: (key) => write(['texts'], (store) => answered(store('texts').delete(key))),
    all: () => read<Waiting[]>('items', (store) => store.getAll()),
  }
}
