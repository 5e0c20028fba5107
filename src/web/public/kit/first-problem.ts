/**
 * Puts the focus into the first field of the page that is wrong, once it is drawn as such: whoever
 * hears the page is told what a refused form lacks (A11Y-01).
 */
export const toFirstProblem = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
