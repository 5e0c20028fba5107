/** Longer side of the small grey picture that is looked at, in pixels. */
export const LOOK_SIDE = 800

/** Side of the squares that are judged each by itself. */
const TILE = 16
/**
 * Blur detection by the variance of the Laplacian. Squares are judged whose greys have a variance
 * of `contrast`, if at least this `share` of all squares has it. They are sharp where the variance
 * of their Laplacian is `sharp` of that or more. A page of print has weak edges everywhere, which
 * are far sharper than those of things; paper, walls and shadows have neither.
 */
const judged = [
  { contrast: 100, share: 0.2, sharp: 0.04 },
  { contrast: 400, share: 0.015, sharp: 0.012 },
] as const
const LEAST_TILES = 6
/** Of these squares, such a share may be less sharp: a background is. */
const QUANTILE = 0.75

const DARK_MEAN = 45
/** As light as paper in a dim room; where this share of a picture is, it shows what it is of. */
const LIT = 90
const LIT_SHARE = 0.05

/** What is wrong with a photo, as far as its pixels tell. */
export interface PhotoQuality {
  readonly blurred: boolean
  readonly dark: boolean
}

/**
 * Each grey with its neighbours `step` before and behind, so that the sensor's grain is no edge.
 */
const smoothed = (greys: Float32Array, step: number): Float32Array => {
  const smooth = greys.slice()
  for (let at = step; at < greys.length - step; at += 1)
    smooth[at] = (2 * (greys[at] ?? 0) + (greys[at - step] ?? 0) + (greys[at + step] ?? 0)) / 4
  return smooth
}

const varianceOf = (sum: number, squares: number, count: number): number =>
  squares / count - (sum / count) ** 2

interface Square {
  readonly contrast: number
  readonly sharpness: number
}

/** Of one square: how much the greys vary, and for each of that, how much their Laplacian does. */
const squareAt = (
  greys: Float32Array,
  smooth: Float32Array,
  width: number,
  left: number,
  top: number,
): Square => {
  let [sum, squares, bends, bends_squared] = [0, 0, 0, 0]
  for (let y = top; y < top + TILE; y += 1) {
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const grey = greys[at] ?? 0
      const bend =
        4 * (smooth[at] ?? 0) -
        (smooth[at - 1] ?? 0) -
        (smooth[at + 1] ?? 0) -
        (smooth[at - width] ?? 0) -
        (smooth[at + width] ?? 0)
      sum += grey
      squares += grey * grey
      bends += bend
      bends_squared += bend * bend
    }
  }
  const contrast = varianceOf(sum, squares, TILE ** 2)
  return { contrast, sharpness: varianceOf(bends, bends_squared, TILE ** 2) / contrast }
}

const isBlurred = (greys: Float32Array, width: number): boolean => {
  const smooth = smoothed(smoothed(greys, 1), width)
  const height = Math.floor(greys.length / width)
  const squares: Square[] = []
  for (let top = 1; top + TILE < height; top += TILE)
    for (let left = 1; left + TILE < width; left += TILE)
      squares.push(squareAt(greys, smooth, width, left, top))
  for (const { contrast: least, share, sharp } of judged) {
    const told = squares
      .filter(({ contrast }) => contrast >= least)
      .map(({ sharpness }) => sharpness)
      .toSorted((one, other) => one - other)
    if (told.length >= Math.max(LEAST_TILES, squares.length * share))
      return (told[Math.floor(told.length * QUANTILE)] ?? sharp) < sharp
  }
  // Nobody can tell: a blank sheet is not blurred.
  return false
}

const isDark = (greys: Float32Array): boolean => {
  let [sum, lit] = [0, 0]
  for (let at = 0; at < greys.length; at += 1) {
    sum += greys[at] ?? 0
    if ((greys[at] ?? 0) >= LIT) lit += 1
  }
  return sum / greys.length < DARK_MEAN && lit / greys.length < LIT_SHARE
}

/** Is a photo blurred, or too dark, judged by its greys, row by row? */
export const lookOf = (greys: Float32Array, width: number): PhotoQuality => ({
  blurred: isBlurred(greys, width),
  dark: isDark(greys),
})
