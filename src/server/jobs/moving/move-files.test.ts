import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFileSettings } from '../../env.ts'
import type { FileStore } from '../../gateways/files/files.ts'
import { judged } from '../../gateways/files/genuine-file.ts'
import { s3Files } from '../../gateways/files/s3-files.ts'
import { filesOnDisk } from '../../open-files.ts'
import { aFile, someBytes } from '../../testing/file-store-contract.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { present } from '../../testing/present.ts'
import { startS3, type TestS3 } from '../../testing/s3-store.ts'
import { moveFiles } from './move-files.ts'

const clients = [1, 2].map((number) => `01890000-0000-7000-8000-00000000000${number}`)

let s3: TestS3
let data_dir = ''
let disk: FileStore
let store: FileStore
beforeEach(async () => {
  s3 = await startS3()
  data_dir = aFolder()
  disk = filesOnDisk({ files_folder: join(data_dir, 'files') })
  store = opened()
})
afterEach(() => s3.close())

const environment = () => ({
  ...STORE_KEYS,
  EPOD_DATA_DIR: data_dir,
  EPOD_FILES: `s3://files/of/us?endpoint=${encodeURIComponent(s3.url)}`,
})
const opened = (): FileStore => {
  const place = present(readFileSettings(environment()).file_store)
  return s3Files(place, place.credentials)
}
/** Fills the disk; answers what lies there, in lines. */
const filled = async (files = 12): Promise<string[]> => {
  const lines: string[] = []
  for (let number = 0; number < files; number += 1) {
    const { bytes, digest } = aFile(someBytes(number * 100 + 4))
    const client_id = present(clients[number % 2])
    await disk.keep(client_id, digest, bytes)
    lines.push(`${client_id} ${digest} ${bytes.length}`)
  }
  return lines.toSorted()
}
const listed = async (files: FileStore): Promise<string[]> => {
  const lines: string[] = []
  for await (const { client_id, digest, bytes } of files.stored()) {
    expect(await judged(files, client_id, digest)).toMatchObject({ bytes })
    lines.push(`${client_id} ${digest} ${bytes}`)
  }
  return lines
}
const faults: string[] = []
const move = (from: FileStore, to: FileStore, removes = false) =>
  moveFiles(from, to, {
    removes,
    heard: () => {},
    faulty: ({ digest }, fault) => void faults.push(`${digest} ${fault}`),
  })
beforeEach(() => {
  faults.length = 0
})

it('moves every file there and back, and tells counts and digests of both [FILE-04]', async () => {
  const lines = await filled()
  const there = await move(disk, store, true)
  expect(there).toMatchObject({ files: 12, copied: 12, there: 0, faulty: 0, removed: 12 })
  expect([there.only_from, there.only_to, there.from]).toEqual([0, 0, there.to])
  expect(there.from.bytes).toBe(lines.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0))
  expect([await listed(disk), await listed(store)]).toEqual([[], lines])
  const back = await move(store, disk)
  expect([back.from, back.to, back.removed]).toEqual([there.from, there.from, 0])
  expect([await listed(disk), await listed(store)]).toEqual([lines, lines])
})

it('goes on where it was broken off, and copies nothing twice [FILE-04]', async () => {
  const lines = await filled()
  const puts = () => s3.asked.filter((one) => one.startsWith('PUT')).length
  const failing: FileStore = {
    ...disk,
    open: (...name) => {
      if (puts() >= 5) s3.always = { status: 503, code: 'SlowDown' }
      return disk.open(...name)
    },
  }
  await expect(move(failing, store, true)).rejects.toThrow('the store of files')
  expect(await listed(disk)).toEqual(lines)
  s3.always = null
  const before = s3.objects.size
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(12)
  // Another process, which has not seen the store fail.
  store = opened()
  const rest = await move(disk, store, true)
  expect([rest.there, rest.copied, rest.removed]).toEqual([before, 12 - before, 12])
  expect(rest.from).toEqual(rest.to)
  expect(await listed(store)).toEqual(lines)
})

it('leaves a damaged file where it is, says so and removes nothing [FILE-04]', async () => {
  const lines = await filled(4)
  const [client_id = '', digest = ''] = present(lines[1]).split(' ')
  await writeFile(join(data_dir, 'files', client_id, digest.slice(0, 2), digest.slice(2)), 'x')
  const moved = await move(disk, store, true)
  expect(moved).toMatchObject({ copied: 3, faulty: 1, only_from: 1, removed: 0 })
  expect(faults).toEqual([`${digest} changed`])
  expect(await listed(store)).toEqual(lines.toSpliced(1, 1))
})

it('writes anew what is damaged in the target, and tells what lies there alone [FILE-04]', async () => {
  const lines = await filled(4)
  await move(disk, store)
  const [client_id = '', digest = '', size = ''] = present(lines[2]).split(' ')
  present(s3.objects.get(`of/us/${client_id}/${digest}`)?.[0]).bytes = Buffer.alloc(Number(size))
  const alone = aFile('of the target alone')
  await store.keep(client_id, alone.digest, alone.bytes)
  expect(await move(disk, store)).toMatchObject({ copied: 1, there: 3, only_to: 1, only_from: 0 })
  expect(await listed(store)).toHaveLength(5)
})

const script = ['--no-memory-protection-keys', 'scripts/files-move.ts']
const run = async (...args: string[]) => {
  const env = { ...process.env, ...environment() }
  const ran = promisify(execFile)(process.execPath, [...script, ...args], { env })
  return ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

it('is a command, which may be killed and asked for again [FILE-04]', async () => {
  const lines = await filled(20)
  const killed = spawn(process.execPath, [...script, 'to-store', '--remove'], {
    env: { ...process.env, ...environment() },
    stdio: 'ignore',
  })
  await expect.poll(() => s3.objects.size).toBeGreaterThan(2)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const { code, said } = await run('to-store', '--remove')
  expect([code, await listed(store), await listed(disk)]).toEqual([0, lines, []])
  const sums = [
    ...said.matchAll(/: (\d+ files of \d+ bytes, SHA-256 of their list [0-9a-f]{64})$/gm),
  ]
  expect(sums).toHaveLength(2)
  expect(said).toMatch(/files were removed from/)
  expect((await run('to-disk')).code).toBe(0)
  expect(await listed(disk)).toEqual(lines)
})

it('says what it needs, and that it goes on once the store is back [FILE-04]', async () => {
  await filled(1)
  expect(await run('elsewhere')).toMatchObject({ code: 2 })
  s3.always = { status: 403, code: 'AccessDenied' }
  const { code, said } = await run('to-store')
  expect([code, said]).toEqual([1, expect.stringMatching(/403 AccessDenied\n.*goes on from here/)])
})
