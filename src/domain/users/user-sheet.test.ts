import { describe, expect, it } from 'vitest'
import { userSheetPlan, type UserColumn } from './user-sheet.ts'

const words: Readonly<Record<UserColumn, string>> = {
  username: 'Username',
  name: 'Name',
  email: 'E-mail',
  accountType: 'Account type',
  role: 'Role',
  reach: 'Sees',
  party: 'Party',
}

describe('a sheet of users [MGMT-01]', () => {
  it.each<[name: string, headers: string[], expected: ReturnType<typeof userSheetPlan>]>([
    [
      'is found by what the page calls its columns, whatever the case and spacing',
      ['USER NAME', 'e mail', ' Name ', 'Account Type'],
      { at: { username: 0, email: 1, name: 2, accountType: 3 }, missing: [], unread: [] },
    ],
    [
      'is found by the names of the fields',
      ['party', 'reach', 'role', 'name', 'username'],
      { at: { username: 4, name: 3, role: 2, reach: 1, party: 0 }, missing: [], unread: [] },
    ],
    [
      'says which column it needs, and which it does not read',
      ['Name', 'Colour', '', 'name'],
      { at: { name: 0 }, missing: ['username'], unread: ['Colour', 'name'] },
    ],
    ['may be empty', [], { at: {}, missing: ['username', 'name'], unread: [] }],
  ])('%s', (_name, headers, expected) => {
    expect(userSheetPlan(headers, [words])).toEqual(expected)
  })
})
