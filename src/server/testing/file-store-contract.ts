import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { FileStore } from '../gateways/files/files.ts'
import { judged, openGenuine } from '../gateways/files/genuine-file.ts'
import { sha256 } from '../secrets.ts'

/** A store on its test stand. */
export interface StoreStand {
  readonly files: FileStore
  /** Puts other bytes in a file's place, behind the store's back. */
  readonly damage: (client_id: string, digest: string, bytes: Buffer) => Promise<void>
}

const client = '01890000-0000-7000-8000-000000000001'
const other = '01890000-0000-7000-8000-000000000002'

/** A file with its name. */
export const aFile = (content: string | Buffer): { bytes: Buffer; digest: string } => {
  const bytes = Buffer.from(content)
  return { bytes, digest: sha256(bytes) }
}

/** Bytes that do not repeat. */
export const someBytes = (length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  return bytes
}

const listed = async (files: FileStore): Promise<string[]> => {
  const lines: string[] = []
  for await (const { client_id, digest, bytes } of files.stored())
    lines.push(`${client_id} ${digest} ${bytes}`)
  return lines
}

/** What every store of files has to do, whatever it stands on; `stand` answers an empty one. */
export const keepsTheContract = (stand: () => StoreStand): void => {
  const read = async (client_id: string, digest: string): Promise<Buffer | null> => {
    const stream = await stand().files.open(client_id, digest)
    return stream && buffer(stream)
  }

  it('gives back what it keeps, to its client alone, however often it is kept [PHOT-05] [FILE-01]', async () => {
    const { files } = stand()
    const { bytes, digest } = aFile('the bytes')
    await Promise.all([files.keep(client, digest, bytes), files.keep(client, digest, bytes)])
    await files.keep(client, digest, bytes)
    expect(await read(client, digest)).toEqual(bytes)
    expect(await files.sizeOf(client, digest)).toBe(9)
    expect([await read(other, digest), await files.sizeOf(other, digest)]).toEqual([null, null])
  })

  it('keeps what is empty, what ends with a piece, and what takes several parts [FILE-01]', async () => {
    const { files } = stand()
    for (const length of [0, 1, 2_097_152, 2_097_153, 8_388_608, 15_000_000]) {
      const { bytes, digest } = aFile(someBytes(length))
      await files.keep(client, digest, bytes)
      expect([length, await files.sizeOf(client, digest)]).toEqual([length, length])
      const opened = await openGenuine(files, client, digest)
      if (typeof opened === 'string') throw new Error(`${length} bytes are ${opened}`)
      expect([length, (await buffer(opened.stream)).equals(bytes)]).toEqual([length, true])
    }
  })

  it('tells what was damaged, and writes it anew when it is kept again [PHOT-05] [FILE-01]', async () => {
    const { files, damage } = stand()
    const { bytes, digest } = aFile(someBytes(3_000_000))
    await files.keep(client, digest, bytes)
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(2_500_000) ^ 1, 2_500_000)
    for (const [instead, fault] of [
      [changed, 'changed'],
      [bytes.subarray(0, 400), 'cut'],
      [Buffer.alloc(0), 'cut'],
    ] as const) {
      await damage(client, digest, instead)
      expect(await judged(files, client, digest, bytes.length)).toBe(fault)
      await files.keep(client, digest, bytes)
      expect(await judged(files, client, digest)).toMatchObject({ bytes: 3_000_000 })
    }
  })

  it('removes a file of one client for good, and nothing where there is none [FILE-01]', async () => {
    const { files } = stand()
    const { bytes, digest } = aFile('to be removed')
    await files.keep(client, digest, bytes)
    await files.keep(other, digest, bytes)
    expect(await files.remove(client, digest)).toBeNull()
    expect(await files.remove(client, digest)).toBeNull()
    expect([await read(client, digest), await read(other, digest)]).toEqual([null, bytes])
    await files.keep(client, digest, bytes)
    expect(await read(client, digest)).toEqual(bytes)
  })

  it('names every file that lies there, by client and digest [FILE-01]', async () => {
    const { files } = stand()
    const kept: string[] = []
    for (const [client_id, length] of [
      [other, 3],
      [client, 5],
      [client, 7],
      [client, 0],
      [other, 9],
    ] as const) {
      const { bytes, digest } = aFile(someBytes(length))
      await files.keep(client_id, digest, bytes)
      kept.push(`${client_id} ${digest} ${length}`)
    }
    expect(await listed(files)).toEqual(kept.toSorted())
  })

  it('takes no other name than a client and a digest [PHOT-05] [FILE-01]', async () => {
    const { files } = stand()
    const { bytes, digest } = aFile('the bytes')
    for (const [whose, name] of [
      ['..', digest],
      [client, '../x'],
      [client, digest.toUpperCase()],
      ['', digest],
      [client, `${digest}\n`],
    ] as const)
      for (const refused of [
        () => files.keep(whose, name, bytes),
        () => files.open(whose, name),
        () => files.sizeOf(whose, name),
        () => files.remove(whose, name),
      ])
        await expect(refused()).rejects.toThrow(TypeError)
    expect(await listed(files)).toEqual([])
  })
}
