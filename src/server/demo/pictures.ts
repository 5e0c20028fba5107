import sharp from 'sharp'
import { sha256 } from '../secrets.ts'

/** A drawn picture with the digest that names it. */
export interface DemoPicture {
  readonly digest: string
  readonly bytes: Buffer
}

/** Pictures as the demo's proofs need them: stamped papers, and goods handed over. */
export interface Pictures {
  readonly papers: readonly DemoPicture[]
  readonly handovers: readonly DemoPicture[]
}

/** Shapes are given on a sheet of 640 x 480, and drawn smaller. */
const [WIDTH, HEIGHT, SCALE] = [400, 300, 1.6]

type Colour = readonly [red: number, green: number, blue: number]
/** Colours the points at which `covers` is true. */
type Paint = (colour: Colour, covers: (x: number, y: number) => boolean) => void

const rectangle =
  (left: number, top: number, width: number, height: number) =>
  (x: number, y: number): boolean =>
    x >= left && x < left + width && y >= top && y < top + height
const disc =
  (left: number, top: number, radius: number) =>
  (x: number, y: number): boolean =>
    (x - left) ** 2 + (y - top) ** 2 < radius ** 2

const white: Colour = [251, 250, 245]
const ink: Colour = [31, 41, 55]
const blue: Colour = [59, 76, 202]
const floor: Colour = [148, 163, 184]
const wall: Colour = [203, 213, 225]
const tables: readonly Colour[] = [
  [138, 111, 86],
  [89, 99, 110],
  [124, 132, 113],
]
const shirts: readonly Colour[] = [
  [15, 118, 110],
  [159, 18, 57],
  [67, 56, 202],
]
const cardboard: readonly Colour[] = [
  [201, 154, 91],
  [184, 135, 74],
  [214, 171, 112],
]
const skin: Colour = [169, 116, 79]
const nth = (colours: readonly Colour[], n: number): Colour => colours[n % colours.length] ?? skin

/** A delivery note on a table: lines of writing and a stamp. */
const paper = (n: number, paint: Paint): void => {
  paint(nth(tables, n), () => true)
  // A sheet that lies a little aslant.
  const lies =
    (covers: (x: number, y: number) => boolean) =>
    (x: number, y: number): boolean =>
      covers(x + (y - 240) * (n - 1) * 0.06, y - (x - 320) * (n - 1) * 0.06)
  paint(white, lies(rectangle(160, 30, 320, 420)))
  paint(ink, lies(rectangle(190, 60, 160, 18)))
  for (let row = 0; row < 11; row += 1)
    paint(ink, lies(rectangle(190, 120 + row * 24, 120 + ((row * 53 + n * 37) % 150), 6)))
  const stamp = (radius: number) => lies(disc(400 - n * 20, 390, radius))
  paint(blue, (x, y) => stamp(44)(x, y) && !stamp(37)(x, y))
}

/** Somebody beside a stack of boxes. */
const handover = (n: number, paint: Paint): void => {
  paint(wall, () => true)
  paint(floor, rectangle(0, 400, 640, 80))
  for (let at = 0; at < 4 + n; at += 1)
    paint(
      nth(cardboard, at + n),
      rectangle(330 + (at % 2) * 118, 330 - Math.floor(at / 2) * 94, 112, 90),
    )
  paint(skin, disc(180, 150, 46))
  paint(nth(shirts, n), (x, y) => disc(180, 290, 80)(x, y) || rectangle(100, 290, 160, 130)(x, y))
}

const drawn = async (draw: (paint: Paint) => void): Promise<DemoPicture> => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  draw((colour, covers) => {
    for (let y = 0; y < HEIGHT; y += 1) {
      for (let x = 0; x < WIDTH; x += 1)
        if (covers(x * SCALE, y * SCALE)) pixels.set(colour, (y * WIDTH + x) * 3)
    }
  })
  const bytes = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { digest: sha256(bytes), bytes }
}

/** Draws three of each kind, the same ones every time. */
export const drawPictures = async (): Promise<Pictures> => ({
  papers: await Promise.all([0, 1, 2].map((n) => drawn((paint) => paper(n, paint)))),
  handovers: await Promise.all([0, 1, 2].map((n) => drawn((paint) => handover(n, paint)))),
})
