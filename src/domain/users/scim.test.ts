import { describe, expect, it } from 'vitest'
import { askedByPatch, askedByResource, askedByWhole, filterIn, ScimFault } from './scim.ts'

const faultOf = (work: () => unknown): string => {
  try {
    return `no fault: ${JSON.stringify(work())}`
  } catch (error) {
    if (error instanceof ScimFault) return error.type
    throw error
  }
}

describe('a user as SCIM tells it', () => {
  it('is read in the spellings of large providers [ACCT-04]', () => {
    expect(
      askedByResource({
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        externalId: '0a21f0f2',
        userName: 'asha@acme.example',
        active: 'True',
        emails: [
          { type: 'home', value: 'home@acme.example' },
          { primary: 'True', type: 'work', value: 'asha@acme.example' },
        ],
        name: { formatted: 'Asha Rao', familyName: 'Rao', givenName: 'Asha' },
        roles: [{ primary: 'True', display: 'Staff', value: 'staff' }],
        title: 'ignored',
      }),
    ).toEqual({
      externalId: '0a21f0f2',
      userName: 'asha@acme.example',
      active: true,
      email: 'asha@acme.example',
      name: 'Asha Rao',
      groups: ['staff'],
    })
    expect(
      askedByResource({ USERNAME: 'a', name: { givenName: 'Asha', familyName: 'Rao' } }),
    ).toEqual({ userName: 'a', name: 'Asha Rao' })
  })

  it.each([
    ['a text', 'invalidSyntax'],
    [[], 'invalidSyntax'],
    [null, 'invalidSyntax'],
    [{ userName: 7 }, 'invalidValue'],
    [{ userName: ' ' }, 'invalidValue'],
    [{ userName: 'x'.repeat(301) }, 'invalidValue'],
    [{ active: 'maybe' }, 'invalidValue'],
    [{ active: 1 }, 'invalidValue'],
    [{ emails: [{ value: 7 }] }, 'invalidValue'],
    [{ roles: [{}] }, 'invalidValue'],
  ])('is refused as %j: %s [ACCT-04]', (resource, type) => {
    expect(faultOf(() => askedByResource(resource))).toBe(type)
  })

  it('has neither address nor id where a whole one leaves them out [ACCT-04]', () => {
    expect(askedByWhole({ userName: 'a' })).toEqual({
      userName: 'a',
      email: null,
      externalId: null,
    })
    expect(askedByResource({ userName: 'a', externalId: null })).toEqual({
      userName: 'a',
      externalId: null,
    })
  })
})

