import type { Section, ShownFile } from '../../domain/certificate/section.ts'
import type { certificateWords } from '../../domain/words/certificate.ts'
import { styles, type Steps } from './parts.ts'
import type { DrawnPictures } from './pictures.ts'
import { page, WIDTH, type Paper } from './paper.ts'

type Words = Pick<typeof certificateWords, 'digest' | 'unreadable'>

const A_ROW = 5
const GAP = 8
const TILE = (WIDTH - GAP * (A_ROW - 1)) / A_ROW
const PICTURE = 74
const ALONE = 150

/** A picture in a box, as large as it fits; the frame alone where it could not be read. */
const drawPicture = (
  { doc }: Paper,
  bytes: Buffer | 'unreadable',
  x: number,
  y: number,
  width: number,
): void => {
  if (bytes !== 'unreadable')
    doc.image(bytes, x, y, { fit: [width, PICTURE], align: 'center', valign: 'center' })
  doc.rect(x, y, width, PICTURE).lineWidth(0.5).strokeColor('#d1d5db').stroke()
}

/** One file with all that is known of it at its side. */
const drawAlone = (
  paper: Paper,
  { text, about, digest }: ShownFile,
  bytes: Buffer | 'unreadable',
  say: Words,
): void => {
  paper.room(PICTURE)
  const top = paper.y
  drawPicture(paper, bytes, page.margin, top, ALONE)
  const at = { x: page.margin + ALONE + 12, width: WIDTH - ALONE - 12 }
  paper.write(text, styles.text, at)
  paper.write(about, styles.soft, at)
  if (bytes === 'unreadable') paper.write(say.unreadable, styles.soft, at)
  paper.write(say.digest(digest), styles.tiny, at)
  paper.y = Math.max(paper.y, top + PICTURE) + 3
}

const drawRow = (
  paper: Paper,
  tiles: readonly (readonly [ShownFile, Buffer | 'unreadable'])[],
  say: Words,
): void => {
  const captions = tiles.map(([{ text, about, digest }, bytes]) =>
    [
      [text, styles.soft] as const,
      [bytes === 'unreadable' ? `${about} · ${say.unreadable}` : about, styles.tiny] as const,
      [say.digest(digest), styles.tiny] as const,
    ].map(([told, style]) => ({ style, lines: paper.wrapped(told, TILE, style) })),
  )
  const heights = captions.map((caption) =>
    caption.reduce((sum, { style, lines }) => sum + lines.length * paper.leading(style), 0),
  )
  paper.room(PICTURE + 2 + Math.max(...heights))
  for (const [at, caption] of captions.entries()) {
    const x = page.margin + at * (TILE + GAP)
    drawPicture(paper, tiles[at]?.[1] ?? 'unreadable', x, paper.y, TILE)
    let y = paper.y + PICTURE + 2
    for (const { style, lines } of caption) y += paper.writeAt(lines, x, y, style)
  }
  paper.y += PICTURE + 2 + Math.max(...heights) + 3
}

/** Files on record: those with a picture as small pictures, of the others what is known of them. */
export function* drawFiles(
  paper: Paper,
  { files, more }: Extract<Section, { kind: 'files' }>,
  pictures: DrawnPictures,
  say: Words,
): Steps {
  const tiles = files.flatMap((file) => {
    const bytes = pictures.get(file.digest)
    return bytes === undefined ? [] : [[file, bytes] as const]
  })
  const [first] = tiles
  if (tiles.length === 1 && first) drawAlone(paper, ...first, say)
  else
    for (let index = 0; index < tiles.length; index += A_ROW) {
      drawRow(paper, tiles.slice(index, index + A_ROW), say)
      yield
    }
  for (const { text, about, digest } of files.filter((file) => !pictures.has(file.digest))) {
    paper.write([text, about].filter(Boolean).join(' · '), styles.soft)
    if (digest !== '') paper.write(say.digest(digest), styles.tiny)
    yield
  }
  if (more !== null) paper.write(more, styles.soft)
}
