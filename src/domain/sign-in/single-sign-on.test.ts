import { describe, expect, it } from 'vitest'
import {
  domain,
  externalIdsIn,
  groupsIn,
  mergedClaims,
  personIn,
  rightsOf,
  sawSecondFactor,
  usernamesIn,
  verifiedEmailIn,
} from './single-sign-on.ts'

const rules = [
  { group: 'heads', role: 'User_Mgmnt', accountType: null },
  { group: 'staff', role: null, accountType: 'Dispatch' },
]

describe('the groups of a provider', () => {
  it.each([
    [['staff'], 'staff'],
    [['staff', 'heads'], 'heads'],
    [['Heads'], null],
    [['__proto__', 'constructor'], null],
    [[], null],
  ])('%j decide by the first rule that names one: %s [ACCT-03]', (groups, group) => {
    expect(rightsOf(groups, rules)?.group ?? null).toBe(group)
  })

  it('decide as fast when there are ten thousand of them [ACCT-03]', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `group-${number}`)
    const wide = Array.from({ length: 200 }, (_, number) => ({
      group: `other-${number}`,
      role: null,
      accountType: null,
    }))
    const all = [...wide, { ...wide[0]!, group: 'group-9999' }]
    expect(rightsOf(many, all)?.group).toBe('group-9999')
    /** The quickest of some tries: what other programs take can only lengthen one. */
    const took = (some: typeof all): number =>
      Math.min(
        ...Array.from({ length: 20 }, () => {
          const began = performance.now()
          rightsOf(many, some)
          return performance.now() - began
        }),
      )
    // Each rule that looked through all the groups would take as long as the first.
    expect(took(all) / took(all.slice(-1))).toBeLessThan(20)
  })

  it.each([
    [{ groups: ['a', 1, null, 'b'] }, ['a', 'b']],
    [{ groups: 'a' }, ['a']],
    [{ groups: { a: 1 } }, null],
    [{}, null],
  ])('are read from %j as %j [ACCT-03]', (claims, groups) => {
    expect(groupsIn(claims, 'groups')).toEqual(groups)
  })

  it('are not read from what every object has [ACCT-03]', () => {
    expect(groupsIn({}, 'constructor')).toBeNull()
  })
})

describe('what a provider says of somebody', () => {
  it.each([
    [{ email: 'a@b.example', email_verified: true }, 'a@b.example'],
    [{ email: 'a@b.example', email_verified: 'true' }, null],
    [{ email: 'a@b.example', email_verified: 1 }, null],
    [{ email: 'a@b.example' }, null],
    [{ email: 7, email_verified: true }, null],
  ])('%j verifies the address %s [ACCT-03]', (claims, email) => {
    expect(verifiedEmailIn(claims)).toBe(email)
  })

  it.each([
    [{}, { email: 'a@b.example', email_verified: true }, 'a@b.example'],
    [{ email: 'a@b.example' }, { email: 'a@b.example', email_verified: true }, 'a@b.example'],
    [{ email: 'boss@b.example' }, { email: 'a@b.example', email_verified: true }, null],
    [{ email: 'boss@b.example' }, { email_verified: true }, null],
    [{ email_verified: true }, { email: 'a@b.example' }, 'a@b.example'],
    [{ email: 'a@b.example', email_verified: false }, { email_verified: true }, null],
  ])('%j with %j beside it verifies %s [ACCT-03]', (id_token, userinfo, email) => {
    expect(verifiedEmailIn(mergedClaims(id_token, userinfo))).toBe(email)
  })

  it('offers usernames that can be ours, the preferred one first [ACCT-03]', () => {
    expect(usernamesIn({ preferred_username: 'asha', email: 'asha@acme.example' })).toEqual([
      'asha',
      'asha@acme.example',
    ])
    expect(usernamesIn({ preferred_username: 'not a name', upn: 7 })).toEqual([])
  })

  it('names who is new here, by the username where it says no name [ACCT-03]', () => {
    expect(personIn({ given_name: 'Asha', family_name: 'Rao' }, 'asha')).toEqual({
      name: 'Asha Rao',
      email: null,
    })
    expect(personIn({ name: '\u0007' }, 'asha').name).toBe('asha')
    expect(personIn({ email: 'no address', email_verified: true }, 'asha').email).toBeNull()
  })

  it('tells the ids under which it may have been provisioned [ACCT-04]', () => {
    expect(externalIdsIn({ sub: 's', oid: 'o' })).toEqual(['s', 'o'])
  })

  it('counts as two factors only where it says so [ACCT-03]', () => {
    expect(sawSecondFactor({ amr: ['pwd', 'mfa'] })).toBe(true)
    expect([{}, { amr: 'mfa' }, { amr: ['pwd'] }].map(sawSecondFactor)).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([
    ['Acme.Example', true],
    ['acme', false],
    ['a@acme.example', false],
    ['acme.example.', false],
    ['-a.example', false],
  ])('and %s is a domain: %s [ACCT-03]', (text, fits) => {
    expect(domain.safeParse(text).success).toBe(fits)
  })
})
