import { z } from 'zod'

/** The format that this release writes, and the only one that it reads. */
export const ARCHIVE_FORMAT = 'epod-account-1'

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const fault = z.enum(['missing', 'unreadable', 'cut', 'changed'])

/** Files that an archive may lack, at most. */
export const MOST_LOST = 1_000

/**
 * Manifest: what an account's archive holds, and what each member is. Members of `media/` are named
 * in files.jsonl, those of `credentials/` in credentials.jsonl, each with its digest.
 */
export const archiveManifest = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** The moment whose rows it has. */
  exported_at: z.iso.datetime(),
  origin: z.strictObject({
    /** The address of the installation. */
    url: z.string().min(1).max(2_000),
    /** The name of its log; null where it has signed no checkpoint. */
    log: z.string().min(1).max(255).nullable(),
  }),
  client: z.strictObject({
    id: z.uuid(),
    key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    name: z.string().min(1).max(500),
    time_zone: z.string().min(1).max(80),
  }),
  members: z
    .array(
      z.strictObject({
        name: z.string().max(80),
        bytes: count,
        sha256: digest,
        /** Null for what is no JSON Lines. */
        lines: count.nullable(),
      }),
    )
    .max(100),
  media: z.strictObject({
    files: count,
    bytes: count,
    /** On record, and not in the store as it was put there. */
    lost: z.array(z.strictObject({ digest, fault })).max(MOST_LOST),
  }),
  credentials: count,
})

/** What such a manifest says. */
export type ArchiveManifest = z.infer<typeof archiveManifest>

/** One member that the manifest names. */
export type ArchiveMember = ArchiveManifest['members'][number]

/**
 * Reads a manifest. Answers what is wrong with it instead, in a sentence, where it is none that
 * this release reads.
 */
export const manifestIn = (text: string): ArchiveManifest | string => {
  const found = parsed(text)
  if (found === null) return 'manifest.json is no JSON object'
  if (found.format !== ARCHIVE_FORMAT)
    return `it has the format ${String(found.format).slice(0, 40)}; this release reads ${ARCHIVE_FORMAT}`
  const read = archiveManifest.safeParse(found)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return `manifest.json: ${issue?.path.join('.') || 'it'} is not what it should be`
}

const parsed = (text: string): { readonly format?: unknown } | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
