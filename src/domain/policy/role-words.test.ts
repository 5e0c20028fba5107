import { expect, it } from 'vitest'
import { roleWords } from './role-words.ts'
import { english } from '../words/catalogue.ts'

const plain = {
  accountType: null,
  role: null,
  admin: false,
  disable: null,
  'view-only': false,
} as const

it.each([
  [{}, ['Full account']],
  [{ accountType: 'Admin', admin: true }, ['Administrator']],
  [{ role: 'User_Mgmnt' }, ['Manages users']],
  [{ 'view-only': true }, ['Views only']],
  [{ disable: 'write' as const }, ['Reads only']],
  [{ accountType: 'CnF' }, ['CnF agent']],
  [{ accountType: 'acme-Driver' }, ['Driver']],
  [{ accountType: 'a-b-Viewer', 'view-only': true }, ['Viewer', 'Views only']],
  [{ accountType: 'Auditor' }, ['Auditor']],
])('says of %j that it is %j [MGMT-01]', (config, said) => {
  expect(roleWords({ ...plain, ...config }, 'client', english)).toEqual(said)
})

it('says first who carries the goods [MGMT-01]', () => {
  expect(roleWords({ ...plain, disable: 'write' }, 'vendor', english)).toEqual([
    'Transporter',
    'Reads only',
  ])
})
