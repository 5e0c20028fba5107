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

/** Does this page stand in a frame of another? Its parent is one that the policy allows. */
export const isFramed = (): boolean => globalThis.parent !== globalThis.self

/**
 * Tells the parent of a framed page how tall the page is, now and whenever that changes:
 * `{ type: 'epod:height', height }`, in CSS pixels. Gives the way to stop.
 */
export const tellHeight = (page: HTMLElement): (() => void) => {
  if (!isFramed()) return () => {}
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(page.getBoundingClientRect().height)
    // Nobody but an allowed parent can frame this page, and a height is no secret.
    globalThis.parent.postMessage({ type: 'epod:height', height }, '*')
  })
  observer.observe(page)
  return () => observer.disconnect()
}
