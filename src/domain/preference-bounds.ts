/** Rows a page of the table may have. */
export const pageSizes = [5, 10, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** Bounds of a column's width in px. */
export const narrowest = 48
export const widest = 800

/** A column's width as it may be kept: whole px within bounds. */
export const boundedWidth = (px: number): number =>
  Math.round(Math.min(widest, Math.max(narrowest, px)))
