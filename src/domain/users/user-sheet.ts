import { plain } from '../bulk/mapping.ts'

/** Users that one sheet may have. */
export const mostRows = 200

/** The columns that a sheet of users may have, in the order in which they are shown. */
export const userColumns = [
  'username',
  'name',
  'email',
  'accountType',
  'role',
  'reach',
  'party',
] as const
/** A column of such a sheet, by the field that it fills. */
export type UserColumn = (typeof userColumns)[number]

/** Without these there is no user. */
const needed = ['username', 'name'] as const

/** Where the columns of a sheet stand, which that are needed are missing, and what is not read. */
export interface UserSheetPlan {
  readonly at: Readonly<Partial<Record<UserColumn, number>>>
  readonly missing: readonly UserColumn[]
  readonly unread: readonly string[]
}

/**
 * Finds the columns by their headers: the field's own name, or what a page calls it in any of these
 * sets of words, whatever the case and spacing. The first of two alike is taken.
 */
export const userSheetPlan = (
  headers: readonly string[],
  named: readonly Readonly<Record<UserColumn, string>>[],
): UserSheetPlan => {
  const fieldOf = (header: string): UserColumn | undefined =>
    userColumns.find((field) =>
      [field, ...named.map((words) => words[field])].some((name) => plain(name) === plain(header)),
    )
  const fields = headers.map(fieldOf)
  const at = Object.fromEntries(
    userColumns.flatMap((field) =>
      fields.includes(field) ? [[field, fields.indexOf(field)] as const] : [],
    ),
  )
  return {
    at,
    missing: needed.filter((field) => !fields.includes(field)),
    unread: headers.filter(
      (header, n) => header !== '' && (!fields[n] || fields.indexOf(fields[n]) < n),
    ),
  }
}
