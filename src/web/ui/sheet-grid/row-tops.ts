/** One line of what stands under a row, and the room around it, in px. */
export const [UNDER_LINE_PX, UNDER_ROOM_PX] = [18, 8]
/** A character of it at its widest on average: better too much room than a text that is cut. */
const CHARACTER_PX = 7.2

/** Height in px of what stands under a row: none where nothing does. */
export const underPx = (characters: number, width: number): number =>
  characters === 0
    ? 0
    : Math.ceil((characters * CHARACTER_PX) / Math.max(120, width)) * UNDER_LINE_PX + UNDER_ROOM_PX

/**
 * Where each of so many rows begins, in px from the first, and behind them where the last one ends.
 */
export const rowTops = (
  total: number,
  row_px: number,
  under: ArrayLike<number>,
  width: number,
): Float64Array => {
  const tops = new Float64Array(total + 1)
  for (let at = 0; at < total; at += 1)
    tops[at + 1] = (tops[at] ?? 0) + row_px + underPx(under[at] ?? 0, width)
  return tops
}

/** The row that is to be seen at so many px from the first, by halving. */
export const firstBelow = (tops: Float64Array, top: number): number => {
  let [low, high] = [0, tops.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? 0) <= top) low = middle
    else high = middle
  }
  return low
}
