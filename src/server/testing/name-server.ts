import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A DNS server on loopback that knows TXT records; all else it has never heard of. */
export interface NameServer {
  /** As EPOD_NAME_SERVERS takes it. */
  readonly address: string
  /** TXT records by name. */
  readonly records: Map<string, string>
  /** The names that were asked for. */
  readonly asked: string[]
  close(): Promise<void>
}

const HEADER_BYTES = 12
const NAME_OF_QUESTION = 0xc00c
const [TXT, INTERNET, TTL_SECONDS, NO_SUCH_NAME] = [16, 1, 0, 3]

/** The labels of the first question, and where it ends. */
const questionIn = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** One answer as RFC 1035 has it, or that there is no such name. */
const answerTo = (query: Buffer, end: number, text: string | undefined): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (text === undefined ? NO_SUCH_NAME : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  const question = query.subarray(HEADER_BYTES, end)
  if (text === undefined) return Buffer.concat([header, question])
  const piece = Buffer.from(text)
  const record = Buffer.alloc(12)
  record.writeUInt16BE(NAME_OF_QUESTION, 0)
  record.writeUInt16BE(TXT, 2)
  record.writeUInt16BE(INTERNET, 4)
  record.writeUInt32BE(TTL_SECONDS, 6)
  record.writeUInt16BE(piece.length + 1, 10)
  return Buffer.concat([header, question, record, Buffer.from([piece.length]), piece])
}

/** Starts one. */
export const openNameServer = async (): Promise<NameServer> => {
  const socket = createSocket('udp4')
  const records = new Map<string, string>()
  const asked: string[] = []
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query)
    asked.push(name)
    socket.send(answerTo(query, end, records.get(name)), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
