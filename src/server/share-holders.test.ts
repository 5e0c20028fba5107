import { expect, it } from 'vitest'
import { policySchema } from '../domain/policy/policy.ts'
import { linkViewer, type Viewer } from '../domain/policy/viewer.ts'
import type { Caller } from './caller.ts'
import { holdersOf } from './share-holders.ts'

const host = { client_id: 'c1', client: 'acme' }
const calling = (viewer: Viewer): Caller => ({
  viewer,
  client_name: 'Acme',
  policy: policySchema.parse({}),
  policy_version: 1,
  session_id: null,
  purpose: null,
  is_platform_admin: false,
  viewing_as: null,
})
const keys = (caller: Caller | null, ip: string): string[] =>
  holdersOf(caller, ip).map(({ key }) => key)

it('counts an account by user and client, wherever it calls from [AUTH-13]', () => {
  const account = calling({
    ...host,
    username: 'acme',
    user_id: 'u1',
    reach: { kind: 'client' },
    link: null,
  })
  expect(keys(account, '203.0.113.5')).toEqual(['user:u1', 'client:c1'])
})

it('counts a visitor by link, pages and address, an IPv6 one by its /64 [AUTH-13]', () => {
  const link = calling(linkViewer(host, 'o1', { id: 'l1', party: 'driver', proof: 'reference' }))
  expect(keys(link, '2001:db8:1:2::9')).toEqual([
    'link:link:l1:o1',
    'pages:c1',
    'address:2001:db8:1:2',
    'visitors:',
  ])
  expect(keys(null, '203.0.113.5')).toEqual(['address:203.0.113.5', 'visitors:'])
})
