import { fieldErrors, type FieldError } from '../../domain/field-errors.ts'
import { newUser } from '../../domain/users/user-input.ts'
import { addUserTo } from './add-user.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { lockUsers } from '../stores/accounts/user-writes.ts'
import { hostOfUsers, type HostOfUsers } from '../stores/accounts/users.ts'
import type { Tx } from '../stores/database/database.ts'
import type { UserDesk } from './user-desk.ts'

/** A row of a sheet as it was read: cells by field. */
type UserRowRead = Readonly<Record<string, unknown>>

/** What became of the rows: 1 is the first. */
export interface ImportedUsers {
  readonly created: { row: number; username: string }[]
  readonly failed: { row: number; username: string | null; errors: FieldError[] }[]
}

/** An empty cell says nothing. */
const filled = (row: UserRowRead): UserRowRead =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, cell]) => cell !== null && (typeof cell !== 'string' || cell.trim() !== ''),
    ),
  )

/** What is wrong with a row on the whole is told at what gives a user its rights. */
const AT_WHOLE = 'accountType'

/** Adds the user of a row; answers what is wrong with it instead, and has changed nothing then. */
const addRow = async (
  deps: Deps,
  tx: Tx,
  at: UserDesk,
  host: HostOfUsers,
  row: UserRowRead,
  why: string | undefined,
): Promise<string | FieldError[]> => {
  const read = newUser.safeParse(row)
  if (!read.success) return fieldErrors(read.error.issues)
  try {
    await addUserTo(deps, tx, at, host, { ...read.data, why })
    return read.data.username
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.errors.length > 0 ? [...error.errors] : [{ field: AT_WHOLE, ...error.said }]
  }
}

/** Adds the users of a sheet's rows, each by itself, in a transaction of the desk's. */
export const importUsers = async (
  deps: Deps,
  tx: Tx,
  at: UserDesk,
  rows: readonly UserRowRead[],
  why: string | undefined,
): Promise<ImportedUsers> => {
  await lockUsers(tx, at.client_id)
  const host = await hostOfUsers(tx)
  const imported: ImportedUsers = { created: [], failed: [] }
  for (const [index, cells] of rows.entries()) {
    const row = index + 1
    const added = await addRow(deps, tx, at, host, filled(cells), why)
    if (typeof added === 'string') {
      imported.created.push({ row, username: added })
      continue
    }
    const { username } = cells
    imported.failed.push({
      row,
      username: typeof username === 'string' ? username.slice(0, 200) : null,
      errors: added.slice(0, 20),
    })
  }
  return imported
}
