import type { CourtStatement, StatementLine } from '../../domain/certificate/court-statement.ts'
import { styles } from './parts.ts'
import { page, WIDTH, type Paper } from './paper.ts'

const LABEL = 190
const BOX = 7
const field = { x: page.margin + LABEL, width: WIDTH - LABEL } as const
/** Height of a gap that a pen fills. */
const PEN = 19

const drawField = (
  paper: Paper,
  { label, value }: Extract<StatementLine, { kind: 'field' }>,
): void => {
  const labels = paper.wrapped(label, LABEL - 10, styles.soft)
  const values = value === null ? [] : paper.wrapped(value, field.width, styles.text)
  const height = Math.max(
    PEN,
    labels.length * paper.leading(styles.soft) + 4,
    values.length * paper.leading(styles.text) + 4,
  )
  paper.room(height)
  paper.writeAt(labels, page.margin, paper.y + 3, styles.soft)
  paper.writeAt(values, field.x, paper.y + 2, styles.text)
  paper.y += height
  paper.doc
    .moveTo(field.x, paper.y - 2)
    .lineTo(field.x + field.width, paper.y - 2)
    .lineWidth(0.5)
    .strokeColor('#9ca3af')
    .stroke()
}

const drawBoxes = (
  paper: Paper,
  { label, boxes }: Extract<StatementLine, { kind: 'boxes' }>,
): void => {
  paper.room(3 * PEN)
  paper.writeAt(
    paper.wrapped(label, LABEL - 10, styles.soft),
    page.margin,
    paper.y + 3,
    styles.soft,
  )
  let x: number = field.x
  for (const { label: said, ticked } of boxes) {
    const lines = paper.wrapped(said, field.width, styles.text)
    const width = BOX + 4 + paper.widthOf(said, styles.text) + 12
    if (x > field.x && x + width > field.x + field.width) {
      x = field.x
      paper.y += paper.leading(styles.text) + 2
    }
    const top = paper.y + 3
    paper.doc.rect(x, top, BOX, BOX).lineWidth(0.6).strokeColor('#111827').stroke()
    if (ticked)
      paper.doc
        .moveTo(x + 1.4, top + 3.6)
        .lineTo(x + 3, top + 5.4)
        .lineTo(x + 5.8, top + 1.4)
        .lineWidth(1.1)
        .stroke()
    paper.writeAt(lines, x + BOX + 4, paper.y + 1, styles.text)
    x += width
  }
  paper.y += paper.leading(styles.text) + 6
}

const drawLine = (paper: Paper, line: StatementLine): void => {
  switch (line.kind) {
    case 'text':
      paper.y += 2
      paper.write(line.text, styles.text)
      paper.y += 3
      break
    case 'field':
      drawField(paper, line)
      break
    case 'boxes':
      drawBoxes(paper, line)
  }
}

/** The statement behind a certificate: each part, and the hash report, begins a page of its own. */
export const drawStatement = (
  paper: Paper,
  { title, law, parts, report, checked }: CourtStatement,
): void => {
  const begin = (part: string): void => {
    paper.newPage()
    paper.write(title, styles.number)
    paper.write(law, styles.soft)
    paper.y += 6
    paper.write(part, styles.heading)
    paper.y += 4
  }
  for (const part of parts) {
    begin(part.title)
    for (const line of part.lines) drawLine(paper, line)
  }
  begin(report.title)
  for (const [what, digest] of report.rows) {
    paper.write(what, styles.text)
    paper.write(digest, styles.soft)
    paper.y += 3
  }
  paper.y += 6
  paper.write(checked, styles.soft)
}
