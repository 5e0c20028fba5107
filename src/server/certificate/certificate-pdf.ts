import { setImmediate as nextTurn } from 'node:timers/promises'
import { encodeQR } from 'qr'
import type { Certificate } from '../../domain/certificate/certificate.ts'
import type { CourtStatement } from '../../domain/certificate/court-statement.ts'
import type { Section } from '../../domain/certificate/section.ts'
import type { certificateWords } from '../../domain/words/certificate.ts'
import { addSignatureField } from '../document-signature/signature-field.ts'
import { drawFiles } from './files.ts'
import { loadedFaces } from './fonts.ts'
import { drawFacts, drawNotes, drawTable, heading, styles, type Steps } from './parts.ts'
import type { DrawnPictures } from './pictures.ts'
import { page, Paper, WIDTH } from './paper.ts'
import { drawStatement } from './statement-pages.ts'

/** A file that lies inside a certificate (PDF/A-3: an associated file). */
export interface Attachment {
  readonly name: string
  readonly mime: string
  readonly description: string
  readonly bytes: Buffer
}

/** All that is drawn. */
export interface DrawnCertificate {
  readonly certificate: Certificate
  readonly pictures: DrawnPictures
  /** Behind it; null where the policy wants none. */
  readonly statement: CourtStatement | null
  readonly attachments: readonly Attachment[]
  readonly verify_url: string
  readonly sender: string
  readonly language: string
  readonly made_at: Date
  readonly say: typeof certificateWords
}

const QR = 74

/** A QR code of squares that touch, on white, so that no printer blurs it. */
const drawQr = ({ doc }: Paper, text: string, x: number, y: number): void => {
  const rows = encodeQR(text, 'raw', { border: 2, ecc: 'medium' })
  const side = QR / rows.length
  doc.rect(x, y, QR, QR).fill('#ffffff')
  for (const [down, row] of rows.entries())
    for (const [across, is] of row.entries())
      if (is) doc.rect(x + across * side, y + down * side, side, side)
  doc.fill('#000000')
}

const drawTop = (
  paper: Paper,
  { certificate, verify_url, sender, say }: DrawnCertificate,
): void => {
  const x = page.width - page.margin - QR
  const width = WIDTH - QR - 12
  drawQr(paper, verify_url, x, paper.y - 4)
  paper.doc.link(x, paper.y - 4, QR, QR, verify_url, { F: 4 } as PDFKit.Mixins.AnnotationOption)
  paper.write(certificate.title, styles.title, { width })
  paper.write(`${certificate.number} · ${sender}`, styles.number, { width })
  paper.y += 3
  paper.write(certificate.made, styles.soft, { width })
  paper.write(`${say.verify} ${verify_url}`, styles.soft, { width })
  paper.y = Math.max(paper.y, page.margin + QR - 4)
}

const stepsOf = (paper: Paper, section: Section, { pictures, say }: DrawnCertificate): Steps => {
  switch (section.kind) {
    case 'facts':
      return drawFacts(paper, section.facts)
    case 'table':
      return drawTable(paper, section)
    case 'notes':
      return drawNotes(paper, section)
    case 'files':
      return drawFiles(paper, section, pictures, say)
  }
}

/** Milliseconds for which drawing keeps the others waiting. */
const TURN_MS = 15

/** Draws all steps, and lets others have their turn in between (cooperative multitasking). */
const inTurns = async (steps: Steps): Promise<void> => {
  let since = performance.now()
  for (const _ of steps) {
    if (performance.now() - since < TURN_MS) continue
    await nextTurn()
    since = performance.now()
  }
}

/**
 * The certificate as a PDF/A-3b: one page for an ordinary order, its log and what else is attached
 * inside it, the statement for a court behind it; with a field for the signature, yet to be signed.
 */
export const certificatePdf = async (drawn: DrawnCertificate): Promise<Buffer> => {
  const { certificate, statement, attachments, sender, language, made_at, say } = drawn
  const paper = new Paper(await loadedFaces(), {
    title: `${certificate.title} ${certificate.number}`,
    subject: certificate.about,
    author: sender,
    language,
    made_at,
  })
  drawTop(paper, drawn)
  for (const section of certificate.sections) {
    heading(paper, section.title)
    await inTurns(stepsOf(paper, section, drawn))
  }
  if (attachments.length > 0)
    await inTurns(
      drawFacts(
        paper,
        attachments.map(({ name, description }) => [say.attached, `${name}: ${description}`]),
      ),
    )
  if (!paper.is_whole) paper.write(say.unprintable, styles.soft)
  if (statement !== null) drawStatement(paper, statement)
  for (const { bytes, ...attached } of attachments) paper.attach(bytes, attached, made_at)
  addSignatureField(paper.doc, made_at)
  return paper.finished((number, count) => {
    const foot = `${certificate.about} · ${say.page(number, count)}`
    paper.writeAt(
      paper.wrapped(foot, WIDTH, styles.tiny),
      page.margin,
      page.height - page.margin - styles.tiny.size * 2,
      styles.tiny,
    )
  })
}
