/** Whether it comes is the business of who needs it. */
const fetchFloating = (): void =>
  void Promise.allSettled([import('./tooltip-bubble.tsx'), import('./popover-sheet.tsx')])

/**
 * Fetches what tooltips and popovers are drawn by as soon as somebody moves on the page: then it is
 * there before the first is asked for, and does not hold up what the page shows first.
 */
export const fetchFloatingSoon = (): void => {
  for (const sign of ['pointermove', 'keydown', 'touchstart'])
    addEventListener(sign, fetchFloating, { once: true, passive: true })
}
