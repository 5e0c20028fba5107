import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Reach } from '../policy/viewer.ts'
import { aPolicy, aViewer } from '../testing/factories.ts'
import {
  isAdministrator,
  powersOf,
  whyNoLink,
  whyNotChange,
  whyNotHoldLink,
  whyNotLose,
  whyNotManage,
  whyNotManageUsers,
  whyNotViewAs,
  type ManagedAccount,
} from './managing.ts'

const clock = { now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' }
let made = 0
const account = (
  own: PolicyDocument = {},
  { reach, platform = false }: { reach?: Reach; platform?: boolean } = {},
): ManagedAccount => ({
  viewer: { ...aViewer(reach), user_id: `user ${(made += 1)}` },
  policy: aPolicy({}, own),
  is_platform_admin: platform,
})

const plain = account()
const manager = account({ config: { role: 'User_Mgmnt' } })
const admin = account({ config: { accountType: 'Admin' } })
const platform = account({}, { platform: true })
const analyst = account({ config: { show_analytics: true } })
const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code)

describe('who manages users [ROLE-01]', () => {
  const vendor: Reach = { kind: 'vendor', transporter: 'Roadrunner' }
  it.each<[string, ManagedAccount, 'look' | 'change', string[]]>([
    ['a plain account', plain, 'look', ['wrong_party']],
    ['a user manager', manager, 'change', []],
    ['an Admin', admin, 'change', []],
    ['config.admin alone', account({ config: { admin: true } }), 'look', ['wrong_party']],
    ['who administers every client', platform, 'change', []],
    [
      'a carrier, whatever its role',
      account({ config: { role: 'User_Mgmnt' } }, { reach: vendor }),
      'look',
      ['wrong_party'],
    ],
    [
      'who only views, to look',
      account({ config: { role: 'User_Mgmnt', 'view-only': true } }),
      'look',
      [],
    ],
    [
      'who only views, to change',
      account({ config: { role: 'User_Mgmnt', 'view-only': true } }),
      'change',
      ['view_only'],
    ],
    [
      'who only reads, to change',
      account({ config: { role: 'User_Mgmnt', disable: 'write' } }),
      'change',
      ['read_only'],
    ],
  ])('%s', (_who, who, to, expected) => {
    expect(codes(whyNotManageUsers(who, clock, to))).toEqual(expected)
  })
})

