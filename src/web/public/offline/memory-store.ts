import type { KeptPage, Store, Waiting } from './kept.ts'
import { mayChange } from './stored.ts'

/**
 * Keeps for as long as the page is open: for browsers that keep nothing, as in a private window.
 */
export const memoryStore = (): Store => {
  const pages = new Map<string, KeptPage>()
  const items = new Map<number, Waiting>()
  const texts = new Map<string, string>()
  let last_seq = 0
  return {
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
    put: async (item) => void (mayChange(items.get(item.seq)) && items.set(item.seq, item)),
    drop: async ({ seq, key }) => {
      items.delete(seq)
      texts.delete(key)
    },
    text: async (key) => texts.get(key) ?? null,
    dropText: async (key) => void texts.delete(key),
    all: async () => [...items.values()].toSorted((a, b) => a.seq - b.seq),
  }
}
