/** Offset of a next page, by the lines of each page before; null where all are shown. */
export const nextOffset = (
  total: number,
  pages: readonly (readonly unknown[])[],
): number | null => {
  const shown = pages.reduce((sum, page) => sum + page.length, 0)
  return shown < total ? shown : null
}
