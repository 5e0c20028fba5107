import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { lettersOf, sheetEnd, sheetStart } from '../src/server/downloads/sheet-xml.ts'

/**
 * The floor of a report: a bare COPY of one client's orders, written to the XML of the product's
 * first sheet and deflated at its level, as one would by hand for these ten columns alone. No
 * sign-in, no policy, no row-level security. Prints its port.
 */
const COLUMNS = `o.identifier, o.truck_number, o.client_name, o.source_name, o.destination_name,
  extract(epoch from o.dispatch_at), extract(epoch from o.delivered_at),
  d.doc #>> '{epod,otp,verified_through}', d.doc #> '{epod,remarks}',
  jsonb_array_length(d.doc #> '{epod,photos}')`
const LEVEL = Number(process.env['BENCH_LEVEL'])
const INDIA_S = 19_800
const INDIA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Lines of COPY's text form, in the pieces in which they come; waits where nobody reads. */
async function* copied(query: string): AsyncGenerator<string> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await client.connect()
  let wake: (() => void) | undefined
  let pieces: string[] = []
  const ended: { isOver: boolean; failed?: Error | undefined } = { isOver: false }
  const { connection } = client as unknown as {
    connection: { stream: { pause(): void; resume(): void } }
  }
  const told = (): void => {
    wake?.()
    wake = undefined
  }
  const end = (error?: Error): void => {
    Object.assign(ended, { isOver: true, failed: error })
    told()
  }
  client.query({
    submit: (to: { query(text: string): void }) => to.query(query),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      pieces.push(chunk.toString())
      if (pieces.length === 2_000) connection.stream.pause()
      told()
    },
    handleRowDescription: () => {},
    handleDataRow: () => {},
    handleCommandComplete: () => {},
    handleReadyForQuery: () => end(),
    handleError: end,
  } as unknown as pg.Submittable)
  while (!ended.isOver || pieces.length > 0) {
    const some = pieces
    pieces = []
    connection.stream.resume()
    yield some.join('')
    if (pieces.length === 0 && !ended.isOver) await new Promise<void>((resolve) => (wake = resolve))
  }
  await client.end()
  if (ended.failed) throw ended.failed
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '') : text
const unescapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\' }
const plain = (field: string): string =>
  field.includes('\\')
    ? field.replace(/\\(.)/g, (_, sign: string) => unescapes[sign] ?? sign)
    : field

const KEPT = '<t xml:space="preserve">'
const names = Array.from({ length: 10 }, (_, at) => lettersOf(at))
const text = (at: number, row: number, value: string): string =>
  value === ''
    ? ''
    : `<c r="${names[at]}${row}" t="inlineStr"><is>${/\n/.test(value) ? KEPT : '<t>'}${escaped(value)}</t></is></c>`
const time = (at: number, row: number, epoch: string, style: number): string =>
  epoch === '\\N'
    ? ''
    : `<c r="${names[at]}${row}" s="${style}"><v>${Math.round(Number(epoch) + INDIA_S + 2_209_161_600) / 86_400}</v></c>`
const through: Record<string, string> = { '\\N': 'Not received', receive: 'Received', otp: 'OTP' }
interface Remark {
  readonly text: string
  readonly name: string
  readonly time: string
}
const remarks = (json: string): string =>
  json === '[]'
    ? ''
    : (JSON.parse(plain(json)) as Remark[])
        .map(
          (one, at) =>
            `${at + 1}. ${one.text}\n${one.name}, ${INDIA.format(new Date(one.time)).replace(',', '')}`,
        )
        .join('\n')

const rowOf = (line: string, row: number): string => {
  const fields = line.split('\t')
  let xml = `<row r="${row}">`
  for (let at = 0; at < 5; at += 1) xml += text(at, row, plain(fields[at] ?? ''))
  xml += time(5, row, fields[5] ?? '', 2) + time(6, row, fields[6] ?? '', 4)
  xml += text(7, row, through[fields[7] ?? ''] ?? '') + text(8, row, remarks(fields[8] ?? ''))
  return `${xml}<c r="${names[9]}${row}"><v>${fields[9]}</v></c></row>`
}

async function* sheet(client_id: string, labels: string[]): AsyncGenerator<string> {
  yield sheetStart(labels)
  let row = 1
  let rest = ''
  const query = `copy (select ${COLUMNS} from orders o, lateral (select o.wire::jsonb as doc offset 0) d where client_id = '${client_id}'
    order by id desc) to stdout`
  for await (const piece of copied(query)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield lines.map((line) => rowOf(line, (row += 1))).join('')
  }
  yield sheetEnd
}

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://floor')
  const labels = JSON.parse(searchParams.get('labels') ?? '[]') as string[]
  response.writeHead(200)
  pipeline(
    Readable.from(sheet(searchParams.get('client') ?? '', labels)),
    createGzip({ level: LEVEL }),
    response,
  ).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`))
