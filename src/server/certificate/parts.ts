import type { Fact, Section } from '../../domain/certificate/section.ts'
import { page, WIDTH, type Paper, type Style } from './paper.ts'

/** How the parts of a certificate look. */
export const styles = {
  title: { size: 17, bold: true },
  number: { size: 11.5, bold: true },
  heading: { size: 9, bold: true, color: '#1f3a8a' },
  text: { size: 8.5 },
  head: { size: 7.5, bold: true, color: '#4b5563' },
  soft: { size: 7.2, color: '#4b5563' },
  tiny: { size: 5.6, color: '#4b5563' },
} as const satisfies Record<string, Style>

/**
 * Characters that are written of a value, and of a cell of a table, so that either fits on a page;
 * the attached log has the others.
 */
const MOST_SIGNS = { value: 1_200, cell: 500 } as const
const clipped = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text

/** Drawing in steps: whoever draws lets others have their turn between two of them. */
export type Steps = Generator<void, void>

const GAP = 14
const COLUMN = (WIDTH - GAP) / 2
const LABEL = 98

/** The name of a part, with a line over it; on the page on which its first rows stand. */
export const heading = (paper: Paper, title: string): void => {
  paper.room(46)
  paper.y += 5
  paper.rule()
  paper.y += 3.5
  paper.write(title, styles.heading)
  paper.y += 1.5
}

/** Names and values in two columns, read from left to right. */
export function* drawFacts(paper: Paper, facts: readonly Fact[]): Steps {
  const cell = ([label, value]: Fact) => ({
    label: paper.wrapped(label, LABEL - 8, styles.soft),
    value: paper.wrapped(clipped(value, MOST_SIGNS.value), COLUMN - LABEL, styles.text),
  })
  for (let index = 0; index < facts.length; index += 2) {
    const cells = facts.slice(index, index + 2).map(cell)
    const height = Math.max(
      ...cells.flatMap(({ label, value }) => [
        label.length * paper.leading(styles.soft),
        value.length * paper.leading(styles.text),
      ]),
    )
    paper.room(height)
    for (const [column, { label, value }] of cells.entries()) {
      const x = page.margin + column * (COLUMN + GAP)
      paper.writeAt(label, x, paper.y + 1.2, styles.soft)
      paper.writeAt(value, x + LABEL, paper.y, styles.text)
    }
    paper.y += height + 0.8
    yield
  }
}

type Table = Extract<Section, { kind: 'table' }>

/** How wide each column is: the first of four or five has twice the room of the others. */
const widthsOf = (count: number): number[] => {
  const share = WIDTH / (count + 1)
  return Array.from({ length: count }, (_, index) => (index === 0 ? 2 * share : share))
}

/** A table, its head once. */
export function* drawTable(paper: Paper, { head, rows, more }: Table): Steps {
  const widths = widthsOf(head.length)
  const row = (texts: readonly string[], style: Style): void => {
    const cells = texts.map((text, at) =>
      paper.wrapped(clipped(text, MOST_SIGNS.cell), (widths[at] ?? WIDTH) - 6, style),
    )
    const height = Math.max(...cells.map((lines) => lines.length)) * paper.leading(style)
    paper.room(height + 2)
    let x: number = page.margin
    for (const [at, lines] of cells.entries()) {
      paper.writeAt(lines, x, paper.y, style)
      x += widths[at] ?? 0
    }
    paper.y += height + 1
  }
  row(head, styles.head)
  for (const texts of rows) {
    row(texts, styles.text)
    yield
  }
  if (more !== null) paper.write(more, styles.soft)
}

/** What was said, each with its small print. */
export function* drawNotes(
  paper: Paper,
  { notes, more }: Extract<Section, { kind: 'notes' }>,
): Steps {
  for (const { text, about } of notes) {
    paper.write(text, styles.text)
    if (about !== '') paper.write(about, styles.soft)
    paper.y += 1.5
    yield
  }
  if (more !== null) paper.write(more, styles.soft)
}
