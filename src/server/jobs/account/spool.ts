import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { ArchiveMember } from '../../../domain/account-archive/manifest.ts'
import { CHECKPOINT, KEYS, rowsFile } from '../../../domain/account-archive/members.ts'
import { keysFile } from '../../credentials/keys-file.ts'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../secrets.ts'
import { accountOrigins } from '../../stores/account-archive/origins.ts'
import {
  CREDENTIAL_TEXTS,
  takeAccount,
  type TakenAccount,
} from '../../stores/account-archive/snapshot.ts'

/** The rows of an account as they were at one moment, in a folder: what is left are its files. */
export interface Spool {
  readonly folder: string
  readonly account: TakenAccount
  readonly members: readonly ArchiveMember[]
}

const WHOLE = 'whole.json'
const spooled = z.object({
  account: z.object({
    id: z.uuid(),
    key: z.string(),
    name: z.string(),
    time_zone: z.string(),
    at: z.string(),
    checkpoint: z.string().nullable(),
  }),
  members: z.array(
    z.object({
      name: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      lines: z.number().nullable(),
    }),
  ),
})

const privately = { mode: 0o600, flush: true }

/** The file of a spool that holds whole credentials, a line each. */
export const credentialTexts = ({ folder }: Pick<Spool, 'folder'>): string =>
  join(folder, `${CREDENTIAL_TEXTS}.jsonl`)

/**
 * Spooling: the rows of one moment, written into `folder`, or those that a process before has
 * written there in whole. Null for a client that is not there.
 */
export const spoolAccount = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  client_id: string,
  folder: string,
): Promise<Spool | null> => {
  const found = await spoolIn(folder)
  if (found) return found
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const members: ArchiveMember[] = []
  const { database, settings } = deps
  const account = await takeAccount(
    database,
    client_id,
    settings.public_url,
    async (kind, pages) => {
      const name = kind === CREDENTIAL_TEXTS ? `${kind}.jsonl` : rowsFile(kind)
      const member = await written(join(folder, name), name, pages)
      if (kind !== CREDENTIAL_TEXTS) members.push(member)
    },
  )
  if (!account) return null
  const texts: [string, string][] = [[KEYS, await keysOf(deps, client_id)]]
  if (account.checkpoint !== null) texts.push([CHECKPOINT, account.checkpoint])
  for (const [name, text] of texts) {
    await writeFile(join(folder, name), text, privately)
    members.push({ name, bytes: Buffer.byteLength(text), sha256: sha256(text), lines: null })
  }
  members.sort((a, b) => (a.name < b.name ? -1 : 1))
  const whole = join(folder, WHOLE)
  await writeFile(`${whole}.part`, JSON.stringify({ account, members }), privately)
  await rename(`${whole}.part`, whole)
  return { folder, account, members }
}

const spoolIn = async (folder: string): Promise<Spool | null> => {
  const text = await readFile(join(folder, WHOLE), 'utf8').catch(() => null)
  return text === null ? null : { folder, ...spooled.parse(JSON.parse(text)) }
}

const written = async (
  file: string,
  name: string,
  pages: AsyncIterable<readonly string[]>,
): Promise<ArchiveMember> => {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  const texts = async function* (): AsyncGenerator<Buffer> {
    for await (const page of pages) {
      const text = Buffer.from(page.map((line) => `${line}\n`).join(''))
      hash.update(text)
      bytes += text.byteLength
      lines += page.length
      yield text
    }
  }
  await pipeline(Readable.from(texts()), createWriteStream(file, privately))
  return { name, bytes, sha256: hash.digest('hex'), lines }
}

/** The keys of this installation, and of those where the account was before. */
const keysOf = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  client_id: string,
): Promise<string> => {
  const files = [
    await keysFile(deps),
    ...(await accountOrigins(deps.database, client_id)).map(({ keys }) => keys),
  ]
  const jwks = new Map(files.flatMap(({ jwks: { keys } }) => keys.map((key) => [key.kid, key])))
  const vkeys = new Set(files.flatMap((file) => file.vkeys))
  return `${JSON.stringify({ jwks: { keys: [...jwks.values()] }, vkeys: [...vkeys] }, null, 2)}\n`
}

/** The bytes of a spooled member. */
export const openMember = ({ folder }: Pick<Spool, 'folder'>, name: string): Readable =>
  createReadStream(join(folder, name))
