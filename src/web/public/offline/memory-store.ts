import { isWaiting, type KeptPage, type Store, type Waiting } from './kept.ts'

/** Such a store, and whether something waits in it. */
const newStore = (): { store: Store; waits: () => boolean } => {
  const pages = new Map<string, KeptPage>()
  const items = new Map<number, Waiting>()
  const texts = new Map<string, string>()
  let last_seq = 0
  const store: Store = {
    lasts: false,
    page: async (id) => pages.get(id) ?? null,
    pages: async () => [...pages.values()],
    keepPage: async (page) => void pages.set(page.id, page),
    dropPage: async (id) => void pages.delete(id),
    add: async (item, text) => {
      last_seq += 1
      const added = { ...item, seq: last_seq }
      items.set(added.seq, added)
      texts.set(added.key, text)
      return added
    },
    put: async (item) => {
      const kept = items.get(item.seq)
      if (kept && isWaiting(kept)) items.set(item.seq, item)
    },
    drop: async ({ seq, key }) => {
      items.delete(seq)
      texts.delete(key)
    },
    text: async (key) => texts.get(key) ?? null,
    dropText: async (key) => void texts.delete(key),
    all: async () => [...items.values()].toSorted((a, b) => a.seq - b.seq),
  }
  return { store, waits: () => [...items.values()].some(isWaiting) }
}

/** Keeps for as long as whoever made it. */
export const memoryStore = (): Store => newStore().store

/**
 * Keeps for as long as the page is open: for browsers that keep nothing, as in a private window.
 * The browser asks before the page is left while something waits.
 */
export const pageStore = (): Store => {
  const { store, waits } = newStore()
  window.addEventListener('beforeunload', (event) => {
    if (waits()) event.preventDefault()
  })
  return store
}
