import { managementWords as say } from '../words/management.ts'
import type { Policy } from './policy.ts'

/** Account types by the word behind the client's name, if there is one. */
const types = ['Admin', 'Driver', 'Distributor', 'CnF', 'Viewer'] as const
const typeWord = (word: string | undefined): string | undefined =>
  types.flatMap((type) => (type === word ? [say.roles[type]] : []))[0]

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
): string[] => {
  const said = [
    ...(reach === 'vendor' ? [say.roles.vendor] : []),
    ...(accountType === null ? [] : [typeWord(accountType.split('-').at(-1)) ?? accountType]),
    ...(admin ? [say.roles.admin] : []),
    ...(role === 'User_Mgmnt' ? [say.roles.userManagement] : []),
    ...(view_only ? [say.roles.viewOnly] : []),
    ...(disable === 'write' ? [say.roles.readOnly] : []),
  ]
  return said.length === 0 ? [say.roles.plain] : [...new Set(said)]
}
