/** A place on the canvas, in its own pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The canvas of a signature, in pixels of its own whatever its size on the page. */
export const PAD = { width: 600, height: 240 } as const

/** How far strokes have to reach, in the canvas's pixels: a tap or a dot is no signature. */
const LEAST_REACH = 30

/** Is anything drawn that could be a signature (SIGN-01)? */
export const isDrawn = (strokes: readonly (readonly Point[])[]): boolean =>
  strokes.some((stroke) => {
    const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)]
    return (
      stroke.length > 1 &&
      Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= LEAST_REACH
    )
  })
