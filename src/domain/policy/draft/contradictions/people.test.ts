import { describe, expect, it } from 'vitest'
import { aViewer, NOW } from '../../../testing/factories.ts'
import type { PolicyDocument } from '../../policy.ts'
import { contradictionsIn, type ClientAccount } from './find.ts'

const account = (username: string, config: PolicyDocument = {}): ClientAccount => ({
  viewer: { ...aViewer({ kind: 'client' }), username },
  config,
  disabled: false,
  is_invited: false,
})
const administrator = account('boss', { config: { accountType: 'Admin', admin: true } })

const judged = (
  document: PolicyDocument,
  {
    accounts = [administrator, account('desk')],
    before = {},
    by = 'boss',
  }: { accounts?: ClientAccount[]; before?: PolicyDocument; by?: string } = {},
) => {
  const { refusals, warnings } = contradictionsIn(document, { before, accounts, by, now: NOW })
  const told = (all: typeof refusals) =>
    all.map(({ code, field, others }) => [code, field, ...others])
  return { refusals: told(refusals), warnings: told(warnings) }
}

describe('who is left to administer [MGMT-02, ROLE-02]', () => {
  const named = account('boss', { config: { admin: true, disable: null } })
  const own = account('own', { config: { admin: true } })
  const byRole = account('clerk')
  it('is whoever has it of its own, whatever the client’s document says', () => {
    expect(
      judged({ config: { disable: 'write' } }, { accounts: [named], by: 'boss' }).refusals,
    ).toEqual([])
  })

  it.each<[name: string, document: PolicyDocument, path: string]>([
    ['reads', { config: { disable: 'write' } }, 'config.disable'],
    ['looks', { config: { 'view-only': true } }, 'config.view-only'],
  ])('is nobody where everybody only %s, which is refused', (_name, document, path) => {
    expect(judged(document).refusals).toContainEqual(['no_administrator', path])
  })

  it('may be somebody else than who publishes, who is told', () => {
    const other = account('other', { config: { admin: true } })
    const by_role = account('desk')
    const before: PolicyDocument = { config: { admin: true } }
    expect(judged({}, { accounts: [other, by_role], before, by: 'desk' })).toEqual({
      refusals: [],
      warnings: [['you_lose_admin', 'config.admin', 'config.accountType']],
    })
  })

  it('is missed by nobody where the client has no administrator today', () => {
    const { refusals } = judged({ config: { disable: 'write' } }, { accounts: [account('desk')] })
    expect(refusals.map(([code]) => code)).not.toContain('no_administrator')
  })

  it.each<[name: string, accounts: ClientAccount[], document: PolicyDocument, told: string[][]]>([
    ['beside who can sign in', [named, { ...own, is_invited: true }], {}, [[], []]],
    [
      'in place of who can sign in',
      [byRole, { ...own, is_invited: true }],
      {},
      [['only_invited_administer'], []],
    ],
    [
      'alone, as of a new client',
      [{ ...own, is_invited: true }],
      {},
      [[], ['only_invited_administer']],
    ],
    [
      'beside clerks, where nobody ruled before',
      [account('desk', { config: { admin: false } }), { ...own, is_invited: true }],
      {},
      [[], ['only_invited_administer']],
    ],
    [
      'alone, and not even it is left',
      [{ ...byRole, is_invited: true }],
      {},
      [['no_administrator'], []],
    ],
  ])('counts whoever is invited %s for what it is', (_name, accounts, document, told) => {
    const before: PolicyDocument = { config: { admin: true } }
    const found = judged(document, { accounts, before, by: 'nobody' })
    const own_codes = new Set(['no_administrator', 'only_invited_administer'])
    expect(
      [found.refusals, found.warnings].map((all) =>
        all.map(([code = '']) => code).filter((code) => own_codes.has(code)),
      ),
    ).toEqual(told)
  })

  it('is told where nobody is left to manage users', () => {
    const before: PolicyDocument = { config: { role: 'User_Mgmnt' } }
    expect(judged({}, { accounts: [named], before }).warnings).toEqual([
      ['no_user_manager', 'config.role', 'config.accountType'],
    ])
  })
})