describe('a change as SCIM tells it', () => {
  it.each([
    [[{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    [[{ op: 'replace', value: { active: false } }], { active: false }],
    [
      [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'a@b.example' }],
      { email: 'a@b.example' },
    ],
    [[{ op: 'replace', path: 'name.formatted', value: 'Asha R' }], { name: 'Asha R' }],
    [
      [
        { op: 'Replace', path: 'name.givenName', value: 'Asha' },
        { op: 'Replace', path: 'name.familyName', value: 'R' },
      ],
      { name: 'Asha R' },
    ],
    [
      [{ op: 'Replace', value: { 'name.givenName': 'A', 'name.familyName': 'B' } }],
      { name: 'A B' },
    ],
    [
      [
        {
          op: 'replace',
          path: 'urn:ietf:params:scim:schemas:core:2.0:User:displayName',
          value: 'A',
        },
      ],
      { name: 'A' },
    ],
    [
      [
        {
          op: 'add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'X',
        },
      ],
      {},
    ],
    [[{ op: 'add', path: 'title', value: 'X' }], {}],
    [[{ op: 'remove', path: 'externalId' }], { externalId: null }],
    [[{ op: 'remove', path: 'emails[type eq "work"]' }], { email: null }],
    [
      [{ op: 'Replace', path: 'roles[primary eq "True"].value', value: 'heads' }],
      { groups: ['heads'] },
    ],
    [[{ op: 'remove', path: 'roles' }], { groups: [] }],
    [[{ op: 'remove', path: 'roles[primary eq true]' }], { groups: [] }],
    [[{ op: 'replace', path: 'roles[primary eq "True"].display', value: 'Heads' }], {}],
    [[{ op: 'add', path: 'roles[primary eq "True"].value', value: 'a' }], { groups: ['a'] }],
    [[{ op: 'add', path: 'roles', value: ['a'] }], { groups: ['a'], areAdded: true }],
    [
      [
        { op: 'add', path: 'roles', value: ['a'] },
        { op: 'replace', path: 'roles', value: ['b'] },
      ],
      { groups: ['b'] },
    ],
    [
      [
        { op: 'add', value: { roles: [{ value: 'a' }] } },
        { op: 'add', path: 'roles', value: { value: 'b' } },
      ],
      { groups: ['a', 'b'], areAdded: true },
    ],
    [
      [
        { op: 'remove', path: 'roles' },
        { op: 'add', path: 'roles', value: ['a'] },
      ],
      { groups: ['a'] },
    ],
    // The one address is that at work: others are not kept.
    [[{ op: 'replace', path: 'emails[type eq "home"].value', value: 'h@b.example' }], {}],
    [[{ op: 'remove', path: 'emails[type eq "home"]' }], {}],
    [[{ op: 'replace', path: 'emails[type eq "work"].display', value: 'W' }], {}],
    [
      [{ op: 'replace', path: 'emails[primary eq true].value', value: 'p@b.example' }],
      { email: 'p@b.example' },
    ],
  ])('%j asks for %j [ACCT-04]', (Operations, asked) => {
    expect(askedByPatch({ Operations })).toEqual(asked)
  })

  it.each([
    [{}, 'invalidSyntax'],
    [{ Operations: {} }, 'invalidSyntax'],
    [
      { Operations: Array.from({ length: 101 }, () => ({ op: 'remove', path: 'emails' })) },
      'invalidSyntax',
    ],
    [{ Operations: [null] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'move', path: 'active', value: true }] }, 'invalidSyntax'],
    [{ Operations: [{ op: 'replace', path: 'active' }] }, 'invalidValue'],
    [{ Operations: [{ op: 'add', path: 'title' }] }, 'invalidValue'],
    [{ Operations: [{ op: 'remove' }] }, 'noTarget'],
    [{ Operations: [{ op: 'Remove', path: 'userName' }] }, 'mutability'],
    [{ Operations: [{ op: 'replace', value: 'x' }] }, 'invalidValue'],
    [{ Operations: [{ op: 'remove', path: 'roles[value eq "watchers"]' }] }, 'invalidFilter'],
    [{ Operations: [{ op: 'remove', path: 'groups[display eq "a"]' }] }, 'invalidFilter'],
    [
      { Operations: [{ op: 'replace', path: 'roles[value eq "a"].value', value: 'b' }] },
      'invalidFilter',
    ],
    [
      { Operations: [{ op: 'remove', path: 'roles', value: [{ value: 'watchers' }] }] },
      'invalidValue',
    ],
    [{ Operations: [{ op: 'replace', path: 'is_platform_admin', value: true }] }, 'invalidPath'],
    [{ Operations: [{ op: 'replace', path: '__proto__', value: {} }] }, 'invalidPath'],
    [
      { Operations: [{ op: 'replace', path: `emails[${'('.repeat(5_000)}]`, value: 1 }] },
      'invalidPath',
    ],
  ])('%j is refused: %s [ACCT-04]', (body, type) => {
    expect(faultOf(() => askedByPatch(body))).toBe(type)
  })
})

describe('a filter', () => {
  it.each([
    ['userName eq "asha@acme.example"', { by: 'userName', value: 'asha@acme.example' }],
    ['USERNAME Eq "a \\"b\\" \\\\"', { by: 'userName', value: 'a "b" \\' }],
    ['externalId eq "7"', { by: 'externalId', value: '7' }],
  ])('%s is read [ACCT-04]', (filter, read) => {
    expect(filterIn(filter)).toEqual(read)
  })

  it.each([
    '',
    'userName',
    'userName co "a"',
    'userName eq a',
    'userName eq "a" or active eq true',
    'password eq "a"',
    '"',
    `userName eq "${'\\"'.repeat(5_000)}`,
  ])('%s is refused [ACCT-04]', (filter) => {
    expect(faultOf(() => filterIn(filter))).toBe('invalidFilter')
  })
})
