import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sha256 } from '../../secrets.ts'
import { diskFiles } from './disk-files.ts'

const client = '01890000-0000-7000-8000-000000000001'
const bytes = Buffer.from('the bytes')
const digest = sha256(bytes)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epod-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = async (client_id: string, name: string): Promise<string | null> => {
  const stream = await diskFiles(folder).open(client_id, name)
  return stream && text(stream)
}

it('gives back what it keeps, to its client alone, and leaves nothing else behind [PHOT-05]', async () => {
  const files = diskFiles(folder)
  await Promise.all([files.keep(client, digest, bytes), files.keep(client, digest, bytes)])
  const path = join(folder, client, digest.slice(0, 2), digest.slice(2))
  const { mtimeMs, mode } = await stat(path)
  await files.keep(client, digest, bytes)
  expect([(await stat(path)).mtimeMs, mode & 0o777]).toEqual([mtimeMs, 0o600])
  expect(await read(client, digest)).toBe('the bytes')
  expect(await read(client.replace('1', '2'), digest)).toBeNull()
  expect(await readdir(join(folder, 'temporary'))).toEqual([])
})

it('writes anew over a file that was cut off [PHOT-05]', async () => {
  await diskFiles(folder).keep(client, digest, bytes)
  await writeFile(join(folder, client, digest.slice(0, 2), digest.slice(2)), 'the')
  await diskFiles(folder).keep(client, digest, bytes)
  expect(await read(client, digest)).toBe('the bytes')
})

it('takes no other name for a path [PHOT-05]', async () => {
  const files = diskFiles(folder)
  for (const [whose, name] of [
    ['..', digest],
    [client, '../x'],
    [client, digest.toUpperCase()],
    ['', digest],
    [client, `${digest}\n`],
  ] as const) {
    await expect(files.keep(whose, name, bytes)).rejects.toThrow(TypeError)
    await expect(files.open(whose, name)).rejects.toThrow(TypeError)
  }
  expect(await readdir(folder)).toEqual([])
})

it('sweeps what cut-off writes of long ago have left, and nothing younger [PHOT-05]', async () => {
  await diskFiles(folder).keep(client, digest, bytes)
  const [old, young] = [join(folder, 'temporary', 'old'), join(folder, 'temporary', 'young')]
  await writeFile(old, 'x')
  await writeFile(young, 'x')
  await utimes(old, 0, 0)
  await utimes(young, new Date(), new Date())
  await diskFiles(folder).keep(client, digest, bytes)
  expect(await readdir(join(folder, 'temporary'))).toEqual(['young'])
})

it('keeps a file where what it sweeps is put in its place by another process meanwhile [PHOT-05]', async () => {
  const temporary = join(folder, 'temporary')
  await mkdir(temporary)
  // Like a file that was renamed behind the listing: it has a name, and is not there.
  await symlink(join(folder, 'gone'), join(temporary, 'renamed'))
  await diskFiles(folder).keep(client, digest, bytes)
  expect(await read(client, digest)).toBe('the bytes')
})
