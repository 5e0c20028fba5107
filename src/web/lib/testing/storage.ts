import { vi } from 'vitest'

/** A storage as browsers have it, over a map that a test may look into. */
export const storageOf = (
  kept: Map<string, string>,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
})

/** Gives the page what its browser and its tab keep: nothing, where a test does not say. */
export const stubStorage = ({
  local = new Map<string, string>(),
  tab = new Map<string, string>(),
} = {}): void => {
  vi.stubGlobal('localStorage', storageOf(local))
  vi.stubGlobal('sessionStorage', storageOf(tab))
}
