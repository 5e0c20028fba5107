import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv4 } from 'node:net'

/** A DNS server on loopback that knows what it is told; all else it has never heard of. */
export interface NameServer {
  /** As EPOD_NAME_SERVERS takes it. */
  readonly address: string
  /** TXT records by name. */
  readonly records: Map<string, string>
  /** Addresses of IPv4 and IPv6 by name. */
  readonly addresses: Map<string, readonly string[]>
  /** Names that it answers nothing about. */
  readonly silent: Set<string>
  /** The names that were asked for. */
  readonly asked: string[]
  close(): Promise<void>
}

const HEADER_BYTES = 12
const NAME_OF_QUESTION = 0xc00c
const [A, AAAA, INTERNET, TTL_SECONDS, NO_SUCH_NAME] = [1, 28, 1, 0, 3]

/** The name and type of the first question, and where it ends. */
const questionIn = (query: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** An answer as RFC 1035 has it, with these values; null where there is no such name. */
const answerTo = (
  query: Buffer,
  { type, end }: { type: number; end: number },
  values: readonly Buffer[] | null,
): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (values === null ? NO_SUCH_NAME : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values?.length ?? 0, 6)
  const records = (values ?? []).flatMap((value) => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(NAME_OF_QUESTION, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(INTERNET, 4)
    record.writeUInt32BE(TTL_SECONDS, 6)
    record.writeUInt16BE(value.length, 10)
    return [record, value]
  })
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records])
}

/** An address as a record has it; IPv6 with all of its eight groups, or with `::` at its start. */
const bytesOfAddress = (address: string): Buffer => {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  const groups = address.replace(/^::/, '').split(':')
  const all = [...Array.from({ length: 8 - groups.length }, () => '0'), ...groups]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

/** What is known of a name; null where it is not known. */
const valuesOf = (
  text: string | undefined,
  addresses: readonly string[] | undefined,
  type: number,
): Buffer[] | null => {
  if (type !== A && type !== AAAA)
    return text === undefined
      ? null
      : [Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)])]
  return addresses?.filter((one) => isIPv4(one) === (type === A)).map(bytesOfAddress) ?? null
}

/** Starts one. */
export const openNameServer = async (): Promise<NameServer> => {
  const socket = createSocket('udp4')
  const records = new Map<string, string>()
  const addresses = new Map<string, readonly string[]>()
  const silent = new Set<string>()
  const asked: string[] = []
  socket.on('message', (query, from) => {
    const question = questionIn(query)
    const { name, type } = question
    asked.push(name)
    if (silent.has(name)) return
    const values = valuesOf(records.get(name), addresses.get(name), type)
    socket.send(answerTo(query, question, values), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    addresses,
    silent,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
