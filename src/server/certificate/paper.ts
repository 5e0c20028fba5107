import Pdf from 'pdfkit'
import { looks, runsOf, type FaceName, type Faces, type Run } from './fonts.ts'

/** Sizes in points, of a page of A4. */
export const page = { width: 595.28, height: 841.89, margin: 36, foot: 34 } as const
/** The width that is written on. */
export const WIDTH = page.width - 2 * page.margin

/** How a text looks. */
export interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly color?: string
}

/** One line of a text as it is written. */
interface Line {
  readonly plain: string
  readonly runs: readonly (Run & { readonly width: number })[]
}

const LEADING = 1.32
/** Where a line’s letters stand, in sizes below its top. */
const BASELINE = 1.02
const INK = '#111827'
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const markup: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' }

/**
 * A text for the metadata, which pdfkit puts into XML as it is: nothing in it is read as markup.
 */
const unmarked = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replaceAll(/[&<>]/g, (sign) => markup[sign] ?? sign)

/** What a document says of itself. */
export interface PaperAbout {
  readonly title: string
  readonly subject: string
  readonly author: string
  readonly language: string
  readonly made_at: Date
}

/**
 * Typesetting: writes lines, rules and pictures on pages of a PDF/A-3b (ISO 19005-3), one under the
 * other, with a font that has each sign.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  /** Where the next thing goes, in points from the top of the page. */
  y: number = page.margin
  /** Did a sign have to be replaced? */
  is_whole = true
  readonly #faces: Faces

  constructor(faces: Faces, { title, subject, author, language, made_at }: PaperAbout) {
    this.#faces = faces
    this.doc = new Pdf({
      subset: 'PDF/A-3b',
      pdfVersion: '1.7',
      size: [page.width, page.height],
      margin: 0,
      // The one that is there without a font’s file could not be embedded.
      font: '',
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: {
        Title: unmarked(title),
        Subject: unmarked(subject),
        Author: unmarked(author),
        CreationDate: made_at,
      },
    })
    for (const [name, font] of faces)
      // A font that was read already is taken as well as a file of one.
      this.doc.registerFont(name, font as unknown as Buffer)
  }

  /** The points that are left on this page. */
  get left(): number {
    return page.height - page.margin - page.foot - this.y
  }

  /** Goes on on another page where this one has not so many points left. */
  room(height: number): void {
    if (height > this.left && this.y > page.margin) this.newPage()
  }

  newPage(): void {
    this.doc.addPage()
    this.y = page.margin
  }

  #width(face: FaceName, text: string, size: number): number {
    return this.doc.font(face).fontSize(size).widthOfString(text)
  }

  #line(text: string, { size, bold = false }: Style): Line {
    const { runs, is_whole } = runsOf(text, looks[bold ? 'bold' : 'regular'], this.#faces)
    this.is_whole &&= is_whole
    return {
      plain: text,
      runs: runs.map((run) => ({ ...run, width: this.#width(run.face, run.text, size) })),
    }
  }

  /** How wide a text is on one line. */
  widthOf(text: string, style: Style): number {
    return this.#line(text, style).runs.reduce((sum, { width }) => sum + width, 0)
  }

  /**
   * A text in lines of at most so many points, its own line ends taken as spaces; what has no space
   * to break at breaks anywhere.
   */
  wrapped(text: string, width: number, style: Style): readonly Line[] {
    const space = this.#width('latin', ' ', style.size)
    const lines: string[] = []
    let [line, filled] = ['', 0]
    for (const word of text.normalize('NFC').split(/\s+/).filter(Boolean)) {
      for (const piece of this.#pieces(word, width, style)) {
        const wide = this.widthOf(piece.text, style)
        const gap = line === '' || piece.is_rest ? 0 : space
        if (line !== '' && filled + gap + wide > width) {
          lines.push(line)
          ;[line, filled] = [piece.text, wide]
        } else {
          line += (gap > 0 ? ' ' : '') + piece.text
          filled += gap + wide
        }
      }
    }
    return [...lines, line].map((one) => this.#line(one, style))
  }

  #pieces(word: string, width: number, style: Style): { text: string; is_rest: boolean }[] {
    if (this.widthOf(word, style) <= width) return [{ text: word, is_rest: false }]
    const pieces: string[] = ['']
    let filled = 0
    for (const { segment } of graphemes.segment(word)) {
      const wide = this.widthOf(segment, style)
      if (filled > 0 && filled + wide > width) {
        pieces.push('')
        filled = 0
      }
      pieces[pieces.length - 1] += segment
      filled += wide
    }
    return pieces.map((text, index) => ({ text, is_rest: index > 0 }))
  }

  /** The points from one line to the next. */
  leading({ size }: Style): number {
    return size * LEADING
  }

  /** Writes lines at a place of this page; answers how high they are. */
  writeAt(lines: readonly Line[], x: number, y: number, style: Style): number {
    this.doc.fillColor(style.color ?? INK)
    for (const [index, { plain, runs }] of lines.entries()) {
      const baseline = y + index * this.leading(style) + style.size * BASELINE
      // Shaped glyphs stand in another order than their letters: readers are told the letters.
      const isShaped = runs.some(({ face }) => !face.startsWith('latin'))
      if (isShaped) this.doc.markContent('Span', { actual: plain })
      let at = x
      for (const { face, text, width } of runs) {
        this.doc
          .font(face)
          .fontSize(style.size)
          .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
        at += width
      }
      if (isShaped) this.doc.endMarkedContent()
    }
    return lines.length * this.leading(style)
  }

  /** Writes a text under what is there, over as many pages as it takes. */
  write(
    text: string,
    style: Style,
    { x = page.margin, width = WIDTH }: { x?: number; width?: number } = {},
  ): void {
    for (const line of this.wrapped(text, width, style)) {
      this.room(this.leading(style))
      this.y += this.writeAt([line], x, this.y, style)
    }
  }

  /** A thin line over the whole width. */
  rule(color = '#d1d5db'): void {
    this.doc
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }

  /** Puts a file inside that the document is made from (ISO 19005-3, associated file). */
  attach(
    bytes: Buffer,
    { name, mime, description }: Readonly<Record<'name' | 'mime' | 'description', string>>,
    made_at: Date,
  ): void {
    const options = {
      name,
      type: mime,
      description,
      relationship: 'Data',
      creationDate: made_at,
      modifiedDate: made_at,
    }
    this.doc.file(bytes, options)
  }

  /**
   * The finished file; what is written at the foot of each page is told last, when all are there.
   */
  finished(foot: (number: number, count: number) => void): Promise<Buffer> {
    const { doc } = this
    const { start, count } = doc.bufferedPageRange()
    for (let index = start; index < start + count; index += 1) {
      doc.switchToPage(index)
      foot(index - start + 1, count)
    }
    return new Promise((resolve, reject) => {
      const pieces: Buffer[] = []
      doc.on('data', (piece: Buffer) => pieces.push(piece))
      doc.once('end', () => resolve(Buffer.concat(pieces)))
      doc.once('error', reject)
      doc.end()
    })
  }
}
