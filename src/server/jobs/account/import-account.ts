import { text } from 'node:stream/consumers'
import type { ArchiveManifest } from '../../../domain/account-archive/manifest.ts'
import { CHECKPOINT, KEYS, rowMembers, rowsFile } from '../../../domain/account-archive/members.ts'
import { trustIn } from '../../../domain/credential/keys-file.ts'
import type { Trust } from '../../../domain/credential/verify.ts'
import type { FileStore } from '../../gateways/files/files.ts'
import { judged } from '../../gateways/files/genuine-file.ts'
import { sha256Of } from '../../transparency/log-signer.ts'
import * as brought from '../../stores/account-archive/bring-in.ts'
import type { KeysOfOrigin } from '../../stores/account-archive/origins.ts'
import type { Database, Tx } from '../../stores/database/database.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'
import { readerIn } from '../../stores/log/chains.ts'
import { projectClient } from '../../stores/log/rebuild.ts'
import { removeUnlessImported } from '../take-back.ts'
import { said, verifyLog, type Verified } from '../log/verify-log.ts'
import { checkArchive, credentialsOf, jsonIn, mediaOf, rowsIn } from './check-archive.ts'
import { whyNotOfLog } from './check-credentials.ts'
import { checkTree } from './check-tree.ts'
import { faulty, openArchive, type OpenArchive } from './read-archive.ts'
import { readableVersions, requireFitting, type StandingSettings } from './readable-settings.ts'
import { namesHere, withNamesHere, type RenamedUsers } from './renamed-users.ts'
import { batchesOf, leavesIn } from './rows-in.ts'

type Db = Tx['db']
const MOST_SAID = 5

/** Where an account is brought to. */
export interface Receiving {
  readonly database: Database
  readonly files: FileStore
  /** Hears how far it is, in a word or two. */
  readonly heard: (step: string) => void
}

/** What an import is told besides its file. */
export interface ImportAccountChoices {
  /** The client's key here; its own where it is left out. */
  readonly as?: string | undefined
  /** The source's keys as they were got elsewhere; those of the archive where they are left out. */
  readonly keys?: string | undefined
  /** What is put behind usernames that are taken here; such are refused where it is left out. */
  readonly users_as?: string | undefined
}

/** What was brought in. */
export interface BroughtAccount {
  readonly manifest: ArchiveManifest
  readonly key: string
  readonly verified: Verified
  /** Events that are shown to have been in the source's log. */
  readonly proven: number
  readonly renamed: RenamedUsers
}

/**
 * Data portability: brings an account's archive into an installation, in one transaction. Every
 * member is compared first; chains, files, tree and credentials are verified before anything is
 * seen. Throws CannotTransfer, and leaves nothing.
 */
export const importAccount = async (
  to: Receiving,
  file: string,
  choices: ImportAccountChoices,
): Promise<BroughtAccount> => {
  const archive = await openArchive(file)
  const added: string[] = []
  const { client } = archive.manifest
  try {
    await checkArchive(archive)
    to.heard('compared')
    const trust = await trustOf(archive, choices.keys)
    const { manifest } = archive
    const key = choices.as ?? manifest.client.key
    const done = await to.database.asOwner(
      async (db) => {
        await requireFree(db, manifest, key)
        await brought.actForClient(db, manifest.client.id)
        const renamed = await namesHere(db, archive, choices.users_as)
        await readRows(db, archive, key, renamed)
        to.heard('rows read')
        await keepMedia(to, archive, added)
        to.heard('files kept')
        const verified = await verifiedIn(db, to.files, manifest)
        const proven = await treeIn(db, archive, trust)
        // Who brings the keys wants the log proved, and not the word of whoever made the archive.
        if (choices.keys !== undefined && proven === 0 && verified.events > 0)
          throw faulty('leaves.jsonl', 'no event is shown to have been in the log of these keys')
        await readCredentials(db, archive, trust)
        await noteOrigin(db, archive)
        to.heard('verified')
        return { manifest, key, verified, proven, renamed }
      },
      { patient: true },
    )
    // The account is here whatever comes of this; each night it is done again.
    await to.database.vacuum().catch(() => to.heard('not vacuumed'))
    return done
  } catch (error) {
    const takeAway = async (): Promise<void> => {
      for (const digest of added) await to.files.remove(client.id, digest)
    }
    if (added.length > 0)
      await removeUnlessImported(() => brought.hasClient(to.database, client.id), takeAway)
    throw error
  } finally {
    archive.close()
  }
}

const requireFree = async (db: Db, { client }: ArchiveManifest, key: string): Promise<void> => {
  const found = await brought.foundHere(db, { id: client.id, key })
  if (found === 'id')
    throw new CannotTransfer(`the client ${client.id} (${client.key}) is here already`)
  if (found === 'key')
    throw new CannotTransfer(`there is a client '${key}' here already: --as gives it another key`)
}

const readRows = async (
  db: Db,
  archive: OpenArchive,
  key: string,
  renamed: RenamedUsers,
): Promise<void> => {
  const { id } = archive.manifest.client
  let standing: StandingSettings[] = []
  for (const kind of rowMembers) {
    if (kind === 'credentials' || kind === 'leaves' || kind === 'tiles') continue
    for await (const batch of batchesOf(archive, kind)) {
      const { lines, rows } = withNamesHere(kind, batch, renamed)
      if (kind === 'users') await requireNewUsers(db, rows)
      if (kind === 'events') await requireNewOrders(db, id, rows)
      if (kind === 'users') requireFitting(standing, rows)
      await tolerant(kind, async () => {
        if (kind !== 'client') return brought.addRows(db, id, kind, lines)
        const [line = '', ...others] = lines
        if (others.length > 0 || rows[0]?.['id'] !== id)
          throw faulty(rowsFile(kind), 'it is not the client that the manifest names')
        return brought.addClientRow(db, line, key)
      })
    }
    // Users come after them, and have settings of their own.
    if (kind === 'policy_withdrawals') standing = await readableVersions(db)
    // What follows hangs on the orders.
    if (kind === 'events') await tolerant('events', () => projectClient(db, id))
  }
}

