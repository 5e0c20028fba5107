import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/.cache/bench'
const headers = [
  'LR No.',
  'Invoice No.',
  'Client',
  'Transporter',
  'Vehicle',
  'Driver Name',
  'Driver Contact',
  'Source',
  'Destination',
  'Dispatch Date',
  'Dispatch Time',
  'TAT',
  'Receiver',
  'Receiver Contact',
  'Receiver E-mail',
]

/** Rows of a file as a transport office keeps it. */
export const rowsOf = (rows: number, prefix: string): string[][] =>
  Array.from({ length: rows }, (_, n) => [
    `${prefix}-${n}`,
    `INV-${100_000 + n}`,
    `Client ${n % 300}`,
    `Carrier ${n % 40}`,
    `MH${10 + (n % 80)}AB${1000 + (n % 9000)}`,
    `Driver ${n % 500}`,
    String(9_876_500_000 + (n % 90_000)),
    `Plant ${n % 20}`,
    `Town ${n % 400}`,
    '2026-11-21',
    '09:30',
    String(24 + (n % 72)),
    `Receiver ${n % 2000}`,
    String(9_876_400_000 + (n % 90_000)),
    `r${n % 2000}@example.com`,
  ])

/** So many rows of `rowsOf` as LibreOffice saves them in each format; made once. */
export const spreadsheets = (
  rows: number,
): { readonly xlsx: string; readonly csv: string; readonly ods: string } => {
  mkdirSync(folder, { recursive: true })
  const path = (kind: string): string => join(folder, `orders-${rows}.${kind}`)
  if (!existsSync(path('csv')))
    writeFileSync(
      path('csv'),
      [headers, ...rowsOf(rows, 'B')].map((cells) => cells.join(',')).join('\r\n'),
    )
  for (const kind of ['xlsx', 'ods']) {
    if (!existsSync(path(kind)))
      execFileSync(
        'soffice',
        [
          '--headless',
          `-env:UserInstallation=file://${process.cwd()}/${folder}/profile`,
          '--convert-to',
          kind,
          '--outdir',
          folder,
          path('csv'),
        ],
        { stdio: 'ignore' },
      )
  }
  return { xlsx: path('xlsx'), csv: path('csv'), ods: path('ods') }
}
