import { describedSettings } from '../../../domain/policy/form/described-settings.ts'
import type { RowMember } from '../../../domain/account-archive/members.ts'
import { userFields } from '../../../domain/users/user-input.ts'
import { usernamesHere } from '../../stores/account-archive/bring-in.ts'
import type { Tx } from '../../stores/database/database.ts'
import { CannotTransfer } from '../../stores/database/transfer/manifest.ts'
import type { OpenArchive } from './read-archive.ts'
import { batchesOf, type BroughtRows } from './rows-in.ts'

/** What users are called here, by the names that they had. */
export type RenamedUsers = ReadonlyMap<string, string>

/**
 * Gives users whose names are taken here another, with this suffix. Throws CannotTransfer where
 * that is taken too, here or in the archive.
 */
export const namesHere = async (
  db: Tx['db'],
  archive: OpenArchive,
  suffix: string | undefined,
): Promise<RenamedUsers> => {
  const names = new Map<string, string>()
  if (suffix === undefined) return names
  const all: string[] = []
  for await (const { rows } of batchesOf(archive, 'users'))
    all.push(...rows.map(({ username }) => String(username)))
  const taken = new Set((await usernamesHere(db, all)).map((name) => name.toLowerCase()))
  for (const name of all) if (taken.has(name.toLowerCase())) names.set(name, `${name}${suffix}`)
  const given = [...names.values()]
  const unfit = given.find((name) => !userFields.username.safeParse(name).success)
  if (unfit !== undefined) throw new CannotTransfer(`--users-as: ${unfit} is no username`)
  const known = new Set(all.map((name) => name.toLowerCase()))
  const again = given.filter((name) => known.has(name.toLowerCase()))
  const twice = [...again, ...(await usernamesHere(db, given))]
  if (twice.length > 0)
    throw new CannotTransfer(`--users-as: these names are taken too: ${twice.join(', ')}`)
  return names
}

const renamed = (value: unknown, names: RenamedUsers): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  return typeof value === 'string' ? (names.get(value) ?? value) : value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const renamedAt = (
  value: unknown,
  [key, ...below]: readonly string[],
  names: RenamedUsers,
): unknown => {
  if (key === undefined) return renamed(value, names)
  if (!isObject(value) || !Object.hasOwn(value, key)) return value
  return { ...value, [key]: renamedAt(value[key], below, names) }
}

/** A configuration with the users that it names. */
const renamedIn = (document: unknown, names: RenamedUsers): unknown =>
  describedSettings()
    .filter(({ format }) => format === 'username')
    .reduce((told, { path }) => renamedAt(told, path.split('.'), names), document)

type Row = BroughtRows['rows'][number]

/** Columns that say whose a row is; who did something is told as it was on record. */
const withNames: Partial<Readonly<Record<RowMember, (row: Row, names: RenamedUsers) => Row>>> = {
  users: (row, names) => ({
    ...row,
    username: renamed(row['username'], names),
    config: renamedIn(row['config'], names),
  }),
  policies: (row, names) => ({ ...row, document: renamedIn(row['document'], names) }),
  import_batches: (row, names) => ({ ...row, username: renamed(row['username'], names) }),
  imports: (row, names) => ({ ...row, username: renamed(row['username'], names) }),
  delivery_uploads: (row, names) => ({ ...row, username: renamed(row['username'], names) }),
}

/** Rows with what their users are called here. */
export const withNamesHere = (
  kind: RowMember,
  batch: BroughtRows,
  names: RenamedUsers,
): BroughtRows => {
  const change = withNames[kind]
  if (names.size === 0 || !change) return batch
  const rows = batch.rows.map((row) => change(row, names))
  return { rows, lines: rows.map((row) => JSON.stringify(row)) }
}
