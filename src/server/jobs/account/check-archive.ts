import { z } from 'zod'
import type { ArchiveMember } from '../../../domain/account-archive/manifest.ts'
import {
  credentialMember,
  mediaMember,
  rowsFile,
  type RowMember,
} from '../../../domain/account-archive/members.ts'
import { sha256 } from '../../secrets.ts'
import { faulty, linesOfMember, type FoundMember, type OpenArchive } from './read-archive.ts'

/** A line of files.jsonl. */
export const fileLine = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.string().max(200),
  bytes: z.number().int().min(0),
})
/** A line of credentials.jsonl. */
export const credentialLine = z.object({
  order_id: z.uuid(),
  number: z.number().int().min(1),
  rev: z.number().int().min(1),
  jti: z.uuid(),
  issued_at: z.string().max(60),
  origin: z.string().min(1).max(2_000),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The member that holds rows of a kind; null where the archive has none. */
export const rowsIn = ({ manifest }: OpenArchive, kind: RowMember): ArchiveMember | null =>
  manifest.members.find(({ name }) => name === rowsFile(kind)) ?? null

/** The lines of a kind, each as its schema reads it; none where the archive has no such member. */
export async function* readLines<T>(
  archive: OpenArchive,
  kind: RowMember,
  schema: z.ZodType<T>,
): AsyncGenerator<T> {
  const member = rowsIn(archive, kind)
  if (!member) return
  let number = 0
  for await (const line of linesOfMember(archive, member)) {
    number += 1
    const read = schema.safeParse(jsonIn(line))
    if (!read.success) throw faulty(member.name, `line ${number} is not what it should be`)
    yield read.data
  }
}

/** What a text says as JSON; undefined where it is none. */
export const jsonIn = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Photos and papers with their bytes, each compared with its name, as files.jsonl lists them. */
export async function* mediaOf(
  archive: OpenArchive,
): AsyncGenerator<z.infer<typeof fileLine> & { readonly content: Buffer }> {
  const lost = new Set(archive.manifest.media.lost.map(({ digest }) => digest))
  const members = archive.each('media')
  for await (const file of readLines(archive, 'files', fileLine)) {
    if (lost.has(file.digest)) continue
    const name = mediaMember(file.digest, file.mime)
    const content = await archive.bytesOf(await next(members, name))
    if (content.byteLength !== file.bytes || sha256(content) !== file.digest)
      throw faulty(name, 'it was changed after the export')
    yield { ...file, content }
  }
  await nothingMore(members)
}

/** Credentials as they were signed, as credentials.jsonl lists them. */
export async function* credentialsOf(
  archive: OpenArchive,
): AsyncGenerator<z.infer<typeof credentialLine> & { readonly jwt: string }> {
  const members = archive.each('credential')
  for await (const credential of readLines(archive, 'credentials', credentialLine)) {
    const name = credentialMember(credential.jti)
    const content = await archive.bytesOf(await next(members, name))
    if (sha256(content) !== credential.sha256) throw faulty(name, 'it was changed after the export')
    yield { ...credential, jwt: content.toString('utf8').replace(/~$/, '') }
  }
  await nothingMore(members)
}

const next = async (members: AsyncGenerator<FoundMember>, name: string): Promise<FoundMember> => {
  const { value } = await members.next()
  if (!value || value.name > name) throw faulty(name, 'it is missing')
  if (value.name !== name) throw faulty(value.name, 'no line names it')
  return value
}

const nothingMore = async (members: AsyncGenerator<FoundMember>): Promise<void> => {
  const { value } = await members.next()
  if (value) throw faulty(value.name, 'no line names it')
}

/**
 * Integrity check: reads all of an archive and compares each member with its digest and count.
 * Throws CannotTransfer, which names the first that differs.
 */
export const checkArchive = async (archive: OpenArchive): Promise<void> => {
  const { members, media } = archive.manifest
  for (const member of members) {
    if (member.lines !== null) for await (const _line of linesOfMember(archive, member));
    else for await (const _piece of await archive.open(member));
  }
  let bytes = 0
  for await (const file of mediaOf(archive)) bytes += file.bytes
  if (bytes !== media.bytes) throw faulty('media/', `${bytes} bytes, and not ${media.bytes}`)
  for await (const _credential of credentialsOf(archive));
}
