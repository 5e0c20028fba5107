/** Bounds of a column's width in px. */
export const narrowest = 48
export const widest = 800

/** A width as it may be kept: whole px within bounds. */
export const boundedWidth = (px: number): number => Math.round(Math.min(widest, Math.max(narrowest, px)))
