import type { Translate } from '../words/catalogue.ts'
import { managementWords } from '../words/management.ts'
import type { Policy } from './policy.ts'

/** Account types by the word behind the client's name, if there is one. */
const types = ['Admin', 'Driver', 'Distributor', 'CnF', 'Viewer'] as const
const typeOf = (word: string | undefined) => types.find((type) => type === word)

/**
 * What an account is, in people's words, the most telling first; a type that nobody knows as it is
 * written.
 */
export const roleWords = (
  {
    accountType,
    role,
    admin,
    disable,
    'view-only': view_only,
  }: Pick<Policy['config'], 'accountType' | 'role' | 'admin' | 'disable' | 'view-only'>,
  reach: 'client' | 'vendor' | 'distributor',
  t: Translate,
): string[] => {
  const { roles } = t(managementWords)
  const type = typeOf(accountType?.split('-').at(-1))
  const said = [
    ...(reach === 'vendor' ? [roles.vendor] : []),
    ...(accountType === null ? [] : [type ? roles[type] : accountType]),
    ...(admin ? [roles.admin] : []),
    ...(role === 'User_Mgmnt' ? [roles.userManagement] : []),
    ...(view_only ? [roles.viewOnly] : []),
    ...(disable === 'write' ? [roles.readOnly] : []),
  ]
  return said.length === 0 ? [roles.plain] : [...new Set(said)]
}