describe('what an account may give away', () => {
  it('is what it may do itself; an administrator has all that there is in a client [MGMT-01]', () => {
    expect([...powersOf(plain, clock)]).toEqual([])
    expect([...powersOf(analyst, clock)]).toEqual(['analysis'])
    expect([...powersOf(admin, clock)]).toContain('history')
    expect([...powersOf(admin, clock)]).not.toContain('platform')
    expect([...powersOf(platform, clock)]).toContain('platform')
    expect([plain, manager, admin, platform].map((one) => isAdministrator(one, clock))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it.each<[string, ManagedAccount]>([
    ['only views', account({ config: { admin: true, 'view-only': true } })],
    ['only reads', account({ config: { accountType: 'Admin', disable: 'write' } })],
    [
      'carries the goods',
      account(
        { config: { admin: true } },
        { reach: { kind: 'vendor', transporter: 'Roadrunner' }, platform: true },
      ),
    ],
  ])('is no administrator’s who %s, who still is touched by none below [MGMT-01]', (_what, one) => {
    expect(isAdministrator(one, clock)).toBe(false)
    expect(codes(whyNotManage(manager, one, clock))).toEqual(['more_than_own'])
  })

  it.each<[string, ManagedAccount, ManagedAccount, string[]]>([
    ['a user manager an administrator', manager, admin, ['more_than_own']],
    ['a user manager a user manager', manager, account({ config: { role: 'User_Mgmnt' } }), []],
    ['a user manager who sees figures', manager, analyst, []],
    ['an administrator another', admin, account({ config: { admin: true } }), []],
    ['an administrator the platform’s', admin, platform, ['more_than_own']],
    ['the platform’s an administrator', platform, admin, []],
  ])('%s to manage [MGMT-01]', (_what, who, whom, expected) => {
    expect(codes(whyNotManage(who, whom, clock))).toEqual(expected)
  })

  it.each<[string, ManagedAccount, ManagedAccount, ManagedAccount, boolean, string[]]>([
    ['a user manager makes an administrator', manager, plain, admin, false, ['more_than_own']],
    ['a user manager makes a user manager', manager, plain, manager, false, []],
    ['a user manager opens figures', manager, plain, analyst, false, ['more_than_own']],
    ['a user manager leaves figures open', manager, analyst, analyst, false, []],
    ['a user manager changes settings', manager, plain, plain, true, ['admins_only']],
    ['an administrator changes settings', admin, plain, analyst, true, []],
    [
      'an administrator makes one of the platform',
      admin,
      plain,
      platform,
      false,
      ['more_than_own'],
    ],
    ['the platform’s makes another', platform, plain, platform, false, []],
  ])('%s [MGMT-01]', (_what, who, before, after, isOfSettings, expected) => {
    const change = { before, after, isOfAddress: false, isOfRights: true, isOfSettings }
    expect(codes(whyNotChange(who, change, clock))).toEqual(expected)
    const added = { ...change, before: null }
    if (before === plain) expect(codes(whyNotChange(who, added, clock))).toEqual(expected)
  })
})

describe('what opens an account [MGMT-01]', () => {
  it.each<[string, ManagedAccount, ManagedAccount, string[]]>([
    ['a plain account’s a user manager', manager, plain, []],
    ['one’s who sees figures a user manager', manager, analyst, ['more_than_own']],
    ['one’s who sees figures an administrator', admin, analyst, []],
    ['one’s own', manager, manager, []],
  ])('is held and sent elsewhere: %s', (_what, who, whom, expected) => {
    expect(codes(whyNotHoldLink(who, whom, clock))).toEqual(expected)
    const change = { isOfAddress: true, isOfRights: false, isOfSettings: false }
    const asked = { before: whom, after: whom, ...change }
    expect(codes(whyNotChange(who, asked, clock))).toEqual(expected)
    expect(whyNotChange(who, { ...asked, isOfAddress: false }, clock)).toEqual([])
  })
})

describe('one’s own account', () => {
  it('keeps its rights, and may have another name [MGMT-01]', () => {
    const change = {
      before: admin,
      after: admin,
      isOfAddress: true,
      isOfRights: true,
      isOfSettings: false,
    }
    expect(codes(whyNotChange(admin, change, clock))).toEqual(['own_account'])
    expect(whyNotChange(admin, { ...change, isOfRights: false }, clock)).toEqual([])
    expect(codes(whyNotViewAs(admin, admin, clock))).toEqual(['own_account'])
  })
})

describe('looking as somebody else does [MGMT-01]', () => {
  it.each<[string, ManagedAccount, ManagedAccount, string[]]>([
    ['a user manager as a plain account', manager, plain, []],
    ['a user manager as one who sees figures', manager, analyst, ['more_than_own']],
    ['a user manager as an administrator', manager, admin, ['more_than_own']],
    ['an administrator as one who sees figures', admin, analyst, []],
    ['an administrator as the platform’s', admin, platform, ['more_than_own']],
    ['the platform’s as an administrator', platform, admin, []],
  ])('%s', (_what, who, whom, expected) => {
    expect(codes(whyNotViewAs(who, whom, clock))).toEqual(expected)
  })
})

it.each<[was: boolean, stays: boolean, others: number, string[]]>([
  [true, false, 0, ['last_administrator']],
  [true, false, 1, []],
  [true, true, 0, []],
  [false, false, 0, []],
])('the last administrator stays: %j, %j beside %i [MGMT-01]', (was, stays, others, expected) => {
  expect(codes(whyNotLose({ was, stays }, others))).toEqual(expected)
})

it.each<[purpose: 'invitation' | 'reset', is_invited: boolean, string[]]>([
  ['reset', false, ['user_single_only']],
  ['reset', true, ['user_invited']],
  ['invitation', true, []],
])(
  'a link for %s, invited %j, of who signs in at a provider alone [ACCT-03]',
  (purpose, is_invited, expected) => {
    const user = { username: 'asha', disabled: false, is_invited }
    expect(codes(whyNoLink(user, purpose, true))).toEqual(expected)
    expect(codes(whyNoLink({ ...user, disabled: true }, purpose, true))).toEqual([
      'user_is_disabled',
    ])
  },
)
