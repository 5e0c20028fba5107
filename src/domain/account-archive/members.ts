/** The manifest: the last member, so that an archive without it is not whole. */
export const MANIFEST = 'manifest.json'
/** The newest checkpoint of the log that the account's events stand in. */
export const CHECKPOINT = 'checkpoint.txt'
/** The public keys that checkpoint and credentials are verified with. */
export const KEYS = 'keys.json'

/** Members of JSON Lines, one kind of row each, in the order in which they are read in. */
export const rowMembers = [
  'client',
  'policies',
  'policy_withdrawals',
  'users',
  'user_changes',
  'sign_in_changes',
  'preferences',
  'saved_views',
  'files',
  'logos',
  'events',
  'names',
  'pictures',
  'links',
  'link_openings',
  'messages',
  'opt_outs',
  'crate_entries',
  'crate_statements',
  'import_batches',
  'imports',
  'import_writes',
  'delivery_uploads',
  'delivery_writes',
  'legal_holds',
  'credentials',
  'origins',
  'leaves',
  'tiles',
] as const
/** One of them. */
export type RowMember = (typeof rowMembers)[number]

/** The member that holds rows of a kind. */
export const rowsFile = (kind: RowMember): string => `${kind}.jsonl`

/** Every member that stands at the top, in the order of an archive; some may be left out. */
const topMembers: readonly string[] = [...rowMembers.map(rowsFile), CHECKPOINT, KEYS].sort()

/** How a file's media type is told by the end of its name. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** The member that holds a photo or paper. */
export const mediaMember = (digest: string, mime: string): string =>
  `media/${digest}.${endings[mime] ?? 'bin'}`

/** The member that holds a credential. */
export const credentialMember = (jti: string): string => `credentials/${jti}.sd-jwt`

/** Where a member belongs. */
export type MemberKind = 'manifest' | 'top' | 'media' | 'credential'

/** What a member's name says that it is; null for a name that no archive has. */
export const memberKind = (name: string): MemberKind | null => {
  if (name === MANIFEST) return 'manifest'
  if (topMembers.includes(name)) return 'top'
  if (/^media\/[0-9a-f]{64}\.(jpg|png|webp|pdf|bin)$/.test(name)) return 'media'
  if (/^credentials\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.sd-jwt$/.test(name))
    return 'credential'
  return null
}

/**
 * Why a member may not follow `before` in an archive; null where it may. Names ascend byte by byte,
 * so that none comes twice, and the manifest is the last.
 */
export const whyNotMember = (name: string, before: string | null): string | null => {
  if (memberKind(name) === null) return 'no archive has a member of this name'
  if (before === MANIFEST) return 'it stands behind the manifest'
  if (before !== null && name !== MANIFEST && name <= before)
    return 'it is there twice, or out of order'
  return null
}

/** How many times larger than its file an archive may be once it is unpacked. */
const MOST_GROWTH = 200
/** What any archive may unpack to, in bytes. */
const ANYWAY = 64_000_000

/** May a file of so many bytes hold so many? More is a file made to fill a disk. */
export const mayUnpackTo = (unpacked: number, file: number): boolean =>
  unpacked <= ANYWAY + file * MOST_GROWTH
