import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An object of a PDF as qpdf tells it. */
export type PdfObject = Readonly<Record<string, unknown>>

/** A PDF as other programs read it. */
export interface ReadPdf {
  readonly text: string
  /** What each object is, by its number ('obj:12 0 R'), streams by their dictionary. */
  readonly objects: Readonly<Record<string, PdfObject>>
  readonly trailer: PdfObject
  readonly pages: number
  readonly is_encrypted: boolean
  readonly attachments: ReadonlyMap<string, string>
  /** The bytes of a stream, decoded, as text. */
  readonly stream: (object: string) => Promise<string>
}

interface Told {
  readonly pages: readonly unknown[]
  readonly encrypt: { readonly encrypted: boolean }
  readonly attachments: Readonly<Record<string, unknown>>
  readonly qpdf: readonly [
    unknown,
    Readonly<
      Record<
        string,
        { readonly value?: unknown; readonly stream?: { readonly dict: PdfObject } | undefined }
      >
    >,
  ]
}

/** Reads a PDF with poppler and qpdf, and throws what qpdf finds wrong with it. */
export const readPdf = async (bytes: Buffer): Promise<ReadPdf> => {
  const folder = await mkdtemp(join(tmpdir(), 'epod-pdf-'))
  const file = join(folder, 'read.pdf')
  const tell = async (program: string, ...args: string[]): Promise<string> =>
    (await run(program, args, { maxBuffer: 64_000_000, timeout: 30_000 })).stdout
  try {
    await writeFile(file, bytes)
    await tell('qpdf', '--check', file)
    const text = await tell('pdftotext', file, '-')
    const told = JSON.parse(await tell('qpdf', '--json=2', file)) as Told
    const objects = Object.fromEntries(
      Object.entries(told.qpdf[1]).map(([name, { value, stream }]) => [
        name,
        (stream?.dict ?? (typeof value === 'object' && value !== null ? value : {})) as PdfObject,
      ]),
    )
    const attachments = await Promise.all(
      Object.keys(told.attachments).map(
        async (name) => [name, await tell('qpdf', `--show-attachment=${name}`, file)] as const,
      ),
    )
    return {
      text,
      objects,
      trailer: objects['trailer'] ?? {},
      pages: told.pages.length,
      is_encrypted: told.encrypt.encrypted,
      attachments: new Map(attachments),
      stream: async (object) => {
        const again = await mkdtemp(join(tmpdir(), 'epod-pdf-'))
        try {
          await writeFile(join(again, 'read.pdf'), bytes)
          const number = /(\d+) \d+ R/.exec(object)?.[1] ?? ''
          return await tell(
            'qpdf',
            `--show-object=${number}`,
            '--filtered-stream-data',
            join(again, 'read.pdf'),
          )
        } finally {
          await rm(again, { recursive: true })
        }
      },
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