/** Names the member whose rows the database, or the log's own rules, do not take. */
const tolerant = async <T>(kind: brought.BroughtKind, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotTransfer) throw error
    throw faulty(rowsFile(kind), error instanceof Error ? error.message : String(error))
  }
}

type Row = Readonly<Record<string, unknown>>

const requireNewUsers = async (db: Db, rows: readonly Row[]): Promise<void> => {
  const found = await brought.usernamesHere(
    db,
    rows.map(({ username }) => String(username)),
  )
  if (found.length > 0)
    throw new CannotTransfer(
      `there are users of these names here already: ${found.slice(0, MOST_SAID).join(', ')}: ` +
        '--users-as gives them others',
    )
}

const requireNewOrders = async (db: Db, client_id: string, rows: readonly Row[]): Promise<void> => {
  const ids = [...new Set(rows.map(({ order_id }) => String(order_id)))]
  const found = await tolerant('events', () => brought.orderHere(db, client_id, ids))
  if (found !== null) throw new CannotTransfer(`the order ${found} is here already`)
}

const keepMedia = async (
  { files }: Receiving,
  archive: OpenArchive,
  added: string[],
): Promise<void> => {
  const { id } = archive.manifest.client
  for await (const { digest, content } of mediaOf(archive)) {
    if (typeof (await judged(files, id, digest)) !== 'string') continue
    added.push(digest)
    await files.keep(id, digest, content)
  }
}

const verifiedIn = async (
  db: Db,
  files: FileStore,
  { client, media }: ArchiveManifest,
): Promise<Verified> => {
  const lost = new Set(media.lost.map(({ digest }) => digest))
  const wrong: string[] = []
  const tell = (sentence: string): void => {
    if (wrong.length < MOST_SAID) wrong.push(sentence)
  }
  const verified = await verifyLog(
    readerIn(db),
    files,
    (finding) => {
      // The source lacked it too, and its manifest says so.
      if (finding.fault === 'file_missing' && lost.has(finding.digest ?? '')) return
      tell(said(finding))
    },
    client.id,
  )
  if (wrong.length > 0)
    throw new CannotTransfer(['the log is not as it was written:', ...wrong].join('\n'))
  return verified
}

const trustOf = async (archive: OpenArchive, given: string | undefined): Promise<Trust> => {
  const keys = given ?? (await textIn(archive, KEYS))
  const trust = keys === null ? null : trustIn(keys, { bytesIn, hash: sha256Of })
  if (!trust) throw faulty(given === undefined ? KEYS : '--keys', 'it is no file of keys')
  return trust
}

const bytesIn = (base64url: string): Uint8Array => Buffer.from(base64url, 'base64url')

const textIn = async (archive: OpenArchive, name: string): Promise<string | null> => {
  const member = archive.manifest.members.find((one) => one.name === name)
  if (!member) return null
  if (member.bytes > 1_000_000) throw faulty(name, 'it is too large')
  return text(await archive.open(member))
}

const treeIn = async (db: Db, archive: OpenArchive, { log_keys }: Trust): Promise<number> => {
  const { id } = archive.manifest.client
  const checkpoint = await textIn(archive, CHECKPOINT)
  const leaves = rowsIn(archive, 'leaves')?.lines ?? 0
  if (checkpoint === null && leaves > 0) throw faulty(CHECKPOINT, 'it is missing')
  if (checkpoint === null || leaves === 0) return 0
  await brought.makeLeafPlace(db)
  for await (const some of leavesIn(archive))
    await tolerant('events', () => brought.addBroughtLeaves(db, some))
  const proven = await checkTree(archive, checkpoint, log_keys, (from, until) =>
    brought.broughtLeaves(db, id, from, until),
  )
  if (proven !== leaves) throw faulty('tiles.jsonl', `they hold ${proven} leaves of ${leaves}`)
  // Events become leaves as they were committed, and none is passed over.
  const passed = await brought.leaflessBefore(db, id)
  if (passed)
    throw faulty(
      'leaves.jsonl',
      `event ${passed.seq} of the order ${passed.order_id} is no leaf, and one after it is`,
    )
  return proven
}

const readCredentials = async (db: Db, archive: OpenArchive, trust: Trust): Promise<void> => {
  const { id } = archive.manifest.client
  for await (const credential of credentialsOf(archive)) {
    const { jti, jwt, order_id, rev } = credential
    const why = whyNotOfLog(jwt, await brought.bodiesOf(db, id, order_id, rev), trust)
    if (why !== null) throw faulty(`credentials/${jti}.sd-jwt`, why)
    await brought.addBrought(db, id, credential)
  }
}

const noteOrigin = async (db: Db, archive: OpenArchive): Promise<void> => {
  const { manifest, manifest_sha256 } = archive
  await brought.addOrigin(db, manifest.client.id, {
    manifest_sha256,
    origin: manifest.origin.url,
    exported_at: manifest.exported_at,
    checkpoint: await textIn(archive, CHECKPOINT),
    // It was read as a file of keys.
    keys: jsonIn((await textIn(archive, KEYS)) ?? '') as KeysOfOrigin,
  })
}
