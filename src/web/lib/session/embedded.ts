const key = 'epod_embedded'

/**
 * Was this tab opened with a code in its address? Then the top bar stays away (NAV-04); other tabs
 * keep theirs.
 */
export const isEmbedded = (): boolean => sessionStorage.getItem(key) === 'true'

/** Remembers for this tab how its session came about. */
export const markEmbedded = (is_embedded: boolean): void => {
  if (is_embedded) sessionStorage.setItem(key, 'true')
  else sessionStorage.removeItem(key)
}
